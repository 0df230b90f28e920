import { MONTHS } from '../../base/written-day.ts';

/** Currencies as people write them at an amount. */
export const CURRENCY = '[€$£¥]|EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|HUF|INR|CNY|AUD|CAD|NZD';

/** A month in words, in full or cut. */
export const MONTH = `(?:${MONTHS.join('|')})[a-z]*`;

/** A day from the year to the day. */
export const ISO_DAY = '\\d{4}-\\d{1,2}-\\d{1,2}';

const YES_NO: ReadonlySet<string> = new Set('yes no true false ja nein oui non sí si wahr falsch'.split(' '));

/** Values whose form alone tells what they are, in a column of a file as in a record that is read out loud. */
export const VALUE_FORMS = {
  email: (value: string) => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(value),
  'web address': (value: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(value),
  telephone: (value: string) => /^(?:\+|00)\d[\d ()/.-]{5,}$/.test(value),
  'yes or no': (value: string) => YES_NO.has(value.trim().toLowerCase()),
};
