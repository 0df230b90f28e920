import { knownValue, questionOf } from '../answers/sourced.ts';
import type { Entity } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import { folded } from '../shapes/folded.ts';
import type { SampleRow } from './sample/types.ts';

/** Whether an entity is identified by a number that it is given and that is no field of it. */
function hasGivenNumber({ identity }: Entity): boolean {
  const kind = knownValue(identity.kind);
  return (kind === 'issued' || kind === 'foreign') && knownValue(identity.fields)?.length === 0;
}

/** Words for such a number as the name of a column, folded. */
const NUMBER: ReadonlySet<string> = new Set('number no no. nr nr. # id code nummer'.split(' '));

/** “Number”, “Loan number”. */
export function namesGivenNumber(entity: Entity, words: string): boolean {
  const said = folded(words);
  const own = folded(entity.label);
  return hasGivenNumber(entity) && NUMBER.has(said.startsWith(`${own} `) ? said.slice(own.length + 1) : said);
}

export function askedForNumber({ identity }: Entity): string {
  return questionOf(identity.looks);
}

/**
 * The number that a record is given: the one it was written down with, else one that the sample counts on from the
 * number that people showed. Undefined where it has none, or while nobody has shown one.
 */
export function givenNumber({ index }: Product, row: SampleRow): string | undefined {
  const entity = index.entities.get(row.entity);
  const shown = entity && shownNumber(entity);
  if (!shown) return undefined;
  if (isLike(row.id, shown) || row.row < 0) return row.id;
  return row.number ?? after(inYear(shown, row.history[0]?.at), BigInt(row.row + 1));
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?=\D+\d)/u;

export function yearIn(number: string): string | undefined {
  return YEAR.exec(number)?.[0];
}

/** A number that begins with a year gets the year in which it was given. */
export function inYear(number: string, day = ''): string {
  return day === '' ? number : number.replace(YEAR, day.slice(0, 4));
}

/** Comes after the numbers that are there or were named; undefined where nobody has shown one. */
export function nextNumber({ index }: Product, entity: string, taken: readonly string[], today = '') {
  const found = index.entities.get(entity);
  const shown = found && shownNumber(found);
  if (!shown) return undefined;
  const first = inYear(shown, today);
  const kind = withCounter(first, 0n);
  const counts = [...taken, ...found.examples.flatMap(wordsOf)].flatMap((number) =>
    isLike(number, shown) && withCounter(number, 0n) === kind ? counterOf(number) : [],
  );
  const last = counts.reduce((most, one) => (one > most ? one : most), counterOf(first));
  return withCounter(first, last + 1n);
}

/** The first word with a digit in what people said it looks like. */
export function shownNumber(entity: Entity): string | undefined {
  if (!hasGivenNumber(entity)) return undefined;
  return wordsOf(knownValue(entity.identity.looks) ?? '')[0];
}

/** The words with a digit in them, without punctuation around them. */
function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(/[^\s“”"'(),;]*\d[^\s“”"'(),;]*/gu)].map(([word]) => word.replace(/[.:]+$/, ''));
}

export function isLike(words: string, shown: string): boolean {
  return shapeOf(words) === shapeOf(shown);
}

function shapeOf(number: string): string {
  return number.replace(/\d/g, '9').replace(/\p{L}/gu, 'a');
}

/** The number so many places after another one. */
function after(shown: string, steps: bigint): string {
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
