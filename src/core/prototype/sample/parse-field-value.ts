import { knownValue } from '../../answers/sourced.ts';
import { formatDay, parseDay } from '../../base/dates.ts';
import { slashOrder, writtenDay } from '../../base/written-day.ts';
import { hasTimeOfDay } from '../../model/entities/naming-field.ts';
import type { Field } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { currenciesOf } from '../checks/type-check.ts';
import { amountIn, yesNoIn } from '../checks/values.ts';
import { integerBetween, seedOf } from './seed.ts';

/** A value as of a day: “Tuesday 10:40” is another moment every week. */
export type ValueOnDay = (today: number) => unknown;

/** Undefined where the words are no value of the field. A field without a type takes them as text. */
export function parseFieldValue(text: string, field: Field): ValueOnDay | undefined {
  switch (knownValue(field.type)) {
    case 'number':
      return onAnyDay(amountIn(text)?.amount);
    case 'money':
      return onAnyDay(moneyFrom(text, field));
    case 'date':
      return dateFrom(text, field);
    case 'yes or no':
      return onAnyDay(yesNoIn(text) ?? (/^(?:not|never|still not)\b/iu.test(text) ? false : undefined));
    case 'choice':
      return onAnyDay(choiceFrom(text, field));
    case 'link':
    case 'computed':
      return undefined;
    default:
      return onAnyDay(text);
  }
}

function onAnyDay(value: unknown): ValueOnDay | undefined {
  return value === undefined ? undefined : () => value;
}

function moneyFrom(text: string, field: Field): unknown {
  const read = amountIn(text);
  const currencies = currenciesOf(field);
  const called = currencies.find((currency) => foldCase(currency) === foldCase(read?.unit ?? ''));
  return read && moneyValue(read.amount, called ?? currencies[0] ?? read.unit);
}

/** A bare number while the currency is not known. */
export function moneyValue(amount: number, unit: string): unknown {
  return unit === '' ? amount : { amount, unit };
}

function choiceFrom(text: string, { values }: Field): unknown {
  const folded = foldCase(text);
  return knownValue(values)?.find(({ id, label, retired }) => !retired && (id === text || foldCase(label) === folded))
    ?.label;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const CLOCK = /\b(\d{1,2})(?:[:.](\d\d)|\s?(am|pm)\b|\s?o.clock)/iu;

/**
 * Reads “2026-03-12 10:40”, “12.3.2026”, “12 March 2026”, “Tuesday 10:40”, “tomorrow”, “10:40” or “2020”. With slashes
 * only where the examples of the field tell day and month apart.
 */
function dateFrom(text: string, field: Field): ValueOnDay | undefined {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return onAnyDay(Number.isNaN(Date.parse(text)) ? undefined : text);
  const time = timeFrom(text);
  const day = dayFrom(text, field) ?? (time && ((today: number) => today));
  if (!day) return undefined;
  const isMoment = hasTimeOfDay(field) || (knownValue(field.clock) === undefined && time !== undefined);
  return (today) => `${formatDay(day(today))}${isMoment ? `T${time ?? '09:00'}:00Z` : ''}`;
}

function timeFrom(text: string): string | undefined {
  const [, hour, minute = '00', half = ''] = CLOCK.exec(text.replace(/\b\d{1,2}\.\d{1,2}\.\s?\d{4}/u, '')) ?? [];
  if (hour === undefined) return undefined;
  const of12 = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return of12 < 24 && Number(minute) < 60 ? `${String(of12).padStart(2, '0')}:${minute}` : undefined;
}

function dayFrom(text: string, { example }: Field): ((today: number) => number) | undefined {
  const written = writtenDay(text, slashOrder((knownValue(example) ?? text).split('\n')));
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

/** A day of a year that was given without a day; never in the future. */
function someDayIn(year: string, today: number): number {
  const first = parseDay(`${year}-01-01`) ?? today;
  return Math.max(first, Math.min(today, first + integerBetween(seedOf('year', year), 0, 364)));
}
