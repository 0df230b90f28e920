import { spokenAmount } from '../shapes/amount.ts';
import type { ShapeSpec, Value } from '../shapes/types.ts';
import type { Answer } from './answer.ts';
import { cellsOf, linesOf, type MatrixCellSaid, type Row } from './answer-rows.ts';
import { asQuantity, inWords } from './cells.ts';
import { itemLabels, type Naming } from './naming.ts';
import { questionAt } from './slots.ts';
import {
  type InWords,
  knownFrom,
  type NotApplicable,
  type Quantity,
  type Source,
  type Sourced,
  unknownAt,
} from './sourced.ts';

/** Reads a slot by the shape of its answer. */
export interface Readings {
  readonly text: (slot: string) => Sourced<string>;
  /** The id of the option taken, or the words typed instead. */
  readonly choice: (slot: string) => Sourced<string>;
  /** Options ticked or items listed. */
  readonly list: (slot: string) => Sourced<readonly string[]>;
  readonly quantity: (slot: string) => Sourced<Quantity>;
  readonly words: (slot: string) => Sourced<InWords>;
  readonly rows: (slot: string) => Sourced<readonly Row[]>;
  /** Rows with anything in them, also where the first cell is empty, for tables that name nothing. */
  readonly lines: (slot: string) => Sourced<readonly Row[]>;
  readonly cells: (slot: string) => Sourced<readonly MatrixCellSaid[]>;
}

export type Rereading = <T>(read: (slot: string) => Sourced<T>) => (slot: string) => Sourced<T>;

export function readingsThrough(readings: Readings, through: Rereading): Readings {
  return {
    text: through(readings.text),
    choice: through(readings.choice),
    list: through(readings.list),
    quantity: through(readings.quantity),
    words: through(readings.words),
    rows: through(readings.rows),
    lines: through(readings.lines),
    cells: through(readings.cells),
  };
}

type Read<T> = (value: Value, source: Source, shape: ShapeSpec) => Sourced<T>;

/** Rows are read once, as several parts of the model read the same. */
export function readingsOf(settled: ReadonlyMap<string, Answer>, naming: (slot: string) => Naming): Readings {
  const held = <T>(slot: string, read: Read<T>): Sourced<T> => {
    const answer = settled.get(slot);
    if (!answer) return unknownAt(questionAt(slot));
    if (answer.value === undefined) return none(answer);
    return read(answer.value, answer.source, answer.question.shape);
  };
  const text = (slot: string) => held(slot, textOf);
  const lines = (slot: string) => {
    const answer = settled.get(slot);
    if (!answer) return unknownAt(questionAt(slot));
    return answer.value === undefined ? none(answer) : rowsOf(answer, answer.value, naming(slot)).lines;
  };
  const rows = (slot: string) => {
    const answer = settled.get(slot);
    return answer?.value === undefined ? lines(slot) : rowsOf(answer, answer.value, naming(slot)).rows;
  };
  return {
    text,
    choice: text,
    list: (slot) => held(slot, (value, source, shape) => knownFrom(itemLabels(value, shape), source)),
    quantity: (slot) => asQuantity(text(slot)),
    words: (slot) => inWords(text(slot)),
    rows,
    lines,
    cells: (slot) => held(slot, (value, source) => knownFrom(cellsOf(value, source), source)),
  };
}

interface Kept {
  readonly naming: Naming;
  readonly lines: Sourced<readonly Row[]>;
  readonly rows: Sourced<readonly Row[]>;
}

const kept = new WeakMap<Answer, Kept>();

function rowsOf(answer: Answer, value: Value, naming: Naming): Kept {
  const known = kept.get(answer);
  if (known?.naming === naming) return known;
  const { source, question } = answer;
  const all = linesOf(value, source, question.shape, naming);
  const lines = knownFrom(all, source);
  const named = all.filter(({ id }) => id !== '');
  const rows = named.length === all.length ? lines : knownFrom(named, source);
  const read = { naming, lines, rows };
  kept.set(answer, read);
  return read;
}

function none({ reason, source }: Answer): NotApplicable {
  return { is: 'not-applicable', reason, source };
}

function textOf(value: Value, source: Source): Sourced<string> {
  const text = asText(value);
  return text === '' ? unknownAt(source.question) : knownFrom(text, source);
}

function asText(value: Value): string {
  if (typeof value === 'string') return value.trim();
  if ('amount' in value) return spokenAmount(value);
  return itemLabels(value, { shape: 'list' }).join(', ');
}
