import type { Named } from '../../answers/sourced.ts';
import type { LifeCycleOf } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { at, type Place, type Thing } from '../closing-rule.ts';

/** How sentences name what goes through a life cycle: its entity, with the cycle where the entity has several. */
export function subjectOf(cycle: LifeCycleOf, { index }: Product): string {
  const entity = index.entities.get(cycle.entity);
  if (!entity) return cycle.label;
  return index.cycles(cycle.entity).length > 1 ? `${entity.label} (${cycle.label})` : entity.label;
}

export function atCycle(cycle: LifeCycleOf, question: string, { index }: Product): Place {
  const { id, label } = index.entities.get(cycle.entity) ?? cycle;
  const thing: Thing = { kind: 'entity', id, label };
  return { question, thing };
}

export function atMove(move: Named, { entity }: LifeCycleOf): Place {
  return at('transition', move, undefined, entity);
}
