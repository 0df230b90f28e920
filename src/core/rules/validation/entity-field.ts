import type { Sourced } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { EntityField } from '../../model/field-index.ts';
import { type FindingPlace, placeAt } from '../closing-rule.ts';

/** “Total” of “Order”. */
export function nameOf({ entity, field }: EntityField): string {
  return `${inQuotes(field.label)} of ${inQuotes(entity.label)}`;
}

export function atField({ entity, field }: EntityField, fix: Sourced<unknown> | string): FindingPlace {
  return placeAt('field', field, fix, entity.id);
}
