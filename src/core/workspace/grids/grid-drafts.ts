import type { Reply } from '../../facts/types.ts';
import { cellText, readCell } from '../../shapes/cell-text.ts';
import { checkValue, comparisonKey } from '../../shapes/index.ts';
import type { ParseResult, ShapeSpec } from '../../shapes/types.ts';
import { settledValue } from '../questions/question-state.ts';
import type { QuestionView } from '../workspace.ts';
import { answerNow } from './cell-parts.ts';
import { answeredAs, type GridCell } from './grid-cells.ts';
import type { Grid } from './grids.ts';

/** What is typed into cells and not saved yet, by cell. */
export interface GridDrafts {
  readonly [cell: string]: {
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
export function isWritable(cell: GridCell | undefined, grid: Grid): cell is GridCell {
  return cell !== undefined && cell.view.status !== 'parked' && !grid.locked.has(cell.id);
}

/** What a cell can say. */
type CellReply = Extract<Reply, { readonly says: 'value' | 'not-applicable' }>;

/** “n/a” and why: said of one cell, as spreadsheets do. */
const NOT_APPLICABLE = /^n\/a(?![\p{L}\p{N}])[\s,;:–-]*(.*)$/isu;

/** Reads a text as an answer, or as saying why none applies. */
function cellReply(text: string, shape: ShapeSpec): ParseResult<CellReply> {
  const [said, why = ''] = NOT_APPLICABLE.exec(text.trim()) ?? [];
  if (said === undefined) {
    const read = readCell(text, shape);
    return read.ok ? { ok: true, value: { says: 'value', value: read.value } } : read;
  }
  if (why.trim() === '') return { ok: false, problem: 'Say in a few words why it does not apply, after “n/a”.' };
  return { ok: true, value: { says: 'not-applicable', why: why.trim() } };
}

/** A reply as its cell shows it; empty for one that gives no answer. */
function replyText(reply: Reply, shape: ShapeSpec): string {
  if (reply.says === 'value') return cellText(reply.value, shape);
  return reply.says === 'not-applicable' ? `n/a, ${reply.why}` : '';
}

/** What a text typed into a cell says: of a part, with all else that the answer says. */
export function readInCell({ view, part }: GridCell, text: string): ParseResult<CellReply> {
  const { shape } = view.question;
  if (!part) return cellReply(text, shape);
  const read = part.put(text, answerNow(view));
  const problem = read.ok ? checkValue(read.value, shape) : read.problem;
  return read.ok && problem === null
    ? { ok: true, value: { says: 'value', value: read.value } }
    : { ok: false, problem: problem ?? '' };
}

/** What a reply says, as a cell shows it. */
export function textInCell({ view, part }: GridCell, reply: Reply): string {
  return part && reply.says === 'value' ? part.textIn(reply.value) : replyText(reply, view.question.shape);
}

/** What is settled, as its cell shows it; empty where nothing is. */
export function settledText({ view, part }: Pick<GridCell, 'view' | 'part'>): string {
  const result = view.decision?.result;
  if (result?.outcome === 'not-applicable') return `n/a, ${result.reason}`;
  if (!result || !('value' in result)) return '';
  return part ? part.textIn(result.value) : cellText(result.value, view.question.shape);
}

export function cellTexts(grid: Grid, drafts: GridDrafts): CellTexts {
  return grid.rows.map(({ cells }) =>
    cells.map((cell) => (isWritable(cell, grid) ? (drafts[cell.id]?.text ?? settledText(cell)) : '')),
  );
}

/** The drafts by which the cells show these texts; what is settled so already is no draft. */
export function draftsFrom(grid: Grid, texts: CellTexts, before: GridDrafts): GridDrafts {
  const drafts: Record<string, CellDraft> = { ...before };
  for (const [row, { cells }] of grid.rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (!isWritable(cell, grid)) continue;
      const { id, view } = cell;
      const text = texts[row]?.[column] ?? '';
      if (text === settledText(cell)) delete drafts[id];
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
  const cells = grid.rows.map(({ cells: all }, at) => ({ cell: all[column], now: texts[at]?.[column] ?? '' }));
  return filled(grid, cells, text);
}

/** The same in its row, in the columns that are answered alike. */
export function sameInRow(grid: Grid, texts: CellTexts, { row, column }: CellPlace): Filled {
  const line = grid.rows[row]?.cells ?? [];
  const text = texts[row]?.[column] ?? '';
  const from = line[column];
  const cells = line.map((cell, at) => ({
    cell: from && cell && answeredAs(cell) === answeredAs(from) ? cell : undefined,
    now: texts[row]?.[at] ?? '',
  }));
  return filled(grid, cells, text);
}

interface CellNow {
  readonly cell: GridCell | undefined;
  readonly now: string;
}

function filled(grid: Grid, cells: readonly CellNow[], text: string): Filled {
  const isFree = ({ cell, now }: CellNow) => now === '' && isWritable(cell, grid) && isUnsaid(cell);
  const count = text === '' ? 0 : cells.filter(isFree).length;
  return { texts: cells.map((cell) => (isFree(cell) ? text : cell.now)), count };
}

const NOTHING_YET: ReadonlySet<string> = new Set(['open', 'answered', 'decided', 'assumed', 'stale']);

/** Whether nobody has said what a cell asks, though other parts of the answer may be there. */
export function isUnsaid({ view, part }: GridCell): boolean {
  if (!part) return view.status === 'open';
  return NOTHING_YET.has(view.status) && part.textIn(answerNow(view)) === '';
}

/** A draft that can be read. */
export interface ReadyCell {
  readonly cell: GridCell;
  readonly reply: CellReply;
  readonly draft: CellDraft;
}

/** What of the drafts can be saved, in the order of the grid, and what is wrong with the others, by cell. */
export function readDrafts(grid: Grid, drafts: GridDrafts) {
  const ready: ReadyCell[] = [];
  const problems = new Map<string, string>();
  /** Cells whose draft says what is settled already. */
  const same: string[] = [];
  for (const cell of grid.cells) {
    const { id, view } = cell;
    const draft = drafts[id];
    if (!draft || draft.text.trim() === '' || !isWritable(cell, grid)) continue;
    const read = readInCell(cell, draft.text);
    if (!read.ok) problems.set(id, read.problem);
    else if (isSettledAs(read.value, view)) same.push(id);
    else ready.push({ cell, reply: read.value, draft });
  }
  return { ready, problems, same };
}

function isSettledAs(reply: CellReply, view: QuestionView): boolean {
  const { shape } = view.question;
  const settled = settledValue(view);
  if (reply.says === 'not-applicable') return settledText({ view, part: null }) === replyText(reply, shape);
  return settled !== undefined && comparisonKey(settled, shape) === comparisonKey(reply.value, shape);
}
