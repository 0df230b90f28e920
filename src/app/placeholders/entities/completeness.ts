import { type Entity, lookOfSourced, type Product } from '#core/product.ts';
import type { Completeness } from '../../stage/stage-definition.ts';

/** `nothing` while no field is known; `known` once every field has a type. */
export function completenessOfEntity({ fields }: Entity): Completeness {
  if (fields.is === 'unknown') return 'nothing';
  if (fields.is === 'not-applicable') return 'known';
  const isComplete = fields.value.length > 0 && fields.value.every(({ type }) => type.is !== 'unknown');
  return isComplete ? 'known' : 'partly';
}

export function completenessOfEntities({ index }: Pick<Product, 'index'>): Completeness {
  const { all } = index.entities;
  if (all.length === 0) return 'nothing';
  return all.every((entity) => completenessOfEntity(entity) === 'known') ? 'known' : 'partly';
}

/** Whether everything is decided: nothing unknown, assumed or stale. */
export function areEntitiesDecided({ model, index }: Pick<Product, 'model' | 'index'>): boolean {
  const sourced = [model.entities.entities, ...index.entities.all.map(({ fields }) => fields)];
  return sourced.every((one) => lookOfSourced(one) === 'decided');
}
