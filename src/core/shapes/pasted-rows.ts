import { hasArrow, readArrowLines } from './arrow-lines.ts';
import { type GridText, readGridText, rowsUnder } from './grid-text.ts';
import { readPastedRange } from './pasted-range.ts';

/**
 * Rows for a grid from what somebody pasted into it, without a header that names its columns. Arrow lines are read
 * where `arrows` is set. Nothing is dropped: what finds no column of its own joins the last.
 */
export function pastedRows(text: string, labels: readonly string[], arrows = false): string[][] {
  if (arrows && hasArrow(text)) {
    const drawn = readArrowLines(text, labels.length);
    if (drawn.ok) return drawn.value;
  }
  const read = readGridText(text);
  const grid: GridText = read.ok ? read.value : { header: null, rows: readPastedRange(text) };
  const rows = rowsUnder(labels, grid);
  if (rows.ok) return rows.value;
  return [...(grid.header ? [grid.header] : []), ...grid.rows].map((cells) =>
    fittedCells(cells, labels.length),
  );
}

/** Cells of a row that is no longer than `width`: the rest joins the last. */
export function fittedCells(cells: readonly string[], width: number): string[] {
  const rest = cells.slice(width - 1).filter((cell) => cell !== '');
  return cells.length <= width ? [...cells] : [...cells.slice(0, width - 1), rest.join(' ')];
}
