import { type Entity, knownValue, type Lifecycle, listOf, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import type { Subject } from '../../stage/stage-definition.ts';
import { areDecided } from '../completeness.ts';
import { questionIdFor } from '../things/question-ids.ts';
import type { SampleContext } from '../things/with-samples.tsx';
import { stuckStates } from './transition-views.ts';

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

/** The lifecycle with the id of a subject. */
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

export function areLifecyclesDecided(lifecycles: readonly LifecycleSubject[]): boolean {
  return areDecided(lifecycles.flatMap(({ cycle }) => (cycle ? [cycle.states, cycle.transitions] : [])));
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
