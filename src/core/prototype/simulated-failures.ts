import type { ScreenCondition } from '../slots/screens/screens.ts';

export interface SimulatedFailure {
  readonly id: FailureKind;
  readonly label: string;
  /** The state of the screen in which this is seen. */
  readonly condition: ScreenCondition | null;
  /** Words by which an entry of the catalogue is known to be about it, whatever brings it up. */
  readonly known: RegExp;
}

const ROWS = [
  ['offline', 'Offline', 'failed', /\b(?:offline|no (?:line|network|internet|connection))\b/u],
  ['slow', 'Too slow', 'loading', /\b(?:too slow|takes? (?:too )?long|slow)\b/u],
  ['duplicate', 'There already', null, /\b(?:duplicate|already (?:there|exists)|there already)\b/u],
  [
    'faster',
    'Somebody was faster',
    null,
    /\b(?:faster|changed (?:it|this|meanwhile)|some(?:body|one) else)\b/u,
  ],
  ['refused', 'Refused', null, /\b(?:refused|declined|rejected)\b/u],
  ['not-allowed', 'Not allowed', 'forbidden', /\b(?:not allowed|forbidden|may not)\b/u],
  ['too-large', 'Too large', null, /\b(?:too (?:large|big|long|many)|full)\b/u],
  ['signed-out', 'Signed out', null, /\b(?:signed out|session|sign in)\b/u],
] as const;

/** The ways in which any screen can break. */
export type FailureKind = (typeof ROWS)[number][0];

/** The same, in everyday words. */
export const SIMULATED_FAILURES: readonly SimulatedFailure[] = ROWS.map(([id, label, condition, known]) => ({
  id,
  label,
  condition,
  known,
}));
