import { type Find, finderOf } from '../../answers/find.ts';
import { knownValue } from '../../answers/sourced.ts';
import type { Entities, Entity } from '../types.ts';

export function entitiesIn({ entities }: Entities): readonly Entity[] {
  return knownValue(entities) ?? [];
}

/** Finds an entity by its name, its plural or a name it had. */
export function entityFinder(entities: Entities): Find {
  return finderOf(entitiesIn(entities).map((entity) => ({ ...entity, also: [entity.plural] })));
}
