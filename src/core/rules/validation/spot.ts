import type { Sourced } from '../../answers/sourced.ts';
import { quoted } from '../../english/say.ts';
import type { Entity, Field } from '../../model/types.ts';
import { at, type Place } from '../closing-rule.ts';

export interface Spot {
  readonly entity: Entity;
  readonly field: Field;
}

/** “Total” of “Order”. */
export function nameOf({ entity, field }: Spot): string {
  return `${quoted(field.label)} of ${quoted(entity.label)}`;
}

export function atField({ entity, field }: Spot, mend: Sourced<unknown> | string): Place {
  return at('field', field, mend, entity.id);
}
