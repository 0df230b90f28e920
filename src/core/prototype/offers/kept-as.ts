import { knownValue, listOf } from '../../answers/sourced.ts';
import type { Field } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ActorContext } from '../actor-context.ts';
import { moneyOf } from '../cell-text.ts';
import { currenciesOf } from '../checks/type-check.ts';
import { recordByKey } from '../record-label.ts';

/** Whether a field keeps several words, which are written with commas between them. */
export function holdsWords({ format }: Field): boolean {
  const known = knownValue(format);
  return known === 'several choices' || known === 'tags';
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
      return typeof value === 'string' ? (recordByKey(actor, field.target?.id ?? '', value)?.id ?? value) : value;
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
