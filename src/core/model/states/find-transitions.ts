import { finderOf } from '../../answers/name-finder.ts';
import { knownValue } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { State, Transition } from '../types.ts';

export type TransitionSummary = Pick<Transition, 'id' | 'label' | 'formerly' | 'from' | 'to' | 'event'>;

/** Finds transitions: one by its name or its two states (“New to Lent”), or all of an event (“cancel”). */
export type FindTransitions<M extends TransitionSummary> = (words: string) => readonly M[];

/** Looks up by event first, then by name, then by the two states. */
export function transitionFinder<M extends TransitionSummary>(transitions: readonly M[]): FindTransitions<M> {
  const byId = new Map(transitions.map((transition) => [transition.id, transition]));
  const named = finderOf(transitions);
  const byEvent = groupBy(transitions, ({ event }) => foldCase(knownValue(event) ?? ''));
  return (words) => {
    const said = foldCase(words);
    const events = said === '' ? undefined : byEvent.get(said);
    if (events) return events;
    const one = byId.get(named(words).id ?? '');
    return one ? [one] : transitions.filter((transition) => hasEnds(transition, said));
  };
}

const ARROWS = [' → ', '→', ' -> ', '->', ' to ', ' – ', ' - '];

function hasEnds({ from, to }: TransitionSummary, words: string): boolean {
  const [start, end] = [foldCase(from.label), foldCase(to.label)];
  return (
    words.startsWith(start) &&
    words.endsWith(end) &&
    ARROWS.includes(words.slice(start.length, words.length - end.length))
  );
}

export function isFinalState({ place }: Pick<State, 'place'>): boolean {
  return knownValue(place) === 'last';
}
