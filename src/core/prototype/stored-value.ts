import { knownValue } from '../answers/sourced.ts';
import { isRecordValue } from '../conditions/index.ts';
import { convertUnit } from '../conditions/units.ts';
import type { Field } from '../model/types.ts';
import { currenciesOf, decimalPlacesOf } from './checks/type-check.ts';
import { amountIn } from './checks/values.ts';
import { moneyValue } from './sample/parse-field-value.ts';

/** A value in the form in which the field stores it; `unit` is that of a bare amount. */
export function storedValue(field: Field, value: unknown, unit = ''): unknown {
  switch (knownValue(field.type)) {
    case 'money': {
      const read = amountIn(value);
      if (!read) return value;
      return moneyValue(
        Number(read.amount.toFixed(decimalPlacesOf(field))),
        read.unit || (currenciesOf(field)[0] ?? ''),
      );
    }
    case 'number': {
      const read = amountIn(value);
      const own = knownValue(field.unit) ?? '';
      return read ? (convertUnit(read.amount, read.unit || unit, own) ?? read.amount) : value;
    }
    case 'date':
      return typeof value === 'string' ? dateAs(field, value) : value;
    case 'link':
      return Array.isArray(value) ? value.map(idOf) : idOf(value);
    default:
      return value;
  }
}

function idOf(value: unknown): unknown {
  return value instanceof Object && isRecordValue(value) ? value.id : value;
}

/** The day, or its noon where the field has a time of day. */
function dateAs({ clock }: Field, value: string): string {
  const isDay = (knownValue(clock) ?? 'day') === 'day';
  if (isDay) return value.slice(0, 10);
  return value.length > 10 ? value.replace('.000Z', 'Z') : `${value}T12:00:00Z`;
}
