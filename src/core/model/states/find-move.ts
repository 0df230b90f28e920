import { finderOf } from '../../answers/find.ts';
import { knownValue } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { folded } from '../../shapes/folded.ts';
import type { Transition } from '../types.ts';

export type Move = Pick<Transition, 'id' | 'label' | 'formerly' | 'from' | 'to' | 'event'>;

/** The moves that words mean: one by its name or its ends (“New to Lent”), or all that share an event (“cancel”). */
export type FindMoves<M extends Move> = (words: string) => readonly M[];

/** Finds moves by what happens on the way, by their name, or by where they lead from and to. */
export function moveFinder<M extends Move>(moves: readonly M[]): FindMoves<M> {
  const byId = new Map(moves.map((move) => [move.id, move]));
  const named = finderOf(moves);
  const byEvent = grouped(moves, ({ event }) => folded(knownValue(event) ?? ''));
  return (words) => {
    const said = folded(words);
    const events = said === '' ? undefined : byEvent.get(said);
    if (events) return events;
    const one = byId.get(named(words).id ?? '');
    return one ? [one] : moves.filter((move) => hasEnds(move, said));
  };
}

const ARROWS = [' → ', '→', ' -> ', '->', ' to ', ' – ', ' - '];

function hasEnds({ from, to }: Move, words: string): boolean {
  const [start, end] = [folded(from.label), folded(to.label)];
  return (
    words.startsWith(start) &&
    words.endsWith(end) &&
    ARROWS.includes(words.slice(start.length, words.length - end.length))
  );
}
