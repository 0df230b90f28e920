/**
 * Each with the state of the screen in which it is seen, and the words by which an entry of the catalogue is recognised
 * as being about it.
 */
const ROWS = [
  ['offline', 'Offline', 'failed', /\b(?:offline|no (?:line|network|internet|connection))\b/u],
  ['slow', 'Too slow', 'loading', /\b(?:too slow|takes? (?:too )?long|slow)\b/u],
  ['duplicate', 'There already', null, /\b(?:duplicate|already (?:there|exists)|there already)\b/u],
  ['faster', 'Somebody was faster', null, /\b(?:faster|changed (?:it|this|meanwhile)|some(?:body|one) else)\b/u],
  ['refused', 'Refused', null, /\b(?:refused|declined|rejected)\b/u],
  ['not-allowed', 'Not allowed', 'forbidden', /\b(?:not allowed|forbidden|may not)\b/u],
  ['too-large', 'Too large', null, /\b(?:too (?:large|big|long|many)|full)\b/u],
  ['signed-out', 'Signed out', null, /\b(?:signed out|session|sign in)\b/u],
] as const;

/** Failures that can be simulated on any screen. */
export const SIMULATED_FAILURES = ROWS.map(([id, label, condition, known]) => ({
  id,
  label,
  condition,
  known,
}));

export type SimulatedFailure = (typeof SIMULATED_FAILURES)[number];
export type FailureKind = SimulatedFailure['id'];
