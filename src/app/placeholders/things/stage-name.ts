/** How much has been said of what a screen is about: it decides what the screen draws. */
export type StageName = 'nothing' | 'partly' | 'known';

/** A thing of the product that a screen can be about: an entity, a screen. */
export interface Subject {
  readonly id: string;
  readonly label: string;
  readonly stage: StageName;
}
