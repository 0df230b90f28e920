/** The steps of a wizard, and which of them is open. */
export interface Steps {
  readonly ids: readonly string[];
  readonly at: number;
  readonly go: (at: number) => void;
}
