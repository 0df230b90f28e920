import { type Find, finderOf } from '../../answers/find.ts';
import { knownValue } from '../../answers/sourced.ts';
import type { Entities, Entity } from '../types.ts';

export function entitiesIn({ entities }: Entities): readonly Entity[] {
  return knownValue(entities) ?? [];
}

export function entityFinder(entities: Entities): Find {
  return finderOf(entitiesIn(entities).map((entity) => ({ ...entity, also: [entity.plural] })));
}
