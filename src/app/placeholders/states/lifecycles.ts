import { type Entity, knownValue, type Lifecycle, listOf, lookOfSourced, type Product } from '#core/product.ts';
import type { Subject } from '../things/stage-name.ts';
import type { SampleContext } from '../things/with-samples.tsx';
import { stuckStates } from './transition-views.ts';

/** One life cycle: of a thing, one of several of a thing, or of nothing in particular. */
export interface LifecycleSubject extends Subject {
  /** Null while no thing has a name. */
  readonly entity: Entity | null;
  /** Null while no state is named, or where it was decided that there is no life cycle. */
  readonly cycle: Lifecycle | null;
  readonly without: string | null;
}

export interface LifecycleProps extends SampleContext {
  readonly life: LifecycleSubject;
  readonly cycle: Lifecycle;
}

export function sampleRowsOf({ life: { entity }, sample }: Pick<LifecycleProps, 'life' | 'sample'>) {
  return entity ? sample.rows(entity.id) : [];
}

/** All life cycles, in the order of the things; of a thing that nobody has spoken of, an unknown one. */
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
        without: statelessReason?.reason ?? null,
        stage: statelessReason ? 'known' : 'nothing',
      },
    ];
  });
  return [...ofEntities, ...index.cycles(null).map((cycle) => lifecycleSubject(cycle, null, false))];
}

function lifecycleSubject(cycle: Lifecycle, entity: Entity | null, isOneOfSeveral: boolean): LifecycleSubject {
  const label = entity ? (isOneOfSeveral ? `${entity.label}: ${cycle.label}` : entity.label) : 'Somebody’s life';
  return { id: cycle.id, label, entity, cycle, without: null, stage: stageOfLifecycle(cycle) };
}

/** Nothing without states; all once its moves are said and no state but a last one lacks a way on. */
function stageOfLifecycle(cycle: Lifecycle): Subject['stage'] {
  if (listOf(cycle.states).length === 0) return 'nothing';
  if (cycle.transitions.is === 'unknown') return 'partly';
  return stuckStates(cycle).length === 0 ? 'known' : 'partly';
}

export function stageOfStates(lifecycles: readonly LifecycleSubject[]): Subject['stage'] {
  if (lifecycles.every(({ stage }) => stage === 'known')) return lifecycles.length === 0 ? 'nothing' : 'known';
  return lifecycles.every(({ stage, without }) => stage === 'nothing' || without !== null) ? 'nothing' : 'partly';
}

/** Whether all of it was decided, rather than only assumed. */
export function areLifecyclesFirm(lifecycles: readonly LifecycleSubject[]): boolean {
  return lifecycles.every(
    ({ cycle }) =>
      cycle === null || [cycle.states, cycle.transitions].every((sourced) => lookOfSourced(sourced) !== 'guess'),
  );
}

/** The first state of a life cycle; where nobody has said which, one that nothing leads to, else the first named. */
export function firstStateOf(cycle: Lifecycle) {
  const states = listOf(cycle.states);
  const targetIds = new Set(listOf(cycle.transitions).map(({ to }) => to.id));
  return (
    states.find(({ place }) => knownValue(place) === 'first') ??
    states.find(({ id }) => !targetIds.has(id)) ??
    states[0]
  );
}
