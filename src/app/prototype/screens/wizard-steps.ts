/** The steps of a wizard, and the index of the current one. */
export interface WizardSteps {
  readonly ids: readonly string[];
  readonly at: number;
  readonly go: (at: number) => void;
}
