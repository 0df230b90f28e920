import type { StatedRow } from '../answers/stated-rows.ts';

/** A failure of the made-up product. `label` is also its code in an answer. */
export interface StageFailure {
  readonly id: string;
  readonly label: string;
  /** An example of it, in a few words. */
  readonly case: string;
  /** The label stamped on the product while it fails. */
  readonly mark: string;
}

export const STAGE_FAILURES: readonly StageFailure[] = [
  { id: 'offline', label: 'Offline', case: 'The train enters the tunnel.', mark: 'no line' },
  {
    id: 'slow',
    label: 'Too slow',
    case: 'Everybody is in at nine on Monday.',
    mark: 'turning since Tuesday',
  },
  { id: 'duplicate', label: 'Duplicate', case: 'No. 17 is there already.', mark: 'there are two of me' },
  {
    id: 'changed',
    label: 'Someone else changed it',
    case: 'Ulla saved two seconds ago.',
    mark: 'saved by Ulla',
  },
  { id: 'declined', label: 'Declined', case: 'The bank says no.', mark: 'declined' },
  { id: 'too-big', label: 'File too big', case: 'The whole holiday, on film.', mark: '4 GB too long' },
  { id: 'signed-out', label: 'Signed out', case: 'Back from lunch, and a stranger.', mark: 'who are you?' },
  { id: 'not-allowed', label: 'Not allowed', case: 'That is for the boss.', mark: 'keep out' },
];

/** The stated message for a failure: the row whose code contains its label. */
export function messageRowOf(failure: StageFailure, rows: readonly StatedRow[]): StatedRow | undefined {
  const name = failure.label.toLowerCase();
  return rows.find(({ cell }) => cell('code').toLowerCase().includes(name) && cell('text') !== '');
}
