import type { MatrixEntry, Row } from '../answers/answer-rows.ts';
import { type ConditionText, mapSourced, type NameRef, type Quantity } from '../answers/sourced.ts';
import type { Column } from '../shapes/types.ts';
import type { AnswerType, RowRules } from './slot.ts';

export { synonymMap, wordMap } from '../answers/cells.ts';
export { text } from './slot.ts';

/** Columns by id: a label, or a label followed by the words a cell may hold. */
export type ColumnSpecs = Readonly<Record<string, ColumnSpec>>;
export type ColumnSpec = string | readonly [label: string, ...options: string[]];
type Options = Readonly<Record<string, string>>;

/** Text that is read as a condition or a formula where it can be. */
export const expression: AnswerType<ConditionText> = {
  shape: { shape: 'text' },
  read: (from, slot) => from.words(slot),
  words: formatExpression,
};

export const list: AnswerType<readonly string[]> = {
  shape: { shape: 'list' },
  read: (from, slot) => from.list(slot),
};

export function number(...units: readonly string[]): AnswerType<Quantity> {
  return {
    shape: { shape: 'number', units },
    read: (from, slot) => from.quantity(slot),
    words: formatQuantity,
  };
}

/** Gives the id of the option taken, or the words typed instead. */
export function choice(options: Options): AnswerType<string> {
  return {
    shape: { shape: 'choice', options: optionsIn(options) },
    read: (from, slot) => from.choice(slot),
  };
}

export function multi(options: Options): AnswerType<readonly string[]> {
  return { shape: { shape: 'multi', options: optionsIn(options) }, read: (from, slot) => from.list(slot) };
}

export function table(columns: ColumnSpecs, rules: RowRules = {}): AnswerType<readonly Row[]> {
  return {
    shape: { shape: 'table', columns: Object.entries(columns).map(([id, words]) => columnOf(id, words)) },
    read: (from, slot) => from.lines(slot),
    ...rules,
  };
}

export function matrix(rows: string, columns: string, ...cells: readonly string[]): AnswerType<readonly MatrixEntry[]> {
  return { shape: { shape: 'matrix', rows, columns, cells }, read: (from, slot) => from.cells(slot) };
}

/** Only rows that name something. */
export function namedRows(answer: AnswerType<readonly Row[]>): AnswerType<readonly Row[]> {
  return { ...answer, read: (from, slot) => from.rows(slot) };
}

/** The same answer type with its value converted. */
export function transform<T, U>({ read, words: _, ...answer }: AnswerType<T>, as: (value: T) => U): AnswerType<U> {
  return { ...answer, read: (from, slot) => mapSourced(read(from, slot), as) };
}

export function formatQuantity({ text }: Quantity): string {
  return text;
}
export function formatExpression({ text }: ConditionText): string {
  return text;
}
export function formatRef({ label }: NameRef): string {
  return label;
}
export function formatRefs(refs: readonly NameRef[]): string {
  return joinItems(refs.map(formatRef));
}

/** Items that contain commas are separated by semicolons. */
export function joinItems(items: readonly string[]): string {
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

export function columnOf(id: string, words: ColumnSpec): Column {
  if (typeof words === 'string') return { id, label: words };
  const [label, ...options] = words;
  return { id, label, options };
}
