import { byEntity } from '../../model/by-entity.ts';
import { dayOf, dayText } from '../../model/conditions/calendar.ts';
import type { Entity, Field } from '../../model/entities/types.ts';
import { heldValue } from '../../model/held.ts';
import { folded } from '../../model/shapes/folded.ts';
import type { Model } from '../../model/types.ts';
import { currenciesOf } from '../checks/type-check.ts';
import { amountIn, yesNoIn } from '../checks/values.ts';

/** Examples that people gave for a field, as values of its type; those that are none of it are left out. */
export function examplesFor(field: Field, entity: Entity, model: Model): readonly unknown[] {
  const own = [heldValue(field.example) ?? ''];
  const accepted = byEntity(model)
    .examples(entity.id)
    .filter((example) => example.field.id === field.id)
    .map((example) => example.accepted);
  const records = entity.display === field.id ? entity.examples : [];
  const texts = [...records, ...own, ...accepted].map((text) => text.trim()).filter((text) => text !== '');
  const values = [...new Set(texts)].map((text) => valueFrom(text, field));
  return values.filter((value) => value !== undefined);
}

/** Reads words as a value of a field; undefined where they are none. A field without a type takes them as they are. */
function valueFrom(text: string, field: Field): unknown {
  switch (heldValue(field.type)) {
    case 'number':
      return amountIn(text)?.amount;
    case 'money':
      return moneyFrom(text, field);
    case 'date':
      return dateFrom(text);
    case 'yes or no':
      return yesNoIn(text);
    case 'choice':
      return choiceFrom(text, field);
    case 'link':
    case 'computed':
      return undefined;
    default:
      return text;
  }
}

function moneyFrom(text: string, field: Field): unknown {
  const read = amountIn(text);
  return read && money(read.amount, read.unit || (currenciesOf(field)[0] ?? ''));
}

/** An amount of money; a bare number while nobody has said the currency. */
export function money(amount: number, unit: string): unknown {
  return unit === '' ? amount : { amount, unit };
}

function choiceFrom(text: string, { values }: Field): unknown {
  const said = folded(text);
  return heldValue(values)?.find(
    ({ id, label, retired }) => !retired && (id === text || folded(label) === said),
  )?.label;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads “2026-03-12”, “12.3.2026”, “12 March 2026” or “March 12, 2026”; with slashes nobody knows which is the day. */
function dateFrom(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return Number.isNaN(Date.parse(text)) ? undefined : text;
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year) return written(year, month, day);
  const [, d, m, y] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? [];
  if (y) return written(y, m, d);
  const word = MONTHS.indexOf((/\p{L}{3,}/u.exec(text)?.[0] ?? '').slice(0, 3).toLowerCase()) + 1;
  const [, dayOfMonth, ofYear] = /^\D*(\d{1,2})\D+(\d{4})\D*$/u.exec(text) ?? [];
  return word > 0 && ofYear ? written(ofYear, String(word), dayOfMonth) : undefined;
}

function written(year = '', month = '', day = ''): string | undefined {
  const days = dayOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return days === null ? undefined : dayText(days);
}
