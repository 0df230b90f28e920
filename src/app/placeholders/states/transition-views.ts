import {
  knownValue,
  type Lifecycle,
  type Look,
  listOf,
  lookOfSourced,
  type NameRef,
  type Sourced,
  type State,
} from '#core/product.ts';
import { firmnessTag } from '../completeness.ts';

/** A transition or reversal, as screens show it. */
export interface TransitionView {
  readonly id: string;
  readonly from: NameRef;
  readonly to: NameRef;
  /** What happens; empty if unknown. */
  readonly event: string;
  /** Who or what does it, in words; empty if unknown. */
  readonly by: string;
  readonly back: boolean;
  readonly look: Look;
  /** 'assumed' or 'stale'; empty if decided. */
  readonly word: string;
  readonly question: string;
}

export function transitionViews({ transitions, reversals }: Lifecycle): readonly TransitionView[] {
  const firmnessOf = (sourced: Sourced<unknown>) => ({
    look: lookOfSourced(sourced),
    word: firmnessTag(sourced),
  });
  const forward = listOf(transitions).map(({ id, from, to, event, by, actors, source }): TransitionView => {
    const trigger = knownValue(by);
    return {
      ...{ id, from, to, back: false, question: source.question, ...firmnessOf(transitions) },
      event: knownValue(event) ?? '',
      by: actorNames(actors) ?? (trigger === undefined ? '' : TRIGGER_WORDS[trigger]),
    };
  });
  const backward = listOf(reversals).map(
    ({ id, from, to, how, actors, source }): TransitionView => ({
      ...{ id, from, to, back: true, question: source.question, ...firmnessOf(reversals) },
      event: knownValue(how) ?? '',
      by: actorNames(actors) ?? '',
    }),
  );
  return [...forward, ...backward];
}

function actorNames(actors: Sourced<readonly NameRef[]>): string | undefined {
  return knownValue(actors)
    ?.map(({ label }) => label)
    .join(', ');
}

const TRIGGER_WORDS = { person: 'somebody', clock: 'the clock', system: 'another system' } as const;

/** States that are not final and have no outgoing transition to another state. */
export function stuckStates(cycle: Lifecycle): readonly State[] {
  const idsWithExit = new Set(transitionViews(cycle).flatMap(({ from, to }) => (from.id !== to.id ? [from.id] : [])));
  return listOf(cycle.states).filter(({ id, place }) => knownValue(place) !== 'last' && !idsWithExit.has(id));
}

/** States not reachable from an initial state; none while no initial state is known. */
export function unreachedStates(cycle: Lifecycle): readonly State[] {
  const states = listOf(cycle.states);
  const starts = states.filter(({ place }) => knownValue(place) === 'first').map(({ id }) => id);
  if (starts.length === 0) return [];
  const transitions = transitionViews(cycle);
  const reached = new Set<string>();
  for (let id = starts.pop(); id !== undefined; id = starts.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    for (const { from, to } of transitions) if (from.id === id && to.id !== null) starts.push(to.id);
  }
  return states.filter(({ id }) => !reached.has(id));
}

/** A cell of the transition grid (from × to). */
export interface TransitionCell {
  readonly says: 'yes' | 'no' | 'ask' | 'self';
  readonly transitions: readonly TransitionView[];
}

/** `yes` if there is a transition; `no` if `from` has transitions, but none to `to`; else `ask`. */
export function transitionCells(cycle: Lifecycle): (from: string, to: string) => TransitionCell {
  const transitions = transitionViews(cycle);
  const stuck = new Set(stuckStates(cycle).map(({ id }) => id));
  return (from, to) => {
    const matching = transitions.filter((transition) => transition.from.id === from && transition.to.id === to);
    if (matching.length > 0) return { says: 'yes', transitions: matching };
    if (from === to) return { says: 'self', transitions: [] };
    const isAsked = cycle.transitions.is === 'unknown' || stuck.has(from);
    return { says: isAsked ? 'ask' : 'no', transitions: [] };
  };
}
