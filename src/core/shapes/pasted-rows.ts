import { hasArrow, readArrowLines } from './arrow-lines.ts';
import { type GridText, headerColumns, readGridText, rowsByColumn } from './grid-text.ts';
import { readPastedRange } from './pasted-range.ts';

/**
 * Rows for a grid from what was pasted into it, without a header that names its columns. Arrow lines are read where
 * `arrows` is set. Nothing is dropped: cells without a column of their own join the last.
 */
export function pastedRows(text: string, labels: readonly string[], arrows = false): string[][] {
  if (arrows && hasArrow(text)) {
    const drawn = readArrowLines(text, labels.length);
    if (drawn.ok) return drawn.value;
  }
  const read = readGridText(text);
  const grid: GridText = read.ok ? read.value : { header: null, rows: readPastedRange(text) };
  const rows = rowsByColumn(labels, grid);
  if (rows.ok) return rows.value;
  return [...(grid.header ? [grid.header] : []), ...grid.rows].map((cells) => fitCells(cells, labels.length));
}

/** Whether the first of several pasted lines names columns of a grid. */
export function bringsHeader(text: string, labels: readonly string[]): boolean {
  const read = readGridText(text);
  if (!read.ok) return false;
  const { header, rows } = read.value;
  return header !== null || (rows.length > 1 && headerColumns(rows[0] ?? [], labels) !== null);
}

/** Extra cells are joined into the last. */
export function fitCells(cells: readonly string[], width: number): string[] {
  const rest = cells.slice(width - 1).filter((cell) => cell !== '');
  return cells.length <= width ? [...cells] : [...cells.slice(0, width - 1), rest.join(' ')];
}
