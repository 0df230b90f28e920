import { heldValue } from '../model/held.ts';
import type { Acting } from './acting.ts';
import { idsIn } from './checks/values.ts';
import { inOrder, type ListOrder } from './list-order.ts';
import { type ListColumn, type ListQuery, queried } from './list-view.ts';
import { isPartlyHidden, mayDo } from './may.ts';
import type { SampleRow } from './sample/types.ts';

/** The rows of a list that a query leaves, as many as asked for. */
export interface ListRows {
  readonly size: number;
  /** Rows of the list before any query. */
  readonly all: number;
  readonly page: (from: number, count: number) => readonly SampleRow[];
}

/**
 * What a list holds for whoever acts, of the records around it where its address stands below one. Without a query only
 * the rows that are shown are made.
 */
export function listRows(
  acting: Acting,
  entity: string,
  columns: readonly ListColumn[],
  query: ListQuery,
  order: ListOrder | null = null,
  around: ReadonlyMap<string, SampleRow> = new Map(),
): ListRows {
  const { records } = acting;
  if (!isScoped(acting, entity) && !order?.by.length && around.size === 0 && isPlain(query)) {
    const size = records.size(entity);
    return { size, all: size, page: (from, count) => records.page(entity, from, count) };
  }
  const parents = [...around.values()];
  const mine = visibleRows(acting, entity).filter((row) =>
    parents.every((one) => isLinked(acting, row, one)),
  );
  const found = queried(mine, columns, query);
  const rows = order && query.sort === '' ? inOrder(found, order) : found;
  return { size: rows.length, all: mine.length, page: (from, count) => rows.slice(from, from + count) };
}

/** Whether a record belongs to another one, by one of its lines or by a relation. */
function isLinked({ product }: Acting, row: SampleRow, { id, entity }: SampleRow): boolean {
  const lines = product.index.fields(row.entity).all.filter(({ target }) => target?.id === entity);
  const named = lines.flatMap((line) => idsIn(row.cells.get(line.id)?.value) ?? []);
  return [...named, ...[...row.links.values()].flat()].includes(id);
}

function isPlain({ search, sort, filters }: ListQuery): boolean {
  return search.trim() === '' && sort === '' && Object.values(filters).every((value) => value === '');
}

/** Whether whoever acts sees only some of the records. */
function isScoped(acting: Acting, entity: string): boolean {
  const { product, role } = acting;
  const cell = role === null ? undefined : product.permissions(role, entity, 'list');
  const may = cell && heldValue(cell.may);
  return may === 'own' || may === 'team' || may === 'if' || isPartlyHidden(acting, entity);
}

/** The records of a thing that whoever acts may list. */
export function visibleRows(acting: Acting, entity: string): readonly SampleRow[] {
  const rows = acting.records.all(entity);
  return isScoped(acting, entity)
    ? rows.filter((row) => mayDo(acting, entity, 'list', row).may !== 'no')
    : rows;
}
