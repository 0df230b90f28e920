import { knownValue, questionOf } from '../answers/sourced.ts';
import type { Entity } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { SampleRow } from './sample/types.ts';

/** Whether an entity is identified by a number that is issued and is no field. */
function hasRecordNumber({ identity }: Entity): boolean {
  const kind = knownValue(identity.kind);
  return (kind === 'issued' || kind === 'foreign') && knownValue(identity.fields)?.length === 0;
}

/** Words for such a number as the name of a column, folded. */
const NUMBER: ReadonlySet<string> = new Set('number no no. nr nr. # id code nummer'.split(' '));

/** “Number”, “Loan number”. */
export function namesRecordNumber(entity: Entity, words: string): boolean {
  const folded = foldCase(words);
  const own = foldCase(entity.label);
  return hasRecordNumber(entity) && NUMBER.has(folded.startsWith(`${own} `) ? folded.slice(own.length + 1) : folded);
}

export function numberQuestion({ identity }: Entity): string {
  return questionOf(identity.looks);
}

/**
 * The number that identifies a record: the stored one, else one counted on from the example that people gave. Undefined
 * where records have no number, or while there is no example.
 */
export function recordNumber({ index }: Product, row: SampleRow): string | undefined {
  const entity = index.entities.get(row.entity);
  const example = entity && exampleNumber(entity);
  if (!example) return undefined;
  if (hasSameFormat(row.id, example) || row.row < 0) return row.id;
  return row.number ?? numberAfter(withYear(example, row.history[0]?.at), BigInt(row.row + 1));
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?=\D+\d)/u;

export function yearIn(number: string): string | undefined {
  return YEAR.exec(number)?.[0];
}

/** A number that begins with a year gets the year in which it is issued. */
export function withYear(number: string, day = ''): string {
  return day === '' ? number : number.replace(YEAR, day.slice(0, 4));
}

/** The number after the highest one in use, which are only looked for then; undefined while there is no example number. */
export function nextNumber({ index }: Product, entity: string, taken: () => readonly string[], today = '') {
  const found = index.entities.get(entity);
  const example = found && exampleNumber(found);
  if (!example) return undefined;
  const first = withYear(example, today);
  const kind = withCounter(first, 0n);
  const counts = [...taken(), ...found.examples.flatMap(numbersIn)].flatMap((number) =>
    hasSameFormat(number, example) && withCounter(number, 0n) === kind ? counterOf(number) : [],
  );
  const last = counts.reduce((most, one) => (one > most ? one : most), counterOf(first));
  return withCounter(first, last + 1n);
}

/** The first word with a digit in the example that people gave. */
export function exampleNumber(entity: Entity): string | undefined {
  if (!hasRecordNumber(entity)) return undefined;
  return numbersIn(knownValue(entity.identity.looks) ?? '')[0];
}

/** The words with a digit in them, without punctuation around them. */
function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/[^\s“”"'(),;]*\d[^\s“”"'(),;]*/gu)].map(([word]) => word.replace(/[.:]+$/, ''));
}

export function hasSameFormat(words: string, example: string): boolean {
  return shapeOf(words) === shapeOf(example);
}

function shapeOf(number: string): string {
  return number.replace(/\d/g, '9').replace(/\p{L}/gu, 'a');
}

/** The number so many places after another one. */
function numberAfter(example: string, steps: bigint): string {
  return withCounter(example, counterOf(example) + steps);
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
