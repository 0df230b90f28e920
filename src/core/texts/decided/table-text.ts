import type { Edge } from '../../answers/edge.ts';
import type { Named, Ref, Sourced } from '../../answers/sourced.ts';
import type { Told } from '../../slots/slot.ts';
import type { Things } from '../../slots/things.ts';
import { escapeCell } from '../../spec/escape.ts';
import {
  answerModeOf,
  caption,
  DOES_NOT_APPLY,
  facts,
  isBlank,
  NONE,
  OPEN,
  type Passage,
  placeAt,
  type Tell,
  unlessNone,
  withoutAnswerMode,
} from './passage.ts';

type Cell<T> = (thing: T, tell: Tell) => string;

/**
 * The columns of a table: the heading, and what it says of one thing. What applies to a few rows only is `'beside'`:
 * all of these share one last column, each with its heading in front, without what does not apply.
 */
export type Columns<T> = readonly (readonly [head: string, cell: Cell<T>, where?: 'beside' | undefined])[];

const BESIDE = 'Besides';

export function columnsOf<T extends object>(
  places: Readonly<Record<string, Told<never>>>,
  cells: { readonly [K in keyof T]?: Cell<T> } = {},
): Columns<T> {
  return Object.entries(places).flatMap(([key, { head, beside, words }]): Columns<T> => {
    if (head === undefined) return [];
    const at = placeAt(key);
    const own: Cell<T> | undefined = Reflect.get(cells, key);
    return [[head, own ?? ((thing, tell) => tell(at(thing), words)), beside && 'beside']];
  });
}

/** The table of things, by the record of the question that names them. */
export function thingsTable<T extends Named>(
  { head = '', names, ends, of }: Things,
  held: Sourced<readonly T[]>,
  columns: Columns<T> = columnsOf<T>(of),
): Passage {
  const first: Columns<T> = ends
    ? [
        [ends[0], endAt('from')],
        [ends[1], endAt('to')],
      ]
    : [[names, ({ label }) => label]];
  return (tell) => heldTable(head, held, [...first, ...columns], tell);
}

function endAt(key: keyof Pick<Edge, 'from' | 'to'>): (of: object) => string {
  return (of) => {
    const { label }: Ref = Reflect.get(of, key);
    return label;
  };
}

/**
 * A caption and a table with one row for each thing. Columns that say nothing, or in which everything is open, are
 * left out; a reason why something does not apply is given once a column. Empty without things.
 */
export function tableOf<T>(head: string, things: readonly T[], columns: Columns<T>, tell: Tell): string {
  if (things.length === 0) return '';
  const told = columns
    .map(([name, cell, where]) => ({
      name,
      where,
      cells: cellsOf(things, cell, where ? unlessNone(tell) : tell),
    }))
    .filter(({ where, cells }) => (where ? tellsBeside(cells) : cells.some(isTold)));
  const own = told.filter(({ where }) => where === undefined);
  const beside = told.filter(({ where }) => where === 'beside');
  const heads = [...own.map(({ name }) => name), ...(beside.length > 0 ? [BESIDE] : [])];
  const rows = things.map((_, at) => [
    ...own.map(({ cells }) => cells[at] ?? ''),
    ...(beside.length > 0 ? [besides(beside, at)] : []),
  ]);
  return [caption(head), '', line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function cellsOf<T>(things: readonly T[], cell: Cell<T>, tell: Tell): readonly string[] {
  return reasonsOnce(things.map((thing) => cell(thing, tell)));
}

function isTold(cell: string): boolean {
  return !isBlank(cell) && cell !== NONE && cell !== OPEN;
}

/** What is asked of some rows only is mentioned even while it is open. */
function tellsBeside(cells: readonly string[]): boolean {
  return cells.some(isTold) || (cells.includes(OPEN) && cells.some((cell) => cell !== OPEN));
}

interface Besides {
  readonly name: string;
  readonly cells: readonly string[];
}

function besides(columns: readonly Besides[], at: number): string {
  const told = columns.filter(({ cells }) => isTold(cells[at] ?? ''));
  const open = columns.filter(({ cells }) => cells[at] === OPEN);
  return [
    ...told.map(({ name, cells }) => `${name}: ${(cells[at] ?? '').replace(/[.;]$/u, '')}`),
    ...(open.length > 0 ? [`${open.map(({ name }) => name).join(', ')}: ${OPEN}`] : []),
  ].join('; ');
}

function line(cells: readonly string[]): string {
  return `| ${cells.map(escapeCell).join(' | ')} |`;
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

/** For things that may not be named yet, or of which there are none. */
export function heldTable<T>(head: string, held: Sourced<readonly T[]>, columns: Columns<T>, tell: Tell) {
  if (held.is === 'unknown') return '';
  if (held.is === 'not-applicable') return facts(tell, [[head, held]]);
  tell(held);
  return tableOf(`${head}${answerModeOf(held)}`, held.value, columns, withoutAnswerMode(held, tell));
}

interface Grid<T> {
  readonly head: string;
  readonly corner: string;
  readonly rowOf: (cell: T) => string;
  readonly columnOf: (cell: T) => string;
  readonly words: (cell: T, tell: Tell) => string;
}

/** Rows and columns in the order in which they first come; a missing cell is empty. */
export function gridOf<T>(cells: readonly T[], { head, corner, rowOf, columnOf, words }: Grid<T>, tell: Tell): string {
  const rows = [...new Set(cells.map(rowOf))];
  const columns = [...new Set(cells.map(columnOf))];
  const at = new Map(cells.map((cell) => [`${rowOf(cell)}\n${columnOf(cell)}`, cell]));
  const wordsAt = (row: string, column: string) => {
    const cell = at.get(`${row}\n${column}`);
    return cell === undefined ? '' : words(cell, tell);
  };
  return tableOf(
    head,
    rows,
    [[corner, (row) => row], ...columns.map((column) => [column, (row: string) => wordsAt(row, column)] as const)],
    tell,
  );
}
