import type { Faker } from '@faker-js/faker';
import { formatDay, formatTimestamp, parseDay, startOfDay } from '../../base/dates.ts';
import { hasTimeOfDay } from '../../model/entities/naming-field.ts';
import type { Field } from '../../model/types.ts';
import type { Usual } from './domain.ts';
import type { Meaning } from './meaning-words.ts';
import { fraction, integerBetween, oneOf, subSeed } from './seed.ts';

export interface CellContext {
  /** Index of the record among those made up; pinned ones come after them. */
  readonly slot: number;
  /** How often a value made here had to be rejected. */
  readonly attempt: number;
  /** Different for every cell and attempt. */
  readonly seed: number;
  /** Null: names become plain words. */
  readonly faker: Faker | null;
  /** What distinguishes the record from others of its entity: “3”. */
  readonly number: string;
  /** Label of the entity: “Customer”. */
  readonly entityLabel: string;
  /** Label of the field: “Borrower”. */
  readonly label: string;
  /** Id of the entity, for example addresses: `customer.example`. */
  readonly host: string;
  /** The day on which the records are seen, in days since 1970. */
  readonly today: number;
}

type FakerText = (context: CellContext, faker: Faker) => string;

const labelNumber = ({ label, number }: CellContext): string => `${label} ${number}`;
const entityNumber = ({ entityLabel, number }: CellContext): string => `${entityLabel} ${number}`;
const first: FakerText = (_, faker) => faker.person.firstName();
const last: FakerText = (_, faker) => faker.person.lastName();
const street: FakerText = (_, faker) => faker.location.streetAddress();
const postcode: FakerText = (_, faker) => faker.location.zipCode();
const city: FakerText = (_, faker) => faker.location.city();

/** Values that need a locale of faker, each with the plain words used while none is loaded. */
const LOCALIZED = new Map<Meaning, readonly [spoken: FakerText, plain: (context: CellContext) => string]>([
  ['first-name', [first, labelNumber]],
  ['last-name', [last, labelNumber]],
  ['person', [(context, faker) => `${first(context, faker)} ${last(context, faker)}`, ofName]],
  ['company', [(_, faker) => faker.company.name(), ofName]],
  ['product', [(_, faker) => faker.commerce.productName(), ofName]],
  ['street', [street, labelNumber]],
  [
    'address',
    [(context, faker) => `${street(context, faker)}, ${postcode(context, faker)} ${city(context, faker)}`, labelNumber],
  ],
  ['city', [city, labelNumber]],
  ['postcode', [postcode, ({ seed }) => String(integerBetween(seed, 10_000, 99_999))]],
  ['country', [(_, faker) => faker.location.country(), labelNumber]],
  ['department', [(_, faker) => faker.commerce.department(), labelNumber]],
  ['job', [(_, faker) => faker.person.jobTitle(), labelNumber]],
  ['colour', [(_, faker) => faker.color.human(), labelNumber]],
]);

const WHAT = ['The first part', 'Everything', 'The rest', 'One piece', 'What was asked for', 'The usual order'];
const HAPPENED = [
  'is ready',
  'has arrived',
  'needs another look',
  'went well',
  'is still missing',
  'was changed again',
];
const WHEN = ['since this morning', 'as agreed last week', 'before the weekend', 'at the second try', 'after the call'];

/** One or two plain sentences. */
function proseFor({ seed }: CellContext): string {
  const sentence = (at: number) =>
    `${oneOf(subSeed(seed, at), WHAT)} ${oneOf(subSeed(seed, at + 1), HAPPENED)} ${oneOf(subSeed(seed, at + 2), WHEN)}.`;
  return fraction(seed) < 0.5 ? sentence(1) : `${sentence(1)} ${sentence(4)}`;
}

/** A field that is just called “Name” gets the name of its entity: “Customer 3”. */
function ofName(context: CellContext): string {
  return context.label.trim().toLowerCase() === 'name' ? entityNumber(context) : labelNumber(context);
}

const TIME_ZONES = ['Europe/Vienna', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'UTC'];
const TAGS = ['urgent', 'new', 'spring', 'for review', 'north', 'weekly', 'internal', 'follow up'];
const clockPart = (part: number) => String(part).padStart(2, '0');

const LANGUAGES = ['English', 'German', 'French', 'Spanish', 'Italian', 'Polish', 'Turkish', 'Arabic'];

/** Values that need no locale. */
const LOCALE_FREE = new Map<Meaning, (context: CellContext) => unknown>([
  ['email', (context) => mailAddress(entityNumber(context), context.host)],
  ['phone', ({ seed }) => phoneNumber(seed)],
  ['website', ({ host, number }) => `https://${host}-${number}.example`],
  ['login', ({ host, number }) => `${host}-${number}`],
  ['language', ({ seed }) => oneOf(seed, LANGUAGES)],
  [
    'time',
    ({ seed }) => `${clockPart(integerBetween(seed, 7, 20))}:${oneOf(subSeed(seed, 1), ['00', '15', '30', '45'])}`,
  ],
  ['prose', proseFor],
  ['time-zone', ({ seed }) => oneOf(seed, TIME_ZONES)],
  ['tags', ({ seed }) => [...new Set([oneOf(seed, TAGS), oneOf(subSeed(seed, 1), TAGS)])].join(', ')],
  [
    'location',
    ({ seed }) =>
      `${(48.15 + fraction(seed) * 0.1).toFixed(4)}, ${(16.3 + fraction(subSeed(seed, 1)) * 0.15).toFixed(4)}`,
  ],
  ['data', ({ number }) => `{"version": ${number.replace(/\D/gu, '') || 1}}`],
]);

/** Typical numbers, by the meaning of the name. */
const NUMBERS = new Map<Meaning, Usual>([
  ['quantity', { least: 1, most: 20, places: 0, skewed: true }],
  ['amount', { least: 4, most: 400, places: 2, skewed: true }],
  ['percent', { least: 0, most: 25, places: 0 }],
  ['age', { least: 18, most: 90, places: 0 }],
  ['weight', { least: 0.1, most: 50, places: 1, skewed: true }],
  ['rating', { least: 1, most: 5, places: 0 }],
  ['duration', { least: 10, most: 120, places: 0 }],
  ['house-number', { least: 1, most: 200, places: 0, skewed: true }],
]);
const ANY_NUMBER: Usual = { least: 1, most: 100, places: 0 };

/** Days relative to the day on which the records are seen. */
const DAYS = new Map<Meaning, Usual>([
  ['created', { least: -400, most: -1, places: 0 }],
  ['updated', { least: -30, most: 0, places: 0 }],
  ['born', { least: -30_000, most: -6_600, places: 0 }],
  ['due', { least: -10, most: 60, places: 0 }],
  ['start', { least: -60, most: 30, places: 0 }],
  ['end', { least: 31, most: 120, places: 0 }],
]);
const ANY_DAY: Usual = { least: -365, most: 30, places: 0 };

export function usualNumber(meaning: Meaning | undefined, today: number): Usual {
  if (meaning !== 'year') return (meaning && NUMBERS.get(meaning)) ?? ANY_NUMBER;
  const year = Number(formatDay(today).slice(0, 4));
  return { least: year - 20, most: year, places: 0 };
}

/** Animals, cars and contracts are younger than people. */
const YOUNG: Usual = { least: -4_400, most: -60, places: 0 };

/** Typical days for a meaning, in days since 1970. */
export function usualDay(meaning: Meaning | undefined, ofPerson: boolean, today: number): Usual {
  const { least, most } = meaning === 'born' && !ofPerson ? YOUNG : ((meaning && DAYS.get(meaning)) ?? ANY_DAY);
  return { least: today + least, most: today + most, places: 0 };
}

/** Undefined for meanings of numbers or dates. */
export function fakeValue(meaning: Meaning, context: CellContext): unknown {
  const spoken = LOCALIZED.get(meaning);
  if (!spoken) return LOCALE_FREE.get(meaning)?.(context);
  const [named, plainly] = spoken;
  if (!context.faker) return plainly(context);
  try {
    context.faker.seed(context.seed);
    return named(context, context.faker);
  } catch {
    // A locale may lack a list of names.
    return plainly(context);
  }
}

/** Whether values of this meaning are better with a locale. */
export function isLocalized(meaning: Meaning): boolean {
  return LOCALIZED.has(meaning);
}

/** A moment of a day, between eight and six o’clock, to the minute. */
export function momentOn(day: number, seed: number): string {
  return formatTimestamp(startOfDay(day) + integerBetween(subSeed(seed, 2), 8 * 60, 18 * 60) * 6e4);
}

export function dateOn(field: Field, day: number, seed: number): string {
  return hasTimeOfDay(field) ? momentOn(day, seed) : formatDay(day);
}

/** An address on a reserved domain (RFC 2606): letters and digits of the name, and `.example`. */
export function mailAddress(name: string, host: string): string {
  const plainName = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const words = plainName.match(/[a-z0-9]+/g) ?? [];
  return `${words.join('.') || 'user'}@${host}.example`;
}

/** From the numbers that the North American plan reserves for fiction: 555-0100 to 555-0199. */
function phoneNumber(seed: number): string {
  const lineNumber = String(integerBetween(subSeed(seed, 1), 0, 99)).padStart(2, '0');
  return `+1 ${integerBetween(seed, 201, 989)} 555 01${lineNumber}`;
}

/** Days since 1970 of a stored date; the first day of 2026 where the text is no date. */
export function dayOfText(date: string): number {
  return parseDay(date.slice(0, 10)) ?? 20_454;
}
