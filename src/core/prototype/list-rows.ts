import { knownValue } from '../answers/sourced.ts';
import { namesCurrentUser } from '../model/entities/naming-field.ts';
import type { Field } from '../model/types.ts';
import type { ActorContext } from './actor-context.ts';
import { idsIn } from './checks/values.ts';
import { type ListOrder, sortRows } from './list-order.ts';
import { applyQuery, type ListColumn, type ListQuery } from './list-view.ts';
import { ownRecord } from './own-record.ts';
import { isPartlyHidden, mayDo, visibleStates } from './permission-verdicts.ts';
import type { PutAway } from './put-away.ts';
import type { ParentRecords } from './routes.ts';
import type { SampleRow } from './sample/types.ts';

/** The rows of a list that match a query, as many as requested. */
export interface ListRows {
  readonly size: number;
  /** Rows of the list before any query. */
  readonly all: number;
  /** How many of the matching records have left the list, whether they are among the rows or not. */
  readonly awayCount: number;
  readonly page: (from: number, count: number) => readonly SampleRow[];
}

/** The decided settings of a list, and the parent records in its address. */
interface ListOptions {
  readonly order?: ListOrder | null;
  readonly around?: ParentRecords;
  readonly away?: PutAway | null;
}

/**
 * The records of a list for the actor, limited to the parent record in its address. Without a query only the rows that
 * are shown are generated.
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
    return { size, all: size, awayCount: 0, page: (from, count) => records.page(entity, from, count) };
  }
  const listed = rowsLinkedTo(actor, visibleRows(actor, entity), [...around.values()]);
  const found = applyQuery(listed, columns, query);
  const sorted = order && query.sort === '' ? sortRows(found, order) : found;
  const gone = sorted.filter((row) => away?.isAway(row) && !isAskedFor(row, columns, query));
  const rows = gone.length === 0 ? sorted : withAwayLast(sorted, gone, query);
  const all = isPlain(query) ? rows.length : listed.length;
  return { size: rows.length, all, awayCount: gone.length, page: (from, count) => rows.slice(from, from + count) };
}

/** Records that have left a list come last where they are requested, unless people sort the list themselves. */
function withAwayLast(rows: readonly SampleRow[], gone: readonly SampleRow[], { withAway, sort }: ListQuery) {
  if (withAway && sort !== '') return rows;
  const left = new Set(gone);
  return [...rows.filter((row) => !left.has(row)), ...(withAway ? gone : [])];
}

/** Whether a filter or the search matches the state of this record. */
function isAskedFor(row: SampleRow, columns: readonly ListColumn[], { search, filters }: ListQuery): boolean {
  const words = search.trim().toLowerCase();
  return columns.some(
    ({ key, shows, search: searched, textOf }) =>
      shows === 'state' &&
      ((filters[key] ?? '') !== '' || (searched && words !== '' && textOf(row).toLowerCase().includes(words))),
  );
}

function rowsLinkedTo(actor: ActorContext, rows: readonly SampleRow[], others: readonly SampleRow[]) {
  if (others.length === 0) return rows;
  return rows.filter((row) => others.every((other) => isLinked(actor, row, other)));
}

/** By a link field or by a relation. */
function isLinked({ product }: ActorContext, row: SampleRow, { id, entity }: SampleRow): boolean {
  const linkFields = product.index.fields(row.entity).all.filter(({ target }) => target?.id === entity);
  const named = linkFields.flatMap((field) => idsIn(row.cells.get(field.id)?.value) ?? []);
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

/** The record that a page shows without one in its address: that of the actor, else the first they may list. */
export function defaultRecord(actor: ActorContext, entity: string): SampleRow | undefined {
  const own = ownRecord(actor, entity);
  if (own) return own;
  // For an actor who may list every record, only the first row is generated.
  const [first] = isScoped(actor, entity) ? visibleRows(actor, entity) : actor.records.page(entity, 0, 1);
  return first;
}

/** The records of an entity that the actor may list. */
export function visibleRows(actor: ActorContext, entity: string): readonly SampleRow[] {
  const rows = actor.records.all(entity);
  return isScoped(actor, entity) ? rows.filter((row) => mayDo(actor, entity, 'list', row).may !== 'no') : rows;
}

/**
 * The maximum number of choices of a filter, and the number of records they are gathered from where none are listed.
 */
const MAX_CHOICES = 60;
const SEARCHED_ROWS = 200;

/**
 * What the actor can filter a list by in a column: the listed values; else those in the first rows of the list without
 * a query, which is only made then. States that the actor never sees are left out.
 */
export function filterChoices(
  actor: ActorContext,
  entity: string,
  column: ListColumn,
  listed: () => Pick<ListRows, 'page'>,
): readonly string[] {
  const { shows, field, textOf } = column;
  const [cycle, another] = actor.product.index.cycles(entity);
  if (shows === 'state' && cycle && !another) return visibleStates(actor, cycle).map(({ label }) => label);
  const choiceLabels = knownValue(field?.values)?.map(({ label }) => label);
  const seen = () => listed().page(0, SEARCHED_ROWS).map(textOf).filter(Boolean);
  return choiceLabels ?? [...new Set(seen())].sort().slice(0, MAX_CHOICES);
}

/**
 * The records that the actor can choose for a link: those they may list. An actor who may list none can choose
 * themselves if the link defaults to the current user, else any record, as the form could not be filled in otherwise.
 * @param below parent records: a choice that links to other parents is left out
 */
export function linkChoices(actor: ActorContext, field: Field, below: readonly SampleRow[] = []) {
  const target = field.target?.id ?? '';
  const leadsTo = new Set(actor.product.index.fields(target).all.map((field) => field.target?.id));
  const parents = below.filter(({ entity }) => entity !== target && leadsTo.has(entity));
  return rowsLinkedTo(actor, choicesOf(actor, field, target), parents);
}

function choicesOf(actor: ActorContext, field: Field, target: string): readonly SampleRow[] {
  if (mayDo(actor, target, 'list').may !== 'no') return visibleRows(actor, target);
  const own = namesCurrentUser(knownValue(field.default) ?? '') ? ownRecord(actor, target) : undefined;
  return own ? [own] : actor.records.all(target);
}
