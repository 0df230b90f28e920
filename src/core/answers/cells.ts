import { memoize } from '../base/memoize.ts';
import { readAmount } from '../shapes/amount.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { Row } from './answers.ts';
import type { NameFinder } from './name-finder.ts';
import { edgeLabel, relabelEdge } from './naming.ts';
import {
  type ConditionText,
  knownFrom,
  mapSourced,
  type NamedElement,
  type NameRef,
  type Quantity,
  type Source,
  type Sourced,
  unknownAt,
} from './sourced.ts';

/** Text of a cell or an answer that may be read as an exact condition. */
export function asConditionText(sourced: Sourced<string>): Sourced<ConditionText> {
  return sourced.is === 'known' ? knownFrom({ text: sourced.value, source: sourced.source }, sourced.source) : sourced;
}

/** A cell as a quantity; a cell without a number is unknown. */
export function asQuantity(sourced: Sourced<string>): Sourced<Quantity> {
  if (sourced.is !== 'known') return sourced;
  const quantity = readQuantity(sourced.value);
  return quantity ? knownFrom(quantity, sourced.source) : unknownAt(sourced.source.question);
}

/** By a table from everyday words (folded) to those of the model; any other word is unknown. */
export function asWord<W extends string>(sourced: Sourced<string>, words: ReadonlyMap<string, W>): Sourced<W> {
  if (sourced.is !== 'known') return sourced;
  const word = words.get(foldCase(sourced.value));
  return word === undefined ? unknownAt(sourced.source.question) : knownFrom(word, sourced.source);
}

/** A cell as one of a few words; any other word is kept as written. */
export function asWordOrText(sourced: Sourced<string>, words: ReadonlyMap<string, string>): Sourced<string> {
  return mapSourced(sourced, (value) => words.get(foldCase(value)) ?? value);
}

const NONE_WORDS: ReadonlySet<string> = new Set(['-', '–', '—', '--', 'none', 'nothing', 'n/a']);

export function isNone(words: string): boolean {
  return NONE_WORDS.has(foldCase(words));
}

/** A cell in which “-” or “none” is not a value; the text is kept as the reason. */
export function noneAsNotApplicable(sourced: Sourced<string>): Sourced<string> {
  if (sourced.is !== 'known' || !isNone(sourced.value)) return sourced;
  return { is: 'not-applicable', reason: sourced.value, source: sourced.source };
}

export const YES_NO_WORDS = synonymMap({ yes: ['y', 'true', 'x', '✓'], no: ['n', 'false', '-', '–', '—'] });

/** A cell that says yes or no; any other word is unknown. */
export function asBoolean(sourced: Sourced<string>): Sourced<boolean> {
  return mapSourced(asWord(sourced, YES_NO_WORDS), (word) => word === 'yes');
}

const TIMES = synonymMap({
  always:
    'yes, y, x, ✓, at all times, at any time, any time, anytime, in any case, every time, from the start, required, mandatory, must'.split(
      ', ',
    ),
  never: 'no, n, not, -, –, —, optional, not required, not needed, may be empty'.split(', '),
});

/** Whether everyday words for when something applies mean at all times, or at none. */
export function isAlways(words: string): boolean {
  return TIMES.get(foldCase(words)) === 'always';
}
export function isNever(words: string): boolean {
  return TIMES.get(foldCase(words)) === 'never';
}

/** Words that a cell may hold and that the model uses too. */
export function wordMap<const W extends string>(...words: readonly W[]): ReadonlyMap<string, W> {
  return new Map(words.map((word) => [word, word]));
}

/** The words that a cell may hold, with the synonyms of each (folded). */
export function synonymMap<W extends string>(synonyms: Readonly<Record<W, readonly string[]>>): ReadonlyMap<string, W> {
  const words = Object.keys(synonyms) as W[];
  return new Map(words.flatMap((word) => [word, ...synonyms[word]].map((way) => [way, word])));
}

/** Equal cells of one answer share one object. */
export function memoizeSourced<T>(
  read: (word: string, source: Source) => Sourced<T>,
): (word: string, source: Source) => Sourced<T> {
  const bySource = memoize((source: Source) => memoize((word: string) => read(word, source)));
  return (word, source) => bySource(source)(word);
}

export interface Edge extends NamedElement {
  readonly from: NameRef;
  readonly to: NameRef;
}

/** The edge in a row, labelled with the present names of its ends and of its event. */
export function edgeIn(row: Row, find: NameFinder, event = ''): Edge {
  const { id, source, cell } = row;
  const ends = { from: find(cell('from')), to: find(cell('to')) };
  return { id, ...relabelEdge(row, edgeLabel(ends.from.label, ends.to.label, event)), source, ...ends };
}

const AMOUNT = String.raw`[+\-−–]?\s?\d[\d.,'’\s]*?`;
/** "14 days", "5 %", "-4 °C", "3". */
const UNIT_AFTER = new RegExp(String.raw`^(${AMOUNT})\s*([\p{L}\p{Sc}%‰°µ].*)?$`, 'su');
/** "€ 20", "US$ 20", "EUR 1,200.50", "Fr. 5": only currencies stand in front, so that "A4" is not an amount. */
const CURRENCY_BEFORE = new RegExp(
  String.raw`^((?:\p{Lu}{0,2}\p{Sc}|\p{Lu}{3}|Fr|Rs|kr|zł|Kč|Ft)\.?)\s*(${AMOUNT})$`,
  'su',
);
/** Words that make an amount rough but do not change it. */
const APPROXIMATELY = /^(?:(?:about|around|roughly|approximately|approx\.?|circa|ca\.?|some)\s+|[~≈]\s*)/iu;
/** Two amounts are not a quantity: "3 to 5 days". */
const SECOND_AMOUNT = /^(?:to|or|and|until)\s+\d/iu;

/**
 * Reads an amount with its unit as people write it, also a rough one ("about 200"); undefined where the words do not
 * begin or end with the one number they hold, or say more about it ("at most 14 days").
 */
export function readQuantity(words: string): Quantity | undefined {
  const text = words.trim();
  const bare = text.replace(APPROXIMATELY, '');
  const after = UNIT_AFTER.exec(bare);
  if (after) return quantityFrom(after[1] ?? '', after[2] ?? '', text);
  const before = CURRENCY_BEFORE.exec(bare);
  return before ? quantityFrom(before[2] ?? '', before[1] ?? '', text) : undefined;
}

function quantityFrom(digits: string, unit: string, text: string): Quantity | undefined {
  const read = readAmount(digits);
  if (!read.ok || SECOND_AMOUNT.test(unit)) return undefined;
  return { amount: Number(read.value), unit: unit.trim(), text };
}
