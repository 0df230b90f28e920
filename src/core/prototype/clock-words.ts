import { listOf } from '../answers/sourced.ts';
import type { Transition } from '../model/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { TRIGGER_WORDS } from '../slots/states/transitions.ts';

/** The clock as the actor of a transition, with what it depends on in brackets, such as a constant. */
export function clockWords({ actors }: Pick<Transition, 'actors'>): string {
  const all = listOf(actors).map(({ label }) => label);
  const named = all.filter((label) => TRIGGER_WORDS.get(foldCase(label)) !== 'clock');
  return named.length === 0 ? 'the clock' : `the clock (${named.join(', ')})`;
}
