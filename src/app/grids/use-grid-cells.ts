import type { KeyboardEvent } from 'react';
import {
  type CellPlace,
  type CellTexts,
  cellTexts,
  draftsFrom,
  type Filled,
  type Grid,
  isWritable,
  lostOf,
  plural,
  readPastedRange,
  sameInColumn,
  sameInRow,
  withCount,
} from '#core/index.ts';
import { isCtrlOrCmd, isPlainEnter } from '../kit/keyboard.ts';
import { cellPositionOf, leavesText, useGrid } from '../shapes/use-grid.ts';
import { gridDrafts, keep } from './save-cells.ts';

/** What is typed into the cells of a grid: kept as drafts, with undo, paste, and the same text for a column or a row. */
export function useGridCells(grid: Grid) {
  const drafts = gridDrafts.use(grid.id).cells;
  const texts = cellTexts(grid, drafts);
  const { history, handlers, change, write } = useGrid({
    rows: texts,
    value: drafts,
    onChange: (next) => keep(grid.id, next),
    toValue: (next) => draftsFrom(grid, next, drafts),
    pasteOf: (place, text) => {
      if (!/[\t\n]/.test(text.trim())) return null;
      const cells = readPastedRange(text);
      return [{ does: 'paste', ...place, cells }, pastedWords(cells, lostOf(cells, place, grid))];
    },
    removalOf: () => null,
    nextPosition: (event, from) => stepOf(event, from, grid),
  });
  const putBack = ({ row, column }: CellPlace) => {
    const id = grid.rows[row]?.cells[column]?.id ?? '';
    if (!drafts[id]) return false;
    const { [id]: _, ...others } = drafts;
    history.change(others, 'Put back.');
    return true;
  };
  const fillColumn = (place: CellPlace) => {
    const { texts: column, count } = sameInColumn(grid, texts, place);
    if (count > 0)
      change([{ does: 'paste', row: 0, column: place.column, cells: column.map((one) => [one]) }, same(count)]);
  };
  const fillRow = (place: CellPlace) => {
    const { texts: row, count } = sameInRow(grid, texts, place);
    if (count > 0) change([{ does: 'paste', row: place.row, column: 0, cells: [row] }, same(count)]);
  };
  return {
    drafts,
    texts,
    history,
    write,
    fillColumn,
    fillRow,
    handlers: {
      ...handlers,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const place = cellPositionOf(event.target);
        if (place && event.key === 'Escape' && putBack(place)) event.stopPropagation();
        else if (place && isCtrlOrCmd(event, 'd')) {
          event.preventDefault();
          fillColumn(place);
        } else handlers.onKeyDown(event);
      },
    },
  };
}

/** The texts of a column or row with how many it fills, for the words on a button. */
export function fillCounts(grid: Grid, texts: CellTexts, place: CellPlace): { column: Filled; row: Filled } {
  return { column: sameInColumn(grid, texts, place), row: sameInRow(grid, texts, place) };
}

function same(count: number): string {
  return `The same in ${withCount(count, 'more cell')}.`;
}

function pastedWords(cells: CellTexts, lost: number): string {
  const pasted = `${withCount(cells.length, 'row')} pasted.`;
  if (lost === 0) return pasted;
  return `${pasted} ${plural(lost, 'One text had no cell here and was', '# texts had no cell here and were')} left out.`;
}

/** Enter goes down; so do the arrow keys, each in its direction, that do not move the caret inside the text of a cell. */
function stepOf(event: KeyboardEvent, from: CellPlace, grid: Grid): CellPlace | null {
  if (isPlainEnter(event)) return nextCell(grid, from, [1, 0]) ?? from;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const step = STEPS[event.key];
  return step && leavesCell(event) ? nextCell(grid, from, step) : null;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function leavesCell({ target, key }: KeyboardEvent): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown') return leavesText(target, key);
  if (!(target instanceof HTMLTextAreaElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
}

/** The next cell in a direction into which something can be typed; null: there is none. */
function nextCell(grid: Grid, from: CellPlace, [down, right]: readonly [number, number]): CellPlace | null {
  let { row, column } = from;
  for (;;) {
    row += down;
    column += right;
    const cells = grid.rows[row]?.cells;
    if (!cells || column < 0 || column >= cells.length) return null;
    if (isWritable(cells[column], grid)) return { row, column };
  }
}
