import { amountInWords } from '../shapes/amount.ts';
import type { ShapeSpec, Value } from '../shapes/types.ts';
import type { Answer } from './answer.ts';
import { answerRowsOf, type MatrixEntry, matrixEntriesOf, type Row } from './answer-rows.ts';
import { asConditionText, asQuantity } from './cells.ts';
import { itemLabels, type Naming } from './naming.ts';
import { questionIdOf } from './slots.ts';
import {
  type ConditionText,
  knownFrom,
  type NotApplicable,
  type Quantity,
  type Source,
  type Sourced,
  unknownAt,
} from './sourced.ts';

/** Reads the answer of a slot as a value of the shape that is asked for. */
export interface AnswerReader {
  readonly text: (slot: string) => Sourced<string>;
  /** The id of the option taken, or the words typed instead. */
  readonly choice: (slot: string) => Sourced<string>;
  /** Options ticked or items listed. */
  readonly list: (slot: string) => Sourced<readonly string[]>;
  readonly quantity: (slot: string) => Sourced<Quantity>;
  readonly words: (slot: string) => Sourced<ConditionText>;
  readonly rows: (slot: string) => Sourced<readonly Row[]>;
  /** Rows that are not empty, also without a first cell, for tables that name nothing. */
  readonly lines: (slot: string) => Sourced<readonly Row[]>;
  readonly cells: (slot: string) => Sourced<readonly MatrixEntry[]>;
}

export type ReaderTransform = <T>(read: (slot: string) => Sourced<T>) => (slot: string) => Sourced<T>;

export function mapAnswerReader(readings: AnswerReader, transform: ReaderTransform): AnswerReader {
  return {
    text: transform(readings.text),
    choice: transform(readings.choice),
    list: transform(readings.list),
    quantity: transform(readings.quantity),
    words: transform(readings.words),
    rows: transform(readings.rows),
    lines: transform(readings.lines),
    cells: transform(readings.cells),
  };
}

type ReadValue<T> = (value: Value, source: Source, shape: ShapeSpec) => Sourced<T>;

/** Rows are cached, as several parts of the model read the same. */
export function answerReaderOf(settled: ReadonlyMap<string, Answer>, naming: (slot: string) => Naming): AnswerReader {
  const sourcedAt = <T>(slot: string, read: ReadValue<T>): Sourced<T> => {
    const answer = settled.get(slot);
    if (!answer) return unknownAt(questionIdOf(slot));
    if (answer.value === undefined) return notApplicable(answer);
    return read(answer.value, answer.source, answer.question.shape);
  };
  const text = (slot: string) => sourcedAt(slot, sourcedText);
  const lines = (slot: string) => {
    const answer = settled.get(slot);
    if (!answer) return unknownAt(questionIdOf(slot));
    return answer.value === undefined ? notApplicable(answer) : rowsOf(answer, answer.value, naming(slot)).lines;
  };
  const rows = (slot: string) => {
    const answer = settled.get(slot);
    return answer?.value === undefined ? lines(slot) : rowsOf(answer, answer.value, naming(slot)).rows;
  };
  return {
    text,
    choice: text,
    list: (slot) => sourcedAt(slot, (value, source, shape) => knownFrom(itemLabels(value, shape), source)),
    quantity: (slot) => asQuantity(text(slot)),
    words: (slot) => asConditionText(text(slot)),
    rows,
    lines,
    cells: (slot) => sourcedAt(slot, (value, source) => knownFrom(matrixEntriesOf(value, source), source)),
  };
}

interface CachedRows {
  readonly naming: Naming;
  readonly lines: Sourced<readonly Row[]>;
  readonly rows: Sourced<readonly Row[]>;
}

const rowsCache = new WeakMap<Answer, CachedRows>();

function rowsOf(answer: Answer, value: Value, naming: Naming): CachedRows {
  const cached = rowsCache.get(answer);
  if (cached?.naming === naming) return cached;
  const { source, question } = answer;
  const all = answerRowsOf(value, source, question.shape, naming);
  const lines = knownFrom(all, source);
  const named = all.filter(({ id }) => id !== '');
  const rows = named.length === all.length ? lines : knownFrom(named, source);
  const read = { naming, lines, rows };
  rowsCache.set(answer, read);
  return read;
}

function notApplicable({ reason, source }: Answer): NotApplicable {
  return { is: 'not-applicable', reason, source };
}

function sourcedText(value: Value, source: Source): Sourced<string> {
  const text = asText(value);
  return text === '' ? unknownAt(source.question) : knownFrom(text, source);
}

function asText(value: Value): string {
  if (typeof value === 'string') return value.trim();
  if ('amount' in value) return amountInWords(value);
  return itemLabels(value, { shape: 'list' }).join(', ');
}
