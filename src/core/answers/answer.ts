import type { Question } from '../facts/types.ts';
import type { Value } from '../shapes/types.ts';
import type { Source } from './sourced.ts';

/** What was decided about one slot: a value, or that it does not apply. */
export interface Answer {
  readonly question: Question;
  readonly source: Source;
  /** Undefined: it does not apply, for `reason`. */
  readonly value: Value | undefined;
  readonly reason: string;
}
