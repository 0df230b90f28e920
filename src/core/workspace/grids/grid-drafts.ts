import { cellText, readCell } from '../../shapes/cell-text.ts';
import { comparisonKey } from '../../shapes/index.ts';
import type { ShapeSpec, Value } from '../../shapes/types.ts';
import { settledValue } from '../questions/question-state.ts';
import type { QuestionView } from '../workspace.ts';
import type { Grid } from './grids.ts';

/** What is typed into cells and not saved yet, by question. */
export interface GridDrafts {
  readonly [question: string]: {
    readonly text: string;
    /** How many decisions its question had when typing began. */
    readonly decisions: number;
  };
}

type CellDraft = GridDrafts[string];

/** The texts of all cells, row by row; empty where nothing is said, or nothing can be typed. */
export type CellTexts = readonly (readonly string[])[];

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Whether something can be typed into a cell. */
export function isWritable(view: QuestionView | undefined, grid: Grid): view is QuestionView {
  return view !== undefined && view.status !== 'parked' && !grid.locked.has(view.question.id);
}

/** What is settled, as its cell shows it; empty where nothing is. */
export function settledText(view: QuestionView): string {
  const value = settledValue(view);
  return value === undefined ? '' : cellText(value, view.question.shape);
}

export function cellTexts(grid: Grid, drafts: GridDrafts): CellTexts {
  return grid.rows.map(({ cells }) =>
    cells.map((view) => (isWritable(view, grid) ? (drafts[view.question.id]?.text ?? settledText(view)) : '')),
  );
}

/** The drafts by which the cells show these texts; what is settled so already is no draft. */
export function draftsFrom(grid: Grid, texts: CellTexts, before: GridDrafts): GridDrafts {
  const drafts: Record<string, CellDraft> = { ...before };
  for (const [row, { cells }] of grid.rows.entries()) {
    for (const [column, view] of cells.entries()) {
      if (!isWritable(view, grid)) continue;
      const { id } = view.question;
      const text = texts[row]?.[column] ?? '';
      if (text === settledText(view)) delete drafts[id];
      else drafts[id] = { text, decisions: before[id]?.decisions ?? view.decisions.length };
    }
  }
  return drafts;
}

/** How many texts of a range do not fit when it is put in at a place: beyond the edge, or where nothing can be typed. */
export function lostOf(range: CellTexts, { row, column }: CellPlace, grid: Grid): number {
  const cells = range.flatMap((line, down) => line.map((text, right) => ({ text, down, right })));
  return cells.filter(
    ({ text, down, right }) => text !== '' && !isWritable(grid.rows[row + down]?.cells[column + right], grid),
  ).length;
}

/** The same text in other cells: the texts of a whole column or row, and how many of them it changes. */
export interface Filled {
  readonly texts: readonly string[];
  readonly count: number;
}

/** What stands in a cell, in all cells of its column to which nobody has said and nobody types anything. */
export function sameInColumn(grid: Grid, texts: CellTexts, { row, column }: CellPlace): Filled {
  const text = texts[row]?.[column] ?? '';
  const cells = grid.rows.map(({ cells: all }, at) => ({ view: all[column], now: texts[at]?.[column] ?? '' }));
  return filled(grid, cells, text);
}

/** The same in its row, in the columns that are answered alike. */
export function sameInRow(grid: Grid, texts: CellTexts, { row, column }: CellPlace): Filled {
  const line = grid.rows[row]?.cells ?? [];
  const text = texts[row]?.[column] ?? '';
  const kind = answeredAs(line[column]);
  const cells = line.map((view, at) => ({
    view: answeredAs(view) === kind ? view : undefined,
    now: texts[row]?.[at] ?? '',
  }));
  return filled(grid, cells, text);
}

interface CellNow {
  readonly view: QuestionView | undefined;
  readonly now: string;
}

function filled(grid: Grid, cells: readonly CellNow[], text: string): Filled {
  const isFree = ({ view, now }: CellNow) => now === '' && isWritable(view, grid) && view.status === 'open';
  const count = text === '' ? 0 : cells.filter(isFree).length;
  return { texts: cells.map((cell) => (isFree(cell) ? text : cell.now)), count };
}

function answeredAs(view: QuestionView | undefined): string {
  const shape: ShapeSpec | undefined = view?.question.shape;
  return shape?.shape === 'list' || shape?.shape === 'text' ? 'words' : JSON.stringify(shape);
}

/** A draft that reads as an answer. */
export interface ReadyCell {
  readonly view: QuestionView;
  readonly value: Value;
  readonly draft: CellDraft;
}

/** What of the drafts can be saved, in the order of the grid, and what is wrong with the others, by question. */
export function readDrafts(grid: Grid, drafts: GridDrafts) {
  const ready: ReadyCell[] = [];
  const problems = new Map<string, string>();
  /** Cells whose draft says what is settled already. */
  const same: string[] = [];
  for (const view of grid.cells) {
    const { id, shape } = view.question;
    const draft = drafts[id];
    if (!draft || draft.text.trim() === '' || !isWritable(view, grid)) continue;
    const read = readCell(draft.text, shape);
    const settled = settledValue(view);
    if (!read.ok) problems.set(id, read.problem);
    else if (settled !== undefined && comparisonKey(settled, shape) === comparisonKey(read.value, shape)) same.push(id);
    else ready.push({ view, value: read.value, draft });
  }
  return { ready, problems, same };
}
