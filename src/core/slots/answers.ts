import type { MatrixCellSaid, Row } from '../answers/answer-rows.ts';
import { type InWords, mapSourced, type Quantity, type Ref } from '../answers/sourced.ts';
import type { Column } from '../shapes/types.ts';
import type { Answer, RowRules } from './slot.ts';

export { ownWords, wordsAs } from '../answers/cells.ts';
export { text } from './slot.ts';

/** Columns by id: a label, or a label followed by the words a cell may hold. */
export type Columns = Readonly<Record<string, ColumnWords>>;
export type ColumnWords = string | readonly [label: string, ...options: string[]];
type Options = Readonly<Record<string, string>>;

/** Words that may be read as an exact condition or formula. */
export const exact: Answer<InWords> = {
  shape: { shape: 'text' },
  read: (from, slot) => from.words(slot),
  words: exactWords,
};

export const list: Answer<readonly string[]> = {
  shape: { shape: 'list' },
  read: (from, slot) => from.list(slot),
};

export function number(...units: readonly string[]): Answer<Quantity> {
  return {
    shape: { shape: 'number', units },
    read: (from, slot) => from.quantity(slot),
    words: quantityWords,
  };
}

/** Gives the id of the option taken, or the words typed instead. */
export function choice(options: Options): Answer<string> {
  return {
    shape: { shape: 'choice', options: optionsIn(options) },
    read: (from, slot) => from.choice(slot),
  };
}

export function multi(options: Options): Answer<readonly string[]> {
  return { shape: { shape: 'multi', options: optionsIn(options) }, read: (from, slot) => from.list(slot) };
}

export function table(columns: Columns, rules: RowRules = {}): Answer<readonly Row[]> {
  return {
    shape: { shape: 'table', columns: Object.entries(columns).map(([id, words]) => columnOf(id, words)) },
    read: (from, slot) => from.lines(slot),
    ...rules,
  };
}

export function matrix(rows: string, columns: string, ...cells: readonly string[]): Answer<readonly MatrixCellSaid[]> {
  return { shape: { shape: 'matrix', rows, columns, cells }, read: (from, slot) => from.cells(slot) };
}

/** Only rows that name something. */
export function named(answer: Answer<readonly Row[]>): Answer<readonly Row[]> {
  return { ...answer, read: (from, slot) => from.rows(slot) };
}

/** The same way to answer, with a converted result. */
export function seen<T, U>({ read, words: _, ...answer }: Answer<T>, as: (value: T) => U): Answer<U> {
  return { ...answer, read: (from, slot) => mapSourced(read(from, slot), as) };
}

export function quantityWords({ text: words }: Quantity): string {
  return words;
}
export function exactWords({ text: words }: InWords): string {
  return words;
}
export function refWords({ label }: Ref): string {
  return label;
}
export function refsWords(refs: readonly Ref[]): string {
  return listed(refs.map(refWords));
}

/** Items that contain commas are separated by semicolons. */
export function listed(items: readonly string[]): string {
  return items.join(items.some((item) => /[,;]/u.test(item)) ? '; ' : ', ');
}

/** A Markdown pipe table from lines whose cells are separated by " | "; the first line is the header. */
export function pipeTable(head: string, ...rows: readonly string[]): string {
  const rule = head.split(' | ').map(() => '---');
  return [head, rule.join(' | '), ...rows].map((line) => `| ${line} |`).join('\n');
}

function optionsIn(options: Options) {
  return Object.entries(options).map(([id, label]) => ({ id, label }));
}

export function columnOf(id: string, words: ColumnWords): Column {
  if (typeof words === 'string') return { id, label: words };
  const [label, ...options] = words;
  return { id, label, options };
}
