import type { ScreenCondition } from '../slots/screens/screens.ts';

/** The ways in which any screen can break, in everyday words. */
export type FailureKind =
  | 'offline'
  | 'slow'
  | 'duplicate'
  | 'faster'
  | 'refused'
  | 'not-allowed'
  | 'too-large'
  | 'signed-out';

/** One way to break a screen. */
export interface Breakage {
  readonly id: FailureKind;
  readonly label: string;
  /** The state of the screen in which this is seen. */
  readonly condition: ScreenCondition | null;
  /** Words by which an entry of the catalogue is known to be about it, whatever brings it up. */
  readonly known: RegExp;
}

export const BREAKAGES: readonly Breakage[] = [
  {
    id: 'offline',
    label: 'Offline',
    condition: 'failed',
    known: /\b(?:offline|no (?:line|network|internet|connection))\b/u,
  },
  {
    id: 'slow',
    label: 'Too slow',
    condition: 'loading',
    known: /\b(?:too slow|takes? (?:too )?long|slow)\b/u,
  },
  {
    id: 'duplicate',
    label: 'There already',
    condition: null,
    known: /\b(?:duplicate|already (?:there|exists)|there already)\b/u,
  },
  {
    id: 'faster',
    label: 'Somebody was faster',
    condition: null,
    known: /\b(?:faster|changed (?:it|this|meanwhile)|some(?:body|one) else)\b/u,
  },
  { id: 'refused', label: 'Refused', condition: null, known: /\b(?:refused|declined|rejected)\b/u },
  {
    id: 'not-allowed',
    label: 'Not allowed',
    condition: 'forbidden',
    known: /\b(?:not allowed|forbidden|may not)\b/u,
  },
  {
    id: 'too-large',
    label: 'Too large',
    condition: null,
    known: /\b(?:too (?:large|big|long|many)|full)\b/u,
  },
  { id: 'signed-out', label: 'Signed out', condition: null, known: /\b(?:signed out|session|sign in)\b/u },
];
