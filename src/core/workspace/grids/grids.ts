import { groupBy, mapOfDefined } from '../../base/group-by.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { capitalize, decapitalize } from '../../english/capitalize.ts';
import type { ItemRef, Question } from '../../facts/types.ts';
import { shortList } from '../../shapes/value-summary.ts';
import { BANK } from '../../slots/bank.ts';
import type { BankFollowUp } from '../../slots/bank-question.ts';
import { currentItem } from '../questions/current-item.ts';
import { currentNameOf, entityOfQuestion, namingOfQuestion, RECORDS_QUESTION } from '../questions/question-lookup.ts';
import { raiseOf } from '../questions/raise-of.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { cellsOf, type GridCell, whyLocked } from './grid-cells.ts';
import { type GridSummary, gridSummaries, questionsByTheme } from './grid-lines.ts';

/**
 * Questions of one theme beside each other: a row for each item, a column for what is asked of each. It is only a view:
 * each cell is a question with answers and decisions of its own, or a part of one.
 */
export interface Grid extends GridSummary {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  /** Those that are asked. */
  readonly cells: readonly GridCell[];
  /** By id, what those show that are answered on their own page only. */
  readonly locked: ReadonlyMap<string, string>;
}

interface GridColumn {
  /** The slot of its cells, with `{item}` and `{thing}` for what they are about, and the part of the answer. */
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
  readonly cells: readonly (GridCell | undefined)[];
}

/** All that answers raise, in the order in which it reads best. */
const ORDER: ReadonlyMap<BankFollowUp, number> = new Map(
  Object.values(BANK)
    .flat()
    .flatMap(({ raises }) => raises)
    .map((raise, order) => [raise, order]),
);

interface Placed {
  readonly cell: GridCell;
  readonly row: string;
  readonly column: GridColumn & { readonly order: number };
}

function placedIn(view: QuestionView, workspace: Workspace): readonly Placed[] {
  const { origin } = view.question;
  const parent = origin.from === 'answer' ? workspace.question(origin.because) : undefined;
  const raise = parent && raiseOf(view.question, parent.question);
  const slot = raise?.slot ?? leafOf(view.question);
  const head = raise?.head ?? capitalize(leafOf(view.question).replaceAll('-', ' '));
  const order = (raise && ORDER.get(raise)) ?? ORDER.size;
  const row = rowKey(view.question);
  return cellsOf(view, workspace).map((cell, at, { length }) => {
    const { part } = cell;
    const column = part ? { slot: `${slot}#${part.id}`, head: part.head } : { slot, head };
    return { cell, row, column: { ...column, order: order + at / length } };
  });
}

function leafOf({ id }: Question): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** All grids in which something is asked, drawn, in the order of their themes. */
export const gridsOf = memoizeByObject((workspace: Workspace): readonly Grid[] => {
  const themes = new Map([...questionsByTheme(workspace)].map(([theme, views]) => [theme?.id, views]));
  return gridSummaries(workspace).map((summary) => gridOf(summary, themes.get(summary.id) ?? [], workspace));
});

/** Rows and columns are those in which something is asked: what no answer raises any more is left out with them. */
function gridOf(summary: GridSummary, views: readonly QuestionView[], workspace: Workspace): Grid {
  const placed = views.flatMap((view) => placedIn(view, workspace));
  const asked = placed.filter(({ cell }) => cell.view.status !== 'parked');
  const bySlot = new Map(asked.map(({ column }) => [column.slot, column]));
  const columns = [...bySlot.values()].sort((a, b) => a.order - b.order);
  const byRow = groupBy(placed, ({ row }) => row);
  const rows = [...groupBy(asked, ({ row }) => row)]
    .flatMap(([key, [one]]) => (one ? [{ key, ...namesOf(one.cell.view, workspace) }] : []))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({ key, label, of }) => {
      const cells = new Map(byRow.get(key)?.map(({ column, cell }) => [column.slot, cell]));
      return { key, label, of, cells: columns.map(({ slot }) => cells.get(slot)) };
    });
  const polls = workspace.activeWalkthrough?.polls;
  const cells = rows.flatMap((row) =>
    row.cells.flatMap((cell) => (cell && cell.view.status !== 'parked' ? [cell] : [])),
  );
  return {
    ...summary,
    columns,
    rows,
    cells,
    locked: mapOfDefined(cells.map((cell) => [cell.id, whyLocked(cell, polls)] as const)),
  };
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

/** A grid in one line: its theme, and what of it is open. */
export function gridWords(id: string, workspace: Workspace): string {
  const grid = gridsOf(workspace).find((one) => one.id === id);
  if (!grid) return '';
  const isOpen = (_: GridColumn, at: number) => grid.rows.some(({ cells }) => cells[at]?.view.status === 'open');
  const heads = grid.columns.filter(isOpen).map(({ head }) => decapitalize(head));
  return heads.length === 0 ? grid.title : `${grid.title}: ${shortList(heads)}`;
}
