import { readGridText, rowsUnder } from './grid-text.ts';
import { firstTrouble, LIMITS, NOTHING_SAID, sizeTrouble, textTrouble } from './limits.ts';
import { writePipeTable } from './pipe-table.ts';
import type { Parsed, Problem } from './types.ts';
import { withoutBlankEnd } from './without-blanks.ts';

type Rows = readonly (readonly string[])[];

export function blankRows(rows: Rows): boolean {
  return rows.every((cells) => cells.every((cell) => cell.trim() === ''));
}

export function rowsTrouble(value: unknown, labels: readonly string[]): Problem | null {
  const size = sizeTrouble(value, 'rows', LIMITS.rows);
  if (size !== null) return size;
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const trouble = firstTrouble(rows, (row, at) => rowTrouble(row, at + 1, labels));
  if (trouble !== null) return trouble;
  return isRows(rows) && !blankRows(rows) ? null : NOTHING_SAID;
}

function rowTrouble(row: unknown, number: number, labels: readonly string[]): Problem | null {
  if (!Array.isArray(row)) return `Row ${number} must be a list of cells.`;
  if (row.length !== labels.length)
    return `Row ${number} has ${row.length} cells; there are ${labels.length} columns: ${labels.join(', ')}.`;
  return firstTrouble(row, (cell, at) => textTrouble(cell, `“${labels[at]}” in row ${number}`, LIMITS.line));
}

function isRows(value: readonly unknown[]): value is Rows {
  return value.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'));
}

export function writeRows(rows: Rows, labels: readonly string[]): string {
  return blankRows(rows) ? '' : writePipeTable(labels, withoutBlankEnd(rows));
}

/** From a Markdown table, a pasted range or lines, in the order of the labels. */
export function readRows(written: string, labels: readonly string[]): Parsed<Rows> {
  const grid = readGridText(written);
  if (!grid.ok) return grid;
  const rows = rowsUnder(labels, grid.value);
  return rows.ok ? { ok: true, value: withoutBlankEnd(rows.value) } : rows;
}
