import { heldValue } from '../model/held.ts';
import type { Acting } from './acting.ts';
import { type ListColumn, type ListQuery, queried } from './list-view.ts';
import { mayDo } from './may.ts';
import type { SampleRow } from './sample/types.ts';

/** The rows of a list that a query leaves, as many as asked for. */
export interface ListRows {
  readonly size: number;
  /** Rows of the list before any query. */
  readonly all: number;
  readonly page: (from: number, count: number) => readonly SampleRow[];
}

/** What a list holds for whoever acts. Without a query only the rows that are shown are made. */
export function listRows(
  acting: Acting,
  entity: string,
  columns: readonly ListColumn[],
  query: ListQuery,
): ListRows {
  const { records } = acting;
  if (!isScoped(acting, entity) && isPlain(query)) {
    const size = records.size(entity);
    return { size, all: size, page: (from, count) => records.page(entity, from, count) };
  }
  const mine = visible(acting, entity);
  const rows = queried(mine, columns, query);
  return { size: rows.length, all: mine.length, page: (from, count) => rows.slice(from, from + count) };
}

function isPlain({ search, sort, filters }: ListQuery): boolean {
  return search.trim() === '' && sort === '' && Object.values(filters).every((value) => value === '');
}

/** Whether whoever acts sees only some of the records. */
function isScoped({ product, role }: Acting, entity: string): boolean {
  const cell = role === null ? undefined : product.permissions(role, entity, 'list');
  const may = cell && heldValue(cell.may);
  return may === 'own' || may === 'team' || may === 'if';
}

function visible(acting: Acting, entity: string): readonly SampleRow[] {
  const rows = acting.records.all(entity);
  return isScoped(acting, entity)
    ? rows.filter((row) => mayDo(acting, entity, 'list', row).may !== 'no')
    : rows;
}
