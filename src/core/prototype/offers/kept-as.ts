import { knownValue, listOf } from '../../answers/sourced.ts';
import type { Field } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ActorContext } from '../actor-context.ts';
import { moneyOf } from '../cell-text.ts';
import { currenciesOf } from '../checks/type-check.ts';
import { recordByKey, recordLabel } from '../record-label.ts';

/** Whether a field keeps several words, which are written with commas between them. */
export function holdsWords({ format }: Field): boolean {
  const known = knownValue(format);
  return known === 'several choices' || known === 'tags';
}

/** The id of the record with this key, else of the only one that is called so. */
function linked(actor: ActorContext, { target }: Field, words: string): string {
  const entity = target?.id ?? '';
  const found = recordByKey(actor, entity, words);
  if (found) return found.id;
  const called = actor.records
    .all(entity)
    .filter((row) => foldCase(recordLabel(actor.product, row)) === foldCase(words));
  return (called.length === 1 ? called[0]?.id : undefined) ?? words;
}

/**
 * A value of JSON as the field keeps it: a link by the id of its record, a choice as it is written, money with its
 * currency.
 */
export function keptAs(actor: ActorContext, field: Field, value: unknown): unknown {
  if (Array.isArray(value) && holdsWords(field)) return value.join(', ');
  if (Array.isArray(value)) return value.map((one) => keptAs(actor, field, one));
  switch (knownValue(field.type)) {
    case 'link':
      return typeof value === 'string' || typeof value === 'number' ? linked(actor, field, String(value)) : value;
    case 'money': {
      const [currency = '', other] = currenciesOf(field);
      return other === undefined ? moneyOf(value, currency) : value;
    }
    case 'choice':
      return listOf(field.values).find(({ label }) => foldCase(label) === foldCase(String(value)))?.label ?? value;
    default:
      return value;
  }
}
