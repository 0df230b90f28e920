import { type Entity, knownValue, type LifeCycleOf, listOf, lookOfSourced, type Product } from '#core/product.ts';
import type { Samples } from '../things/sampled.tsx';
import type { Subject } from '../things/stage-name.ts';
import { stuckStates } from './ways.ts';

/** One life cycle: of a thing, one of several of a thing, or of nothing in particular. */
export interface Life extends Subject {
  /** Null while no thing has a name. */
  readonly entity: Entity | null;
  /** Null while no state is named, or where it was decided that there is no life cycle. */
  readonly cycle: LifeCycleOf | null;
  readonly without: string | null;
}

export interface LifeProps extends Samples {
  readonly life: Life;
  readonly cycle: LifeCycleOf;
}

export function livingIn({ life: { entity }, sample }: Pick<LifeProps, 'life' | 'sample'>) {
  return entity ? sample.rows(entity.id) : [];
}

/** All life cycles, in the order of the things; of a thing that nobody has spoken of, an unknown one. */
export function livesOf({ model, index }: Pick<Product, 'model' | 'index'>): readonly Life[] {
  const stateless = new Map(model.states.stateless.map(({ entity, held }) => [entity, held]));
  const ofThings = index.entities.all.flatMap((entity): readonly Life[] => {
    const cycles = index.cycles(entity.id);
    if (cycles.length > 0) return cycles.map((cycle) => lifeOf(cycle, entity, cycles.length > 1));
    const none = stateless.get(entity.id) ?? stateless.get(null);
    const { id, label } = entity;
    return [{ id, label, entity, cycle: null, without: none?.reason ?? null, stage: none ? 'known' : 'nothing' }];
  });
  return [...ofThings, ...index.cycles(null).map((cycle) => lifeOf(cycle, null, false))];
}

function lifeOf(cycle: LifeCycleOf, entity: Entity | null, several: boolean): Life {
  const label = entity ? (several ? `${entity.label}: ${cycle.label}` : entity.label) : 'Somebody’s life';
  return { id: cycle.id, label, entity, cycle, without: null, stage: stageOfLife(cycle) };
}

/** Nothing without states; all once its moves are said and no state but a last one lacks a way on. */
function stageOfLife(cycle: LifeCycleOf): Subject['stage'] {
  if (listOf(cycle.states).length === 0) return 'nothing';
  if (cycle.transitions.is === 'unknown') return 'partly';
  return stuckStates(cycle).length === 0 ? 'known' : 'partly';
}

export function stageOfStates(lives: readonly Life[]): Subject['stage'] {
  if (lives.every(({ stage }) => stage === 'known')) return lives.length === 0 ? 'nothing' : 'known';
  return lives.every(({ stage, without }) => stage === 'nothing' || without !== null) ? 'nothing' : 'partly';
}

/** Whether all of it was decided, rather than only assumed. */
export function areLifecyclesFirm(lives: readonly Life[]): boolean {
  return lives.every(
    ({ cycle }) => cycle === null || [cycle.states, cycle.transitions].every((held) => lookOfSourced(held) !== 'guess'),
  );
}

/** The first state of a life cycle; where nobody has said which, one that nothing leads to, else the first named. */
export function firstOf(cycle: LifeCycleOf) {
  const states = listOf(cycle.states);
  const entered = new Set(listOf(cycle.transitions).map(({ to }) => to.id));
  return (
    states.find(({ place }) => knownValue(place) === 'first') ?? states.find(({ id }) => !entered.has(id)) ?? states[0]
  );
}
