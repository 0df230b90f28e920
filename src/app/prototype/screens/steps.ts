/** The steps of a wizard, and where one is among them. */
export interface Steps {
  readonly ids: readonly string[];
  readonly at: number;
  readonly go: (at: number) => void;
}
