import type { NamedElement } from '../../answers/sourced.ts';
import type { Lifecycle } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { type FindingPlace, type ModelElement, placeAt } from '../closing-rule.ts';

/** The subject of a lifecycle in sentences: its entity, with the name of the lifecycle where there are several. */
export function subjectOf(cycle: Lifecycle, { index }: Product): string {
  const entity = index.entities.get(cycle.entity);
  if (!entity) return cycle.label;
  return index.cycles(cycle.entity).length > 1 ? `${entity.label} (${cycle.label})` : entity.label;
}

export function placeOfLifecycle(cycle: Lifecycle, question: string, { index }: Product): FindingPlace {
  const { id, label } = index.entities.get(cycle.entity) ?? cycle;
  const thing: ModelElement = { kind: 'entity', id, label };
  return { question, thing };
}

export function placeOfTransition(transition: NamedElement, { entity }: Lifecycle): FindingPlace {
  return placeAt('transition', transition, undefined, entity);
}
