import { knownValue } from '../answers/sourced.ts';
import type { ActorContext } from './actor-context.ts';
import { idsIn } from './checks/values.ts';
import { type ListOrder, sortRows } from './list-order.ts';
import { applyQuery, type ListColumn, type ListQuery } from './list-view.ts';
import { ownRecord } from './own-record.ts';
import { isPartlyHidden, mayDo } from './permission-verdicts.ts';
import type { PutAway } from './put-away.ts';
import type { ParentRecords } from './routes.ts';
import type { SampleRow } from './sample/types.ts';

/** The rows of a list that a query leaves, as many as asked for. */
export interface ListRows {
  readonly size: number;
  /** Rows of the list before any query. */
  readonly all: number;
  /** How many of those that match the query have left the list, whether they are among the rows or not. */
  readonly away: number;
  readonly page: (from: number, count: number) => readonly SampleRow[];
}

/** What was decided for a list, and the records that its address is below. */
interface ListOptions {
  readonly order?: ListOrder | null;
  readonly around?: ParentRecords;
  readonly away?: PutAway | null;
}

/**
 * What a list holds for the actor, limited to the record that its address is below. Without a query only the rows
 * that are shown are made.
 */
export function listRows(
  actor: ActorContext,
  entity: string,
  columns: readonly ListColumn[],
  query: ListQuery,
  { order = null, around = new Map(), away = null }: ListOptions = {},
): ListRows {
  const { records } = actor;
  if (!isScoped(actor, entity) && !order?.by.length && around.size === 0 && !away && isPlain(query)) {
    const size = records.size(entity);
    return { size, all: size, away: 0, page: (from, count) => records.page(entity, from, count) };
  }
  const mine = rowsLinkedTo(actor, visibleRows(actor, entity), [...around.values()]);
  const found = applyQuery(mine, columns, query);
  const sorted = order && query.sort === '' ? sortRows(found, order) : found;
  const gone = sorted.filter((row) => away?.isAway(row) && !isAskedFor(row, columns, query));
  const rows = gone.length === 0 ? sorted : withAwayLast(sorted, gone, query);
  const all = isPlain(query) ? rows.length : mine.length;
  return { size: rows.length, all, away: gone.length, page: (from, count) => rows.slice(from, from + count) };
}

/** Those that have left a list come last where they are asked for, unless people sort the list themselves. */
function withAwayLast(rows: readonly SampleRow[], gone: readonly SampleRow[], { withAway, sort }: ListQuery) {
  if (withAway && sort !== '') return rows;
  const left = new Set(gone);
  return [...rows.filter((row) => !left.has(row)), ...(withAway ? gone : [])];
}

/** Whether a filter or the search asks for the state of this record. */
function isAskedFor(row: SampleRow, columns: readonly ListColumn[], { search, filters }: ListQuery): boolean {
  const words = search.trim().toLowerCase();
  return columns.some(
    ({ key, shows, search: searched, textOf }) =>
      shows === 'state' &&
      ((filters[key] ?? '') !== '' || (searched && words !== '' && textOf(row).toLowerCase().includes(words))),
  );
}

export function rowsLinkedTo(actor: ActorContext, rows: readonly SampleRow[], others: readonly SampleRow[]) {
  if (others.length === 0) return rows;
  return rows.filter((row) => others.every((other) => isLinked(actor, row, other)));
}

/** By one of its fields or by a relation. */
function isLinked({ product }: ActorContext, row: SampleRow, { id, entity }: SampleRow): boolean {
  const lines = product.index.fields(row.entity).all.filter(({ target }) => target?.id === entity);
  const named = lines.flatMap((line) => idsIn(row.cells.get(line.id)?.value) ?? []);
  return [...named, ...[...row.links.values()].flat()].includes(id);
}

function isPlain({ search, sort, filters }: ListQuery): boolean {
  return search.trim() === '' && sort === '' && Object.values(filters).every((value) => value === '');
}

/** Whether the actor sees only some of the records. */
function isScoped(actor: ActorContext, entity: string): boolean {
  const { product, role } = actor;
  const cell = role === null ? undefined : product.permissions(role, entity, 'list');
  const may = knownValue(cell?.may);
  return may === 'own' || may === 'team' || may === 'if' || isPartlyHidden(actor, entity);
}

/** The record that a page of one shows by default: that of the actor, else the first they may list. */
export function defaultRecord(actor: ActorContext, entity: string): SampleRow | undefined {
  const own = ownRecord(actor, entity);
  if (own) return own;
  // Where they may list all, no others are made.
  const [first] = isScoped(actor, entity) ? visibleRows(actor, entity) : actor.records.page(entity, 0, 1);
  return first;
}

/** The records of an entity that the actor may list. */
export function visibleRows(actor: ActorContext, entity: string): readonly SampleRow[] {
  const rows = actor.records.all(entity);
  return isScoped(actor, entity) ? rows.filter((row) => mayDo(actor, entity, 'list', row).may !== 'no') : rows;
}
