import {
  type Entity,
  knownValue,
  type Lifecycle,
  type Look,
  listOf,
  lookOfSourced,
  type NameRef,
  type Product,
  type Sourced,
  type State,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import type { Subject } from '../../stage/stage-definition.ts';
import { firmnessTag } from '../sourced/sourced-value.tsx';
import { questionIdFor } from '../things/question-ids.ts';
import type { SampleContext } from '../things/with-samples.tsx';

/** A lifecycle as the subject of a screen: the only one of an entity, one of several, or one without an entity. */
export interface LifecycleSubject extends Subject {
  /** Null for a lifecycle without an entity. */
  readonly entity: Entity | null;
  /** Null while no state is named, or if it was decided that there is none; then `without` is the reason. */
  readonly cycle: Lifecycle | null;
  readonly statelessReason: string | null;
}

export interface LifecycleProps extends SampleContext {
  readonly life: LifecycleSubject;
  readonly cycle: Lifecycle;
}

export function sampleRowsOf({ life: { entity }, sample }: Pick<LifecycleProps, 'life' | 'sample'>) {
  return entity ? sample.rows(entity.id) : [];
}

/** All lifecycles in the order of the entities; entities without one get an entry with `cycle: null`. */
export function lifecyclesOf({ model, index }: Pick<Product, 'model' | 'index'>): readonly LifecycleSubject[] {
  const stateless = new Map(model.states.stateless.map(({ entity, held }) => [entity, held]));
  const ofEntities = index.entities.all.flatMap((entity): readonly LifecycleSubject[] => {
    const cycles = index.cycles(entity.id);
    if (cycles.length > 0) return cycles.map((cycle) => lifecycleSubject(cycle, entity, cycles.length > 1));
    const statelessReason = stateless.get(entity.id) ?? stateless.get(null);
    const { id, label } = entity;
    return [
      {
        id,
        label,
        entity,
        cycle: null,
        statelessReason: statelessReason?.reason ?? null,
        completeness: statelessReason ? 'known' : 'nothing',
      },
    ];
  });
  return [...ofEntities, ...index.cycles(null).map((cycle) => lifecycleSubject(cycle, null, false))];
}

export function lifeOf(product: Product, subject: string | undefined): LifecycleSubject | undefined {
  return lifecyclesOf(product).find(({ id }) => id === subject);
}

function lifecycleSubject(cycle: Lifecycle, entity: Entity | null, isOneOfSeveral: boolean): LifecycleSubject {
  const label = entity ? (isOneOfSeveral ? `${entity.label}: ${cycle.label}` : entity.label) : 'Somebody’s life';
  return { id: cycle.id, label, entity, cycle, statelessReason: null, completeness: completenessOfLifecycle(cycle) };
}

/** `nothing` without states; `known` once its transitions are known and no state is stuck. */
function completenessOfLifecycle(cycle: Lifecycle): Subject['completeness'] {
  if (listOf(cycle.states).length === 0) return 'nothing';
  if (cycle.transitions.is === 'unknown') return 'partly';
  return stuckStates(cycle).length === 0 ? 'known' : 'partly';
}

export function completenessOfStates(lifecycles: readonly LifecycleSubject[]): Subject['completeness'] {
  if (lifecycles.every(({ completeness }) => completeness === 'known'))
    return lifecycles.length === 0 ? 'nothing' : 'known';
  return lifecycles.every(({ completeness, statelessReason }) => completeness === 'nothing' || statelessReason !== null)
    ? 'nothing'
    : 'partly';
}

/** The initial state; where nobody has said which, one without incoming transitions, else the first listed. */
export function firstStateOf(cycle: Lifecycle) {
  const states = listOf(cycle.states);
  const targetIds = new Set(listOf(cycle.transitions).map(({ to }) => to.id));
  return (
    states.find(({ place }) => knownValue(place) === 'first') ??
    states.find(({ id }) => !targetIds.has(id)) ??
    states[0]
  );
}

type QuestionName =
  | 'list'
  | 'transitions'
  | 'effects'
  | 'matrix'
  | 'reversal'
  | 'reversal-time'
  | 'idle'
  | 'conflict'
  | 'cascade';

/** Asked once for all entities. */
const GENERAL_QUESTION_NAMES: ReadonlySet<QuestionName> = new Set(['conflict', 'cascade']);

export type LifecycleQuestion = ReturnType<typeof useLifecycleQuestions>;

/** Finds the id of the question to show for a name: the entity’s own one, or the general one. */
export function useLifecycleQuestions(entity: Pick<Entity, 'id'> | null) {
  const { view } = useAsking();
  return (name: QuestionName): string =>
    questionIdFor(view, 'states', GENERAL_QUESTION_NAMES.has(name) ? null : (entity?.id ?? null), name);
}

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
