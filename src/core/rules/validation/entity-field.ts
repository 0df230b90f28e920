import type { Sourced } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Entity, Field } from '../../model/types.ts';
import { type FindingPlace, placeAt } from '../closing-rule.ts';

export interface EntityField {
  readonly entity: Entity;
  readonly field: Field;
}

/** “Total” of “Order”. */
export function nameOf({ entity, field }: EntityField): string {
  return `${inQuotes(field.label)} of ${inQuotes(entity.label)}`;
}

export function atField({ entity, field }: EntityField, mend: Sourced<unknown> | string): FindingPlace {
  return placeAt('field', field, mend, entity.id);
}
