import {
  knownValue,
  type LifeCycleOf,
  listOf,
  lookOfSourced,
  type Ref,
  type Sourced,
  type State,
} from '#core/product.ts';

import { sureWord } from '../things/sure-word.ts';

/** One way from state to state: a move, or a way back. */
export interface Way {
  readonly id: string;
  readonly from: Ref;
  readonly to: Ref;
  /** What happens; empty while nobody has said. */
  readonly event: string;
  /** Who or what does it, in words; empty while nobody has said. */
  readonly by: string;
  readonly back: boolean;
  readonly look: 'said' | 'guess' | 'hole';
  /** Why it is a guess: assumed, or gone stale; empty where it was decided. */
  readonly word: string;
  readonly question: string;
}

export function waysIn({ transitions, reversals }: LifeCycleOf): readonly Way[] {
  const sure = (held: Sourced<unknown>) => ({ look: lookOfSourced(held), word: sureWord(held) });
  const moves = listOf(transitions).map(({ id, from, to, event, by, actors, source }): Way => {
    const what = knownValue(by);
    return {
      ...{ id, from, to, back: false, question: source.question, ...sure(transitions) },
      event: knownValue(event) ?? '',
      by: namesOf(actors) ?? (what === undefined ? '' : BY[what]),
    };
  });
  const back = listOf(reversals).map(
    ({ id, from, to, how, actors, source }): Way => ({
      ...{ id, from, to, back: true, question: source.question, ...sure(reversals) },
      event: knownValue(how) ?? '',
      by: namesOf(actors) ?? '',
    }),
  );
  return [...moves, ...back];
}

function namesOf(actors: Sourced<readonly Ref[]>): string | undefined {
  return knownValue(actors)
    ?.map(({ label }) => label)
    .join(', ');
}

const BY = { person: 'somebody', clock: 'the clock', system: 'another system' } as const;

/** States that are not the last and have no way out, except back to themselves. */
export function stuckStates(cycle: LifeCycleOf): readonly State[] {
  const leaving = new Set(waysIn(cycle).flatMap(({ from, to }) => (from.id !== to.id ? [from.id] : [])));
  return listOf(cycle.states).filter(({ id, place }) => knownValue(place) !== 'last' && !leaving.has(id));
}

/** States that no way leads to from where the life begins; none while nobody has said where it begins. */
export function unreachedStates(cycle: LifeCycleOf): readonly State[] {
  const states = listOf(cycle.states);
  const starts = states.filter(({ place }) => knownValue(place) === 'first').map(({ id }) => id);
  if (starts.length === 0) return [];
  const ways = waysIn(cycle);
  const reached = new Set<string>();
  for (let id = starts.pop(); id !== undefined; id = starts.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    for (const { from, to } of ways) if (from.id === id && to.id !== null) starts.push(to.id);
  }
  return states.filter(({ id }) => !reached.has(id));
}

/** What a cell of the grid from × to says. */
export interface MoveCell {
  readonly says: 'yes' | 'no' | 'ask' | 'self';
  readonly ways: readonly Way[];
}

/** Yes where a way is named; no where ways out of the first state are named but none leads there; else `ask`. */
export function moveCells(cycle: LifeCycleOf): (from: string, to: string) => MoveCell {
  const ways = waysIn(cycle);
  const stuck = new Set(stuckStates(cycle).map(({ id }) => id));
  return (from, to) => {
    const here = ways.filter((way) => way.from.id === from && way.to.id === to);
    if (here.length > 0) return { says: 'yes', ways: here };
    if (from === to) return { says: 'self', ways: [] };
    const isAsked = cycle.transitions.is === 'unknown' || stuck.has(from);
    return { says: isAsked ? 'ask' : 'no', ways: [] };
  };
}
