import { groupBy } from '../../base/group-by.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { capitalize, decapitalize } from '../../english/capitalize.ts';
import { withCount } from '../../english/plural.ts';
import type { ItemRef, Question } from '../../facts/types.ts';
import { shortList } from '../../shapes/value-summary.ts';
import { BANK, followUpShape } from '../../slots/bank.ts';
import type { BankFollowUp, BankQuestion } from '../../slots/bank-question.ts';
import { CELL_SHAPES, GRID_THEMES, type GridTheme } from '../../slots/grid-themes.ts';
import { currentItem } from '../questions/current-item.ts';
import { currentNameOf, entityOfQuestion, namingOfQuestion, RECORDS_QUESTION } from '../questions/question-lookup.ts';
import { bankFor, slotOf } from '../questions/raise-of.ts';
import type { QuestionView, Workspace } from '../workspace.ts';

/**
 * Questions of one theme beside each other: a row for each item, a column for what is asked of each. It is only a view:
 * each cell is a question with answers and decisions of its own.
 */
export interface Grid extends GridTheme {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  /** Of its cells that are asked, row by row. */
  readonly cells: readonly QuestionView[];
  /** How many of them nobody has answered. */
  readonly open: number;
  /** Ids of those that are answered on their own page only: people disagree, or everybody is being asked. */
  readonly locked: ReadonlySet<string>;
}

interface GridColumn {
  /** The slot of its cells, with `{item}` and `{thing}` for what they are about. */
  readonly slot: string;
  readonly head: string;
}

interface GridRow {
  readonly key: string;
  /** What it is about, by its present name. */
  readonly label: string;
  /** The thing that it belongs to; empty where it is one itself, or belongs to none. */
  readonly of: string;
  /** By column; undefined where it is not asked, as nothing said makes it a question. */
  readonly cells: readonly (QuestionView | undefined)[];
}

interface Column extends GridColumn {
  readonly theme: GridTheme;
  readonly order: number;
}

/** The columns of all grids, by the follow-up that asks for their cells. */
const COLUMNS: ReadonlyMap<BankFollowUp, Column> = new Map(
  Object.values(BANK)
    .flat()
    .flatMap((bank) => bank.raises.map((raise) => ({ bank, raise })))
    .flatMap(({ bank, raise }, order) => {
      const theme =
        CELL_SHAPES.has(followUpShape(raise).shape) && GRID_THEMES.find(({ of }) => of === themeOf(bank, raise));
      return theme ? [[raise, { theme, order, slot: raise.slot, head: raise.head ?? leafOf(raise.slot) }]] : [];
    }),
);

/** What is asked of each thing belongs to the things, whichever answer raises it. */
function themeOf({ id }: BankQuestion, { like }: BankFollowUp): string {
  return like === undefined ? id : RECORDS_QUESTION;
}

function leafOf(slot: string): string {
  return capitalize(slot.slice(slot.lastIndexOf('/') + 1).replaceAll('-', ' '));
}

/** A question in its column; undefined where it belongs to no grid. */
function columnOf({ origin, slot }: Question, { question }: Workspace): Column | undefined {
  if (origin.from !== 'answer' || !(origin.item || origin.thing)) return undefined;
  const parent = question(origin.because);
  const { item, thing } = origin;
  const raise = parent && bankFor(parent.question)?.raises.find((one) => slotOf({ raise: one, item, thing }) === slot);
  return raise && COLUMNS.get(raise);
}

/** All grids in which something is asked, in the order of their themes. */
export const gridsOf = memoizeByObject((workspace: Workspace): readonly Grid[] => {
  const placed = workspace.questionsAsRaised.flatMap((view) => {
    const column = columnOf(view.question, workspace);
    return column ? [{ view, column }] : [];
  });
  const byTheme = groupBy(placed, ({ column }) => column.theme);
  return GRID_THEMES.flatMap((theme) => gridOf(theme, byTheme.get(theme) ?? [], workspace));
});

interface Placed {
  readonly view: QuestionView;
  readonly column: Column;
}

/** Rows and columns are those in which something is asked: what no answer raises any more is left out with them. */
function gridOf(theme: GridTheme, placed: readonly Placed[], workspace: Workspace): readonly Grid[] {
  const asked = placed.filter(({ view }) => view.status !== 'parked');
  const columns = [...new Set(asked.map(({ column }) => column))].sort((a, b) => a.order - b.order);
  const byRow = groupBy(placed, ({ view }) => rowKey(view.question));
  const rows = [...new Set(asked.map(({ view }) => rowKey(view.question)))]
    .flatMap((key) => {
      const [one] = byRow.get(key) ?? [];
      return one ? [{ key, ...namesOf(one.view, workspace), found: byRow.get(key) ?? [] }] : [];
    })
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({ key, label, of, found }) => ({
      key,
      label,
      of,
      cells: columns.map((column) => found.find((one) => one.column === column)?.view),
    }));
  const cells = rows.flatMap((row) => row.cells.flatMap((view) => (view && view.status !== 'parked' ? [view] : [])));
  if (cells.length === 0) return [];
  const polls = workspace.activeWalkthrough?.polls;
  return [
    {
      ...theme,
      columns,
      rows,
      cells,
      open: cells.filter(({ status }) => status === 'open').length,
      locked: new Set(
        cells
          .filter(({ status, question: { id } }) => status === 'contested' || polls?.has(id))
          .map(({ question: { id } }) => id),
      ),
    },
  ];
}

/** The thing that a question is about, and the item of it, if it is about one. */
function subjectOf(question: Question): { readonly thing?: ItemRef | undefined; readonly item?: ItemRef | undefined } {
  const { origin } = question;
  if (origin.from !== 'answer') return {};
  return { thing: entityOfQuestion(question), item: origin.because === RECORDS_QUESTION ? undefined : origin.item };
}

function rowKey(question: Question): string {
  const { thing, item } = subjectOf(question);
  return `${thing?.id ?? ''}/${item?.id ?? ''}`;
}

/** What the row of a question is called by present names, and where those stand among the names that were given. */
function namesOf({ question }: QuestionView, workspace: Workspace) {
  const { thing, item } = subjectOf(question);
  const thingName = thing ? (currentNameOf(thing, workspace) ?? thing).label : '';
  const parent = question.origin.from === 'answer' ? workspace.question(question.origin.because) : undefined;
  const place = [placeAmong(workspace.question(RECORDS_QUESTION), thing), placeAmong(parent, item)] as const;
  if (!item) return { label: thingName, of: '', place };
  return { label: (currentItem(question, workspace) ?? item).label, of: thingName, place };
}

function placeAmong(names: QuestionView | undefined, of: ItemRef | undefined): number {
  return names && of ? namingOfQuestion(names).items.findIndex(({ id }) => id === of.id) : -1;
}

const byQuestion = memoizeByObject(
  (grids: readonly Grid[]): ReadonlyMap<string, Grid> =>
    new Map(grids.flatMap((grid) => grid.cells.map(({ question }) => [question.id, grid] as const))),
);

/** The grid in which a question is a cell; undefined where it is none, or is not asked. */
export function gridWith(question: string, workspace: Workspace): Grid | undefined {
  return byQuestion(gridsOf(workspace)).get(question);
}

/** Whether a cell is asked with its grid, so that it needs no line of its own: open, and not of the core. */
function isAskedTogether({ status, rank }: QuestionView): boolean {
  return status === 'open' && !rank.isCore;
}

/** One thing to ask: a question, or the open cells of a grid. */
interface AskedLine {
  /** The first of them. */
  readonly view: QuestionView;
  readonly grid?: Grid;
  /** Those that it stands for, where there is a grid. */
  readonly cells: readonly QuestionView[];
}

/**
 * Questions as the lines that people see: the open cells of a grid are one, in the place of the first of them, so that
 * what there is to do does not grow with every item. What somebody has said to keeps a line of its own, as it waits for
 * a decision; so does what the core needs, as that is counted one by one.
 */
export function linesOf(views: readonly QuestionView[], workspace: Workspace): readonly AskedLine[] {
  const gridFor = (view: QuestionView) => (isAskedTogether(view) ? gridWith(view.question.id, workspace) : undefined);
  const together = groupBy(views, gridFor);
  return views.flatMap((view): readonly AskedLine[] => {
    const grid = gridFor(view);
    const cells = (grid && together.get(grid)) ?? [view];
    if (!grid || cells.length === 1) return [{ view, cells: [view] }];
    return cells[0] === view ? [{ view, grid, cells }] : [];
  });
}

/** A grid in one line: its theme, and what of it is open. */
export function gridWords({ title, columns, rows }: Grid): string {
  const isOpen = (_: GridColumn, at: number) => rows.some(({ cells }) => cells[at]?.status === 'open');
  const heads = columns.filter(isOpen).map(({ head }) => decapitalize(head));
  return heads.length === 0 ? title : `${title}: ${shortList(heads)}`;
}

/** “23 of 51 cells open”. */
export function gridProgress({ open, cells }: Grid): string {
  return `${open} of ${withCount(cells.length, 'cell')} open`;
}
