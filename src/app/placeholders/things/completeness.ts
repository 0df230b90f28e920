/** How much is known of the subject of a screen; decides what the screen shows. */
export type Completeness = 'nothing' | 'partly' | 'known';

/** What a placeholder can be about: an entity, a screen, a lifecycle. */
export interface Subject {
  readonly id: string;
  readonly label: string;
  readonly completeness: Completeness;
}
