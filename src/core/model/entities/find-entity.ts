import { type Find, finderOf } from '../find.ts';
import { heldValue } from '../held.ts';
import type { Entities, Entity } from './types.ts';

/** The entities that were named; none while nobody has named any. */
export function entitiesIn({ entities }: Entities): readonly Entity[] {
  return heldValue(entities) ?? [];
}

/** Finds an entity by its name, its plural or a name it had. */
export function entityFinder(entities: Entities): Find {
  return finderOf(entitiesIn(entities).map((entity) => ({ ...entity, also: [entity.plural] })));
}

/** Finds a field of an entity by its name or a name it had. */
export function fieldFinder(entity: Pick<Entity, 'fields'> | undefined): Find {
  return finderOf((entity && heldValue(entity.fields)) ?? []);
}
