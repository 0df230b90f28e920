import { groupBy } from '../base/group-by.ts';
import { lazily, memoize } from '../base/memoize.ts';
import { type Entries, mapWith } from '../base/shared-map.ts';
import { idsIn } from './checks/values.ts';
import type { Cell, SampleRow, SampleSet } from './sample/types.ts';

/** What people changed in the prototype, laid over the sample records. Immutable. */
export interface Edits {
  /** By `entity/id`. */
  readonly changed: Entries<string, RowEdit>;
}

interface RowEdit {
  readonly entity: string;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly states: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, readonly string[]>>;
  readonly history: readonly SampleRow['history'][number][];
  readonly fate: 'created' | 'changed' | 'deleted';
}

export const NO_EDITS: Edits = { changed: new Map() };

function recordKey(entity: string, id: string): string {
  return `${entity}/${id}`;
}

export type Change = Partial<Pick<RowEdit, 'values' | 'states' | 'links' | 'history'>> & {
  readonly fate?: RowEdit['fate'];
};

export function withEdit({ changed }: Edits, entity: string, id: string, change: Change): Edits {
  const key = recordKey(entity, id);
  const before = changed.get(key);
  const next: RowEdit = {
    entity,
    id,
    values: { ...before?.values, ...change.values },
    states: { ...before?.states, ...change.states },
    links: { ...before?.links, ...change.links },
    history: [...(before?.history ?? []), ...(change.history ?? [])],
    fate: nextFate(before?.fate, change.fate),
  };
  return { changed: mapWith(changed, key, next) };
}

export function withEdits(edits: Edits, changes: readonly RecordChange[]): Edits {
  return changes.reduce((so, { entity, id, change }) => withEdit(so, entity, id, change), edits);
}

/** A created record stays created while it is changed; a deleted one stays deleted. */
function nextFate(before: RowEdit['fate'] | undefined, now: RowEdit['fate'] | undefined): RowEdit['fate'] {
  if (now === 'deleted' || now === 'created') return now;
  return before === 'created' ? 'created' : 'changed';
}

export interface Records {
  readonly all: (entity: string) => readonly SampleRow[];
  /** `count` rows from index `from` on, without making the others. */
  readonly page: (entity: string, from: number, count: number) => readonly SampleRow[];
  readonly size: (entity: string) => number;
  readonly get: (entity: string, id: string) => SampleRow | undefined;
  /** Whether there is such a record, or was one that is deleted now. */
  readonly knows: (entity: string, id: string) => boolean;
  /** Ids of the records of an entity whose link field contains the id. */
  readonly leadingTo: (entity: string, field: string, id: string) => readonly string[];
  /** The records after more changes, on a day. */
  readonly after: (changes: readonly RecordChange[], today: string) => Records;
}

export interface RecordChange {
  readonly entity: string;
  readonly id: string;
  readonly change: Change;
}

/** Before there are any. */
export const NO_RECORDS: Records = {
  all: () => [],
  page: () => [],
  size: () => 0,
  get: () => undefined,
  knows: () => false,
  leadingTo: () => [],
  after: () => NO_RECORDS,
};

/** Recomputes a record after changes or after days have passed. */
type Finish = (row: SampleRow, records: Records, today: string) => SampleRow;

/** The day for which the sample records are generated, and the day on which they are seen. */
interface Days {
  readonly begins: string;
  readonly today: string;
  /** The moment there, where parts of a day have passed. */
  readonly now?: string | undefined;
}

/**
 * The sample records with the changes. New ones come first. Without changes they are as generated, except for what is
 * worked out from other records.
 */
export function recordsOf(
  sample: SampleSet,
  edits: Edits,
  finish: Finish = (row) => row,
  days: Days = { begins: '', today: '' },
  readsOthers: (entity: string) => boolean = () => false,
): Records {
  const { changed } = edits;
  const mine = lazily(() =>
    groupBy(
      Array.from(changed, ([, edit]) => edit),
      ({ entity }) => entity,
    ),
  );
  const isUnchanged = changed.size === 0 && days.begins === days.today && days.now === undefined;
  const isFresh = (entity: string) => isUnchanged && !readsOthers(entity);
  const finished = finishOnce(finish, () => records, days.today);
  const row = (entity: string, id: string) => {
    const edit = changed.get(recordKey(entity, id));
    return edit ? applyEdit(sample.row(entity, id), edit) : sample.row(entity, id);
  };
  const raw = memoize((entity: string) => mergeRows(sample.rows(entity), mine().get(entity) ?? []));
  const all = memoize((entity: string) =>
    isFresh(entity) ? sample.rows(entity) : raw(entity).map((one) => finished(one)),
  );
  const leading = memoize((entity: string) => memoize((field: string) => idsByTarget(raw(entity), field)));
  const records: Records = {
    all,
    get: (entity, id) => {
      const found = row(entity, id);
      return isFresh(entity) || !found ? found : finished(found);
    },
    page: (entity, from, count) => {
      if (mine().has(entity)) return all(entity).slice(from, from + count);
      const rows = sample.page(entity, from, count);
      return isFresh(entity) ? rows : rows.map((one) => finished(one));
    },
    size: (entity) => (mine().has(entity) ? all(entity).length : sample.size(entity)),
    knows: (entity, id) => changed.has(recordKey(entity, id)) || sample.row(entity, id) !== undefined,
    leadingTo: (entity, field, id) => leading(entity)(field).get(id) ?? [],
    after: (changes, today) => recordsOf(sample, withEdits(edits, changes), finish, { ...days, today }, readsOthers),
  };
  return records;
}

function idsByTarget(rows: readonly SampleRow[], field: string): ReadonlyMap<string, readonly string[]> {
  const pairs = rows.flatMap(({ id, cells }) =>
    (idsIn(cells.get(field)?.value) ?? []).map((target) => ({ id, target })),
  );
  const byTarget = groupBy(pairs, ({ target }) => target);
  return new Map([...byTarget].map(([target, found]) => [target, found.map(({ id }) => id)]));
}

/** Each record is finished once; what reads it while that is running sees the unfinished record. */
function finishOnce(finish: Finish, records: () => Records, today: string): (row: SampleRow) => SampleRow {
  const finishedRows = new Map<string, SampleRow>();
  return (row) => {
    const key = recordKey(row.entity, row.id);
    const done = finishedRows.get(key);
    if (done) return done;
    finishedRows.set(key, row);
    const next = finish(row, records(), today);
    finishedRows.set(key, next);
    return next;
  };
}

function mergeRows(base: readonly SampleRow[], edits: readonly RowEdit[]): readonly SampleRow[] {
  if (edits.length === 0) return base;
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  const created = edits.filter(({ fate }) => fate === 'created').reverse();
  return [
    ...created.flatMap((edit) => applyEdit(undefined, edit) ?? []),
    ...base.flatMap((row) => {
      const edit = byId.get(row.id);
      return edit ? (applyEdit(row, edit) ?? []) : [row];
    }),
  ];
}

function applyEdit(row: SampleRow | undefined, edit: RowEdit): SampleRow | undefined {
  return edit.fate === 'deleted' || (!row && edit.fate !== 'created') ? undefined : mergeRow(row, edit);
}

/** `row` undefined: it is new. */
export function rowWithChange(row: SampleRow | undefined, entity: string, id: string, change: Change) {
  const none = { values: {}, states: {}, links: {}, history: [] };
  return mergeRow(row, { ...none, ...change, entity, id });
}

function mergeRow(row: SampleRow | undefined, edit: Omit<RowEdit, 'fate'>): SampleRow {
  const typed = Object.entries(edit.values).map(([field, value]): [string, Cell] => [
    field,
    { value, reason: 'edited', says: 'from this session' },
  ]);
  return {
    id: edit.id,
    entity: edit.entity,
    row: row?.row ?? -1,
    number: row?.number,
    cells: laidOver(row?.cells, typed),
    states: laidOver(row?.states, Object.entries(edit.states)),
    links: laidOver(row?.links, Object.entries(edit.links)),
    history: [...(row?.history ?? []), ...edit.history],
  };
}

function laidOver<V>(below: ReadonlyMap<string, V> = new Map(), above: readonly (readonly [string, V])[]) {
  return above.length === 0 ? below : new Map([...below, ...above]);
}
