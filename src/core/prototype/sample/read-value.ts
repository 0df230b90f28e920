import { knownValue } from '../../answers/sourced.ts';
import { dayOf, dayText } from '../../conditions/calendar.ts';
import { hasHour } from '../../model/entities/has-hour.ts';
import type { Field } from '../../model/types.ts';
import { folded } from '../../shapes/folded.ts';
import { currenciesOf } from '../checks/type-check.ts';
import { amountIn, yesNoIn } from '../checks/values.ts';
import { seedOf, whole } from './seed.ts';

/** A value that people gave; “Tuesday 10:40” depends on the day. */
export type Told = (today: number) => unknown;

/** Undefined where the words are no value of the field. A field without a type takes them as they are. */
export function valueFrom(text: string, field: Field): Told | undefined {
  switch (knownValue(field.type)) {
    case 'number':
      return always(amountIn(text)?.amount);
    case 'money':
      return always(moneyFrom(text, field));
    case 'date':
      return dateFrom(text, field);
    case 'yes or no':
      return always(yesNoIn(text) ?? (/^(?:not|never|still not)\b/iu.test(text) ? false : undefined));
    case 'choice':
      return always(choiceFrom(text, field));
    case 'link':
    case 'computed':
      return undefined;
    default:
      return always(text);
  }
}

function always(value: unknown): Told | undefined {
  return value === undefined ? undefined : () => value;
}

function moneyFrom(text: string, field: Field): unknown {
  const read = amountIn(text);
  const currencies = currenciesOf(field);
  const called = currencies.find((currency) => folded(currency) === folded(read?.unit ?? ''));
  return read && money(read.amount, called ?? currencies[0] ?? read.unit);
}

/** A bare number while nobody has said the currency. */
export function money(amount: number, unit: string): unknown {
  return unit === '' ? amount : { amount, unit };
}

function choiceFrom(text: string, { values }: Field): unknown {
  const said = folded(text);
  return knownValue(values)?.find(({ id, label, retired }) => !retired && (id === text || folded(label) === said))
    ?.label;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const CLOCK = /\b(\d{1,2})(?:[:.](\d\d)|\s?(am|pm)\b|\s?o.clock)/iu;

/**
 * Reads “2026-03-12 10:40”, “12.3.2026”, “12 March 2026”, “Tuesday 10:40”, “tomorrow”, “10:40” or “2020”. With slashes
 * nobody knows which is the day.
 */
function dateFrom(text: string, field: Field): Told | undefined {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return always(Number.isNaN(Date.parse(text)) ? undefined : text);
  const time = timeFrom(text);
  const day = dayFrom(text) ?? (time && ((today: number) => today));
  if (!day) return undefined;
  const isMoment = hasHour(field) || (knownValue(field.clock) === undefined && time !== undefined);
  return (today) => `${dayText(day(today))}${isMoment ? `T${time ?? '09:00'}:00Z` : ''}`;
}

function timeFrom(text: string): string | undefined {
  const [, hour, minute = '00', half = ''] = CLOCK.exec(text.replace(/\b\d{1,2}\.\d{1,2}\.\s?\d{4}/u, '')) ?? [];
  if (hour === undefined) return undefined;
  const of12 = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return of12 < 24 && Number(minute) < 60 ? `${String(of12).padStart(2, '0')}:${minute}` : undefined;
}

function dayFrom(text: string): ((today: number) => number) | undefined {
  const written = writtenDay(text);
  if (written !== undefined) return () => written;
  const year = /^\D*((?:19|20)\d\d)$/u.exec(text)?.[1];
  if (year !== undefined) return (today) => someDayIn(year, today);
  const near = { yesterday: -1, today: 0, tomorrow: 1 };
  const [word = ''] = /\b(?:yesterday|today|tomorrow)\b/iu.exec(text) ?? [];
  if (word !== '') return (today) => today + near[word.toLowerCase() as keyof typeof near];
  const weekday = /\b(sun|mon|tues?|wednes|thurs?|fri|satur)day\b/iu.exec(text)?.[1]?.slice(0, 3).toLowerCase();
  if (weekday === undefined) return undefined;
  // The first of January 1970 was a Thursday.
  return (today) => today + ((WEEKDAYS.indexOf(weekday) - 4 - (today % 7) + 14) % 7);
}

function writtenDay(text: string): number | undefined {
  const [, year, month, day] = /\b(\d{4})-(\d\d)-(\d\d)\b/.exec(text) ?? [];
  if (year) return written(year, month, day);
  const [, d, m, y] = /\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/.exec(text) ?? [];
  if (y) return written(y, m, d);
  const word = MONTHS.indexOf((/\p{L}{3,}/u.exec(text)?.[0] ?? '').slice(0, 3).toLowerCase()) + 1;
  const [, dayOfMonth, ofYear] = /^\D*(\d{1,2})\D+(\d{4})\D*$/u.exec(text) ?? [];
  return word > 0 && ofYear ? written(ofYear, String(word), dayOfMonth) : undefined;
}

function written(year = '', month = '', day = ''): number | undefined {
  return dayOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? undefined;
}

/** A day of a year where only the year was said; never in the future. */
function someDayIn(year: string, today: number): number {
  const first = written(year, '1', '1') ?? today;
  return Math.max(first, Math.min(today, first + whole(seedOf('year', year), 0, 364)));
}
