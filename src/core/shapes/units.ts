import { singularOf } from '../english/plural.ts';
import { foldCase } from './normalize-text.ts';

/** Short forms, each with its singular. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['ms', 'millisecond'],
  ['s', 'second'],
  ['sec', 'second'],
  ['min', 'minute'],
  ['h', 'hour'],
  ['hr', 'hour'],
  ['d', 'day'],
  ['wk', 'week'],
  ['mo', 'month'],
  ['y', 'year'],
  ['yr', 'year'],
  ['%', 'percent'],
  ['€', 'eur'],
  ['euro', 'eur'],
  ['$', 'usd'],
  ['£', 'gbp'],
]);

/** A unit for comparing: lower case, singular, written out. */
export function canonicalUnit(unit: string): string {
  return foldCase(unit)
    .split(' ')
    .map((word) => SHORT.get(word) ?? SHORT.get(singularOf(word)) ?? singularOf(word))
    .join(' ');
}

/** The unit of the list that is meant, in any case, singular or plural; undefined where none or several fit. */
export function unitFor(words: string, units: readonly string[]): string | undefined {
  const said = words.trim();
  return (
    units.find((unit) => unit === said) ??
    only(units.filter((unit) => foldCase(unit) === foldCase(said))) ??
    only(units.filter((unit) => canonicalUnit(unit) === canonicalUnit(said)))
  );
}

function only(units: readonly string[]): string | undefined {
  return units.length === 1 ? units[0] : undefined;
}
