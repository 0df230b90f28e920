import type { Edge } from '../../answers/cells.ts';
import type { NamedElement, NameRef, Sourced } from '../../answers/sourced.ts';
import type { ItemsSlot } from '../../slots/items-slot.ts';
import type { Wording } from '../../slots/slot.ts';
import {
  caption,
  DOES_NOT_APPLY,
  firmnessSuffix,
  isSettled,
  joinBlocks,
  markdownTable,
  NONE,
  OPEN,
  type Passage,
  type Render,
  sourcedAt,
  unlessNotApplicable,
  valueBullets,
  withoutFirmness,
} from './passage.ts';

type CellText<T> = (thing: T, render: Render) => string;

/**
 * The columns of a table: the heading, and its text for one item. Columns marked `'beside'` apply to a few rows only:
 * they share one last column, each value with its heading, without what does not apply.
 */
export type Columns<T> = readonly (readonly [head: string, cell: CellText<T>, where?: 'beside' | undefined])[];

const EXTRA_HEAD = 'Besides';

export function columnsOf<T extends object>(
  places: Readonly<Record<string, Wording<never>>>,
  cells: { readonly [K in keyof T]?: CellText<T> } = {},
): Columns<T> {
  return Object.entries(places).flatMap(([key, { head, beside, words }]): Columns<T> => {
    if (head === undefined) return [];
    const at = sourcedAt(key);
    const own: CellText<T> | undefined = Reflect.get(cells, key);
    return [[head, own ?? ((item, render) => render(at(item), words)), beside && 'beside']];
  });
}

/** The table of items, by the slot whose question names them. */
export function itemsTable<T extends NamedElement>(
  { head = '', nameHeader, endHeaders, properties }: ItemsSlot,
  sourced: Sourced<readonly T[]>,
  columns: Columns<T> = columnsOf<T>(properties),
): Passage {
  const first: Columns<T> = endHeaders
    ? [
        [endHeaders[0], endAt('from')],
        [endHeaders[1], endAt('to')],
      ]
    : [[nameHeader, ({ label }) => label]];
  return (render) => sourcedTable(head, sourced, [...first, ...columns], render);
}

function endAt(key: keyof Pick<Edge, 'from' | 'to'>): (of: object) => string {
  return (of) => {
    const { label }: NameRef = Reflect.get(of, key);
    return label;
  };
}

/**
 * A caption and a table with one row for each item. Columns that say nothing, or in which everything is open, are left
 * out; a reason why something does not apply is given once a column. Empty without items.
 */
export function tableOf<T>(head: string, items: readonly T[], columns: Columns<T>, render: Render): string {
  if (items.length === 0) return '';
  const filled = columns
    .map(([name, cell, where]) => ({
      name,
      where,
      cells: cellsOf(items, cell, where ? unlessNotApplicable(render) : render),
    }))
    .filter(({ where, cells }) => (where ? hasExtraContent(cells) : cells.some(hasContent)));
  const own = filled.filter(({ where }) => where === undefined);
  const extraColumns = filled.filter(({ where }) => where === 'beside');
  const heads = [...own.map(({ name }) => name), ...(extraColumns.length > 0 ? [EXTRA_HEAD] : [])];
  const rows = items.map((_, at) => [
    ...own.map(({ cells }) => cells[at] ?? ''),
    ...(extraColumns.length > 0 ? [extraCell(extraColumns, at)] : []),
  ]);
  return joinBlocks(caption(head), markdownTable([heads, ...rows]));
}

function cellsOf<T>(items: readonly T[], cell: CellText<T>, render: Render): readonly string[] {
  return reasonsOnce(items.map((item) => cell(item, render)));
}

function hasContent(cell: string): boolean {
  return isSettled(cell) && cell !== NONE;
}

/** What is asked of some rows only is mentioned even while it is open. */
function hasExtraContent(cells: readonly string[]): boolean {
  return cells.some(hasContent) || (cells.includes(OPEN) && cells.some((cell) => cell !== OPEN));
}

interface ExtraColumn {
  readonly name: string;
  readonly cells: readonly string[];
}

function extraCell(columns: readonly ExtraColumn[], at: number): string {
  const filled = columns.filter(({ cells }) => hasContent(cells[at] ?? ''));
  const open = columns.filter(({ cells }) => cells[at] === OPEN);
  return [
    ...filled.map(({ name, cells }) => `${name}: ${(cells[at] ?? '').replace(/[.;]$/u, '')}`),
    ...(open.length > 0 ? [`${open.map(({ name }) => name).join(', ')}: ${OPEN}`] : []),
  ].join('; ');
}

/** The same reason is not repeated in the rows below. */
function reasonsOnce(cells: readonly string[]): readonly string[] {
  const given = new Set<string>();
  return cells.map((cell) => {
    if (!cell.startsWith(`${DOES_NOT_APPLY}:`)) return cell;
    if (given.has(cell)) return NONE;
    given.add(cell);
    return cell;
  });
}

/** A table of a sourced list: empty while unknown, one line where it does not apply. */
export function sourcedTable<T>(head: string, sourced: Sourced<readonly T[]>, columns: Columns<T>, render: Render) {
  if (sourced.is === 'unknown') return '';
  if (sourced.is === 'not-applicable') return valueBullets(render, [[head, sourced]]);
  render(sourced);
  return tableOf(`${head}${firmnessSuffix(sourced)}`, sourced.value, columns, withoutFirmness(sourced, render));
}

interface Grid<T> {
  readonly head: string;
  readonly corner: string;
  readonly rowOf: (cell: T) => string;
  readonly columnOf: (cell: T) => string;
  readonly words: (cell: T, render: Render) => string;
}

/** Rows and columns in the order in which they first come; a missing cell is empty. */
export function gridOf<T>(
  cells: readonly T[],
  { head, corner, rowOf, columnOf, words }: Grid<T>,
  render: Render,
): string {
  const rows = [...new Set(cells.map(rowOf))];
  const columns = [...new Set(cells.map(columnOf))];
  const at = new Map(cells.map((cell) => [`${rowOf(cell)}\n${columnOf(cell)}`, cell]));
  const wordsAt = (row: string, column: string) => {
    const cell = at.get(`${row}\n${column}`);
    return cell === undefined ? '' : words(cell, render);
  };
  return tableOf(
    head,
    rows,
    [[corner, (row) => row], ...columns.map((column) => [column, (row: string) => wordsAt(row, column)] as const)],
    render,
  );
}
