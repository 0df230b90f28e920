import type { Faker } from '@faker-js/faker';
import { dayOf, dayText, momentOfDay, momentText } from '../../conditions/calendar.ts';
import { hasHour } from '../../model/entities/has-hour.ts';
import type { Field } from '../../model/types.ts';
import type { Usual } from './domain.ts';
import type { Meaning } from './meanings.ts';
import { below, oneOf, whole } from './seed.ts';

export interface Spot {
  /** Place of the record among those made up, from 0; pinned ones come after them. */
  readonly slot: number;
  /** How often a value made here had to be rejected. */
  readonly attempt: number;
  /** For this cell and attempt only. */
  readonly seed: number;
  /** Null: names become plain words. */
  readonly faker: Faker | null;
  /** What distinguishes the record from others of its kind: “3”. */
  readonly number: string;
  /** Label of the entity: “Customer”. */
  readonly thing: string;
  /** Label of the field: “Borrower”. */
  readonly label: string;
  /** Id of the entity, for addresses that lead nowhere: `customer.example`. */
  readonly host: string;
  /** The day on which the records are seen, in days since 1970. */
  readonly today: number;
}

type Words = (spot: Spot, faker: Faker) => string;

const plain = ({ label, number }: Spot): string => `${label} ${number}`;
const ofThing = ({ thing, number }: Spot): string => `${thing} ${number}`;
const first: Words = (_, faker) => faker.person.firstName();
const last: Words = (_, faker) => faker.person.lastName();
const street: Words = (_, faker) => faker.location.streetAddress();
const postcode: Words = (_, faker) => faker.location.zipCode();
const city: Words = (_, faker) => faker.location.city();

/** Names that need a language, with the words used while none is loaded. */
const SPOKEN = new Map<Meaning, readonly [spoken: Words, plain: (spot: Spot) => string]>([
  ['first-name', [first, plain]],
  ['last-name', [last, plain]],
  ['person', [(spot, faker) => `${first(spot, faker)} ${last(spot, faker)}`, ofName]],
  ['company', [(_, faker) => faker.company.name(), ofName]],
  ['product', [(_, faker) => faker.commerce.productName(), ofName]],
  ['street', [street, plain]],
  ['address', [(spot, faker) => `${street(spot, faker)}, ${postcode(spot, faker)} ${city(spot, faker)}`, plain]],
  ['city', [city, plain]],
  ['postcode', [postcode, ({ seed }) => String(whole(seed, 10_000, 99_999))]],
  ['country', [(_, faker) => faker.location.country(), plain]],
  ['department', [(_, faker) => faker.commerce.department(), plain]],
  ['job', [(_, faker) => faker.person.jobTitle(), plain]],
  ['colour', [(_, faker) => faker.color.human(), plain]],
]);

/** A field that is just called “Name” gets the name of its entity: “Customer 3”. */
function ofName(spot: Spot): string {
  return spot.label.trim().toLowerCase() === 'name' ? ofThing(spot) : plain(spot);
}

const LANGUAGES = ['English', 'German', 'French', 'Spanish', 'Italian', 'Polish', 'Turkish', 'Arabic'];

/** Values that are the same in every language. */
const ALIKE = new Map<Meaning, (spot: Spot) => unknown>([
  ['email', (spot) => mailAddress(ofThing(spot), spot.host)],
  ['phone', ({ seed }) => phoneNumber(seed)],
  ['website', ({ host, number }) => `https://${host}-${number}.example`],
  ['login', ({ host, number }) => `${host}-${number}`],
  ['language', ({ seed }) => oneOf(seed, LANGUAGES)],
]);

/** Typical numbers, by what their name says. */
const NUMBERS = new Map<Meaning, Usual>([
  ['quantity', { least: 1, most: 20, places: 0, skewed: true }],
  ['amount', { least: 4, most: 400, places: 2, skewed: true }],
  ['percent', { least: 0, most: 25, places: 0 }],
  ['age', { least: 18, most: 90, places: 0 }],
  ['weight', { least: 0.1, most: 50, places: 1, skewed: true }],
  ['rating', { least: 1, most: 5, places: 0 }],
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
  const year = Number(dayText(today).slice(0, 4));
  return { least: year - 20, most: year, places: 0 };
}

/** Animals, cars and contracts are younger than people. */
const YOUNG: Usual = { least: -4_400, most: -60, places: 0 };

/** Typical days for a name, of a person or another thing, since 1970. */
export function usualDay(meaning: Meaning | undefined, ofPerson: boolean, today: number): Usual {
  const { least, most } = meaning === 'born' && !ofPerson ? YOUNG : ((meaning && DAYS.get(meaning)) ?? ANY_DAY);
  return { least: today + least, most: today + most, places: 0 };
}

/** Undefined for a meaning that gives numbers or dates. */
export function madeUp(meaning: Meaning, spot: Spot): unknown {
  const spoken = SPOKEN.get(meaning);
  if (!spoken) return ALIKE.get(meaning)?.(spot);
  const [named, plainly] = spoken;
  if (!spot.faker) return plainly(spot);
  try {
    spot.faker.seed(spot.seed);
    return named(spot, spot.faker);
  } catch {
    // A language may lack a list of names.
    return plainly(spot);
  }
}

/** Whether a value of this meaning is better with a language loaded. */
export function isSpoken(meaning: Meaning): boolean {
  return SPOKEN.has(meaning);
}

/** A moment of a day, between eight and six o’clock, to the minute. */
export function momentOn(day: number, seed: number): string {
  return momentText(momentOfDay(day) + whole(below(seed, 2), 8 * 60, 18 * 60) * 6e4);
}

export function dateOn(field: Field, day: number, seed: number): string {
  return hasHour(field) ? momentOn(day, seed) : dayText(day);
}

/** An address that belongs to nobody (RFC 2606): letters and digits of the name, and `.example`. */
export function mailAddress(name: string, host: string): string {
  const plainName = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const words = plainName.match(/[a-z0-9]+/g) ?? [];
  return `${words.join('.') || 'user'}@${host}.example`;
}

/** A number that the North American plan keeps for made-up people: 555-0100 to 555-0199. */
function phoneNumber(seed: number): string {
  const line = String(whole(below(seed, 1), 0, 99)).padStart(2, '0');
  return `+1 ${whole(seed, 201, 989)} 555 01${line}`;
}

/** Days since 1970 of a stored date; the first day of 2026 for words that are none. */
export function dayOfText(date: string): number {
  return dayOf(date.slice(0, 10)) ?? 20_454;
}
