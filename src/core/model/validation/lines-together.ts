import { saysAllThings } from '../all-things.ts';
import type { Entity } from '../entities/types.ts';
import type { FieldIndex } from '../field-index.ts';
import type { Ref } from '../things.ts';

/** Fields that a rule names, and whose they are; of no entity where none has them all. */
export interface Place {
  readonly entity: string | null;
  readonly fields: readonly Ref[];
}

/**
 * Where fields are that were named together: on the thing that was named with them, else on every entity that has
 * them all, for what is said of no thing is said of all.
 */
export function placesOf(fields: FieldIndex, thing: string, names: readonly string[]): readonly Place[] {
  const one = thing === '' ? undefined : fields.entity(thing);
  if (one) return [placeOn(fields, one, names)];
  const unknown = [{ entity: null, fields: names.map((name) => ({ label: name, id: null })) }];
  const [first, ...others] = names;
  if (first === undefined || !saysAllThings(thing)) return unknown;
  const having = fields
    .called(first)
    .map(({ entity }) => entity)
    .filter((entity) => others.every((name) => has(fields, entity, name)));
  return having.length === 0 ? unknown : having.map((entity) => placeOn(fields, entity, names));
}

function placeOn(fields: FieldIndex, entity: Entity, names: readonly string[]): Place {
  return { entity: entity.id, fields: names.map((name) => refOn(fields, entity, name)) };
}

function refOn(fields: FieldIndex, entity: Entity, name: string): Ref {
  const ref = fields.fieldRef(entity, name);
  if (ref.id !== null) return ref;
  const place = fields.called(name).find((one) => one.entity === entity);
  return place ? { label: place.field.label, id: place.field.id } : ref;
}

function has(fields: FieldIndex, entity: Entity, name: string): boolean {
  return refOn(fields, entity, name).id !== null;
}
