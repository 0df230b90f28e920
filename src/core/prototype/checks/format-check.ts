import { knownValue, listOf } from '../../answers/sourced.ts';
import { joinWords } from '../../english/lists.ts';
import type { Field } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { FieldFormat } from '../../slots/entities/field-formats.ts';
import { valueText } from '../cell-text.ts';
import { amountIn, displayText } from './values.ts';

interface FormatRule {
  readonly fits: (text: string) => boolean;
  readonly must: string;
}

const looksLike = (pattern: RegExp) => (text: string) => pattern.test(text.trim());

const RULES: Readonly<Partial<Record<FieldFormat, FormatRule>>> = {
  email: { fits: looksLike(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u), must: 'an email address, as name@place.example' },
  telephone: { fits: looksLike(/^\+?[\d\s()/.-]{3,30}$/u), must: 'a telephone number' },
  'web address': {
    fits: looksLike(/^[a-z][\w+.-]*:\/\/[^\s/]+\S*$/iu),
    must: 'a web address, as https://place.example',
  },
  colour: { fits: looksLike(/^(?:#[\da-f]{3,8}|\p{L}[\p{L} -]*)$/iu), must: 'a colour, as “blue” or #1a2b3c' },
  'time of day': { fits: looksLike(/^(?:[01]?\d|2[0-3])[:.][0-5]\d$/u), must: 'a time of day, as 09:30' },
  location: { fits: isOnEarth, must: 'a latitude and a longitude, as 48.2, 16.37' },
  data: { fits: isData, must: 'data in JSON' },
  'whole number': { fits: (text) => Number.isInteger(amountIn(text)?.amount), must: 'a whole number' },
  duration: { fits: isNotNegative, must: 'a length of time, not below zero' },
  rating: { fits: isNotNegative, must: 'a rating, not below zero' },
};

function isNotNegative(text: string): boolean {
  return (amountIn(text)?.amount ?? -1) >= 0;
}

/** Names of places are locations too; two numbers must be degrees. */
function isOnEarth(text: string): boolean {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\s*$/u.exec(text) ?? [];
  return latitude === undefined ? /\p{L}/u.test(text) : Math.abs(+latitude) <= 90 && Math.abs(Number(longitude)) <= 180;
}

function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a value that is not empty, by the exact format of its field; null where nothing is. */
export function formatProblem(field: Field, value: unknown): string | null {
  const format = knownValue(field.format);
  if (format === undefined) return null;
  if (format === 'several choices') return choicesProblem(field, value);
  const rule = RULES[format];
  if (!rule || rule.fits(valueText(value))) return null;
  return `“${field.label}” must be ${rule.must}, not “${displayText(value)}”.`;
}

/** The entries of a value that is a list, written with commas. */
export function entriesOf(value: unknown): readonly string[] {
  return valueText(value)
    .split(/\s*,\s*/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function choicesProblem({ label, values }: Field, value: unknown): string | null {
  const known = listOf(values);
  const names = new Set(known.flatMap((one) => [one.id, foldCase(one.label)]));
  const other = known.length === 0 ? undefined : entriesOf(value).find((entry) => !names.has(foldCase(entry)));
  if (other === undefined) return null;
  const open = known.filter(({ retired }) => !retired).map((one) => one.label);
  return `“${label}” can be ${joinWords(open, 'and')}, not “${other}”.`;
}
