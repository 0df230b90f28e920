import { knownValue, questionOf } from '../answers/sourced.ts';
import type { Entity } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { SampleRow } from './sample/types.ts';

/** Whether an entity is identified by a number that it is given and that is no field of it. */
function hasRecordNumber({ identity }: Entity): boolean {
  const kind = knownValue(identity.kind);
  return (kind === 'issued' || kind === 'foreign') && knownValue(identity.fields)?.length === 0;
}

/** Words for such a number as the name of a column, folded. */
const NUMBER: ReadonlySet<string> = new Set('number no no. nr nr. # id code nummer'.split(' '));

/** “Number”, “Loan number”. */
export function namesRecordNumber(entity: Entity, words: string): boolean {
  const said = foldCase(words);
  const own = foldCase(entity.label);
  return hasRecordNumber(entity) && NUMBER.has(said.startsWith(`${own} `) ? said.slice(own.length + 1) : said);
}

export function numberQuestion({ identity }: Entity): string {
  return questionOf(identity.looks);
}

/**
 * The number that a record is given: the one it was written down with, else one that the sample counts on from the
 * number that people showed. Undefined where it has none, or while nobody has shown one.
 */
export function recordNumber({ index }: Product, row: SampleRow): string | undefined {
  const entity = index.entities.get(row.entity);
  const shown = entity && exampleNumber(entity);
  if (!shown) return undefined;
  if (hasSameFormat(row.id, shown) || row.row < 0) return row.id;
  return row.number ?? numberAfter(withYear(shown, row.history[0]?.at), BigInt(row.row + 1));
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?=\D+\d)/u;

export function yearIn(number: string): string | undefined {
  return YEAR.exec(number)?.[0];
}

/** A number that begins with a year gets the year in which it was given. */
export function withYear(number: string, day = ''): string {
  return day === '' ? number : number.replace(YEAR, day.slice(0, 4));
}

/** Comes after the numbers that are there or were named; undefined where nobody has shown one. */
export function nextNumber({ index }: Product, entity: string, taken: readonly string[], today = '') {
  const found = index.entities.get(entity);
  const shown = found && exampleNumber(found);
  if (!shown) return undefined;
  const first = withYear(shown, today);
  const kind = withCounter(first, 0n);
  const counts = [...taken, ...found.examples.flatMap(numbersIn)].flatMap((number) =>
    hasSameFormat(number, shown) && withCounter(number, 0n) === kind ? counterOf(number) : [],
  );
  const last = counts.reduce((most, one) => (one > most ? one : most), counterOf(first));
  return withCounter(first, last + 1n);
}

/** The first word with a digit in what people said it looks like. */
export function exampleNumber(entity: Entity): string | undefined {
  if (!hasRecordNumber(entity)) return undefined;
  return numbersIn(knownValue(entity.identity.looks) ?? '')[0];
}

/** The words with a digit in them, without punctuation around them. */
function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/[^\s“”"'(),;]*\d[^\s“”"'(),;]*/gu)].map(([word]) => word.replace(/[.:]+$/, ''));
}

export function hasSameFormat(words: string, shown: string): boolean {
  return shapeOf(words) === shapeOf(shown);
}

function shapeOf(number: string): string {
  return number.replace(/\d/g, '9').replace(/\p{L}/gu, 'a');
}

/** The number so many places after another one. */
function numberAfter(shown: string, steps: bigint): string {
  return withCounter(shown, counterOf(shown) + steps);
}

/** The last digits of a number are the counter. */
const COUNTER = /(\d+)(\D*)$/u;

export function counterOf(number: string): bigint {
  return BigInt(COUNTER.exec(number)?.[1] ?? 0);
}

export function withCounter(number: string, count: bigint): string {
  return number.replace(
    COUNTER,
    (_, digits: string, rest: string) => `${String(count).padStart(digits.length, '0')}${rest}`,
  );
}
