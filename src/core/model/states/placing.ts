import { type Answers, questionAt, slotOf } from '../../answers/answers.ts';
import { knownFrom, type Named, type Source, type Sourced, unknownAt } from '../../answers/sourced.ts';
import type { Cycle } from './cycles.ts';

/** What is said of a life cycle at a slot: in the answer of its entity, else in that for all. */
export type Placing<T> = (cycle: Cycle) => Sourced<readonly T[]>;

export interface Pieces<T> {
  readonly slot: string;
  readonly read: (slot: string) => Sourced<readonly T[]>;
  readonly states: (piece: T) => readonly string[];
}

/** Shares the pieces of a slot among life cycles by the states they name; what fits none goes to a first one. */
export function placingOf<T>(answers: Answers, cycles: readonly Cycle[], pieces: Pieces<T>): Placing<T> {
  const general = pieces.read(pieces.slot);
  const speechless = cycles.filter((cycle) => !hasOwn(answers, cycle, pieces.slot));
  const rest = restOf(general, speechless, pieces);
  return (cycle) => {
    if (cycle.entity && hasOwn(answers, cycle, pieces.slot)) {
      const own = pieces.read(slotOf(cycle.entity.id, pieces.slot));
      const lives = cycles.filter(({ entity }) => entity === cycle.entity);
      return share(own, cycle, restOf(own, lives, pieces), cycle.first, pieces);
    }
    if (general.is === 'not-applicable') return general;
    const mine = share(general, cycle, rest, cycle.takesRest, pieces);
    const isForIt = mine.is === 'known' && (mine.value.length > 0 || cycle.takesRest);
    return isForIt
      ? mine
      : unknownAt(questionAt(cycle.entity ? slotOf(cycle.entity.id, pieces.slot) : pieces.slot));
  };
}

function hasOwn(answers: Answers, { entity }: Cycle, slot: string): boolean {
  return entity !== null && answers.at(slotOf(entity.id, slot)) !== undefined;
}

/** The life of nobody yet, or the first life of the only entity there is. */
function share<T>(
  held: Sourced<readonly T[]>,
  cycle: Cycle,
  rest: ReadonlySet<T>,
  takesRest: boolean,
  { states }: Pieces<T>,
): Sourced<readonly T[]> {
  if (held.is !== 'known') return held;
  const mine = held.value.filter((piece) => (rest.has(piece) ? takesRest : fits(cycle, states(piece))));
  return knownFrom(mine, held.source);
}

function restOf<T>(
  held: Sourced<readonly T[]>,
  cycles: readonly Cycle[],
  { states }: Pieces<T>,
): ReadonlySet<T> {
  if (held.is !== 'known') return new Set();
  return new Set(held.value.filter((piece) => !cycles.some((cycle) => fits(cycle, states(piece)))));
}

function fits({ state }: Cycle, names: readonly string[]): boolean {
  return names.every((name) => state(name).id !== null);
}

/** The decision that speaks of states which no life cycle has, or undefined. */
export function homeless<T>(
  answers: Answers,
  { cycles, things }: { readonly cycles: readonly Cycle[]; readonly things: readonly Named[] },
  pieces: Pieces<T>,
): Source | undefined {
  if (things.length > 0 && things.every(({ id }) => answers.at(slotOf(id, pieces.slot)))) return undefined;
  const general = pieces.read(pieces.slot);
  const speechless = cycles.filter((cycle) => !hasOwn(answers, cycle, pieces.slot));
  if (general.is !== 'known' || speechless.some(({ takesRest }) => takesRest)) return undefined;
  return restOf(general, speechless, pieces).size > 0 ? general.source : undefined;
}
