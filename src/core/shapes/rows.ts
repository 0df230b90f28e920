import { trimBlankRows } from './blanks.ts';
import { readGridText, rowsByColumn } from './grid-text.ts';
import { checkParsed, EMPTY_ANSWER, firstProblem, LIMITS, sizeProblem, textProblem } from './limits.ts';
import { writePipeTable } from './pipe-table.ts';
import type { ParseResult, Problem, Shape, SpecOf } from './types.ts';

type Rows = readonly (readonly string[])[];

export function areRowsBlank(rows: Rows): boolean {
  return rows.every((cells) => cells.every((cell) => cell.trim() === ''));
}

export function rowsProblem(value: unknown, labels: readonly string[]): Problem | null {
  const size = sizeProblem(value, 'rows', LIMITS.rows);
  if (size !== null) return size;
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const problem = firstProblem(rows, (row, at) => rowProblem(row, at + 1, labels));
  if (problem !== null) return problem;
  return isRows(rows) && !areRowsBlank(rows) ? null : EMPTY_ANSWER;
}

function rowProblem(row: unknown, number: number, labels: readonly string[]): Problem | null {
  if (!Array.isArray(row)) return `Row ${number} must be a list of cells.`;
  if (row.length !== labels.length)
    return `Row ${number} has ${row.length} cells; there are ${labels.length} columns: ${labels.join(', ')}.`;
  return firstProblem(row, (cell, at) => textProblem(cell, `“${labels[at]}” in row ${number}`, LIMITS.line));
}

function isRows(value: readonly unknown[]): value is Rows {
  return value.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'));
}

export function writeRows(rows: Rows, labels: readonly string[]): string {
  return areRowsBlank(rows) ? '' : writePipeTable(labels, trimBlankRows(rows));
}

/** From a Markdown table, a pasted range or lines, in the order of the labels. */
export function readRows(written: string, labels: readonly string[]): ParseResult<Rows> {
  const grid = readGridText(written);
  if (!grid.ok) return grid;
  const rows = rowsByColumn(labels, grid.value);
  return rows.ok ? { ok: true, value: trimBlankRows(rows.value) } : rows;
}

/** On disk a Markdown table. */
export const table: Shape<'table'> = {
  name: 'table',
  empty: () => [],
  isEmpty: areRowsBlank,
  check: (value, spec) => rowsProblem(value, labelsOf(spec)),
  serialize: (value, spec) => writeRows(value, labelsOf(spec)),
  parse: (written, spec) => checkParsed(readRows(written, labelsOf(spec)), (value) => table.check(value, spec)),
};

function labelsOf(spec: SpecOf<'table'>): string[] {
  return spec.columns.map((column) => column.label);
}
