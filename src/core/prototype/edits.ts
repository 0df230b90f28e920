import type { Cell, SampleRow, SampleSet } from './sample/types.ts';

/** What people changed in the prototype, laid over the sample records. Immutable. */
export interface Edits {
  /** By `entity/id`. */
  readonly changed: ReadonlyMap<string, RowEdit>;
}

interface RowEdit {
  readonly entity: string;
  readonly id: string;
  /** By field id. */
  readonly values: Readonly<Record<string, unknown>>;
  /** By life cycle id. */
  readonly states: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, readonly string[]>>;
  readonly history: readonly SampleRow['history'][number][];
  readonly fate: 'created' | 'changed' | 'deleted';
}

export const NO_EDITS: Edits = { changed: new Map() };

/** The key of a record among all records. */
function recordKey(entity: string, id: string): string {
  return `${entity}/${id}`;
}

/** What is changed of one record. */
export type Change = Partial<Pick<RowEdit, 'values' | 'states' | 'links' | 'history'>> & {
  readonly fate?: RowEdit['fate'];
};

/** Lays one change over what was changed before. */
export function edited({ changed }: Edits, entity: string, id: string, change: Change): Edits {
  const key = recordKey(entity, id);
  const before = changed.get(key);
  const next: RowEdit = {
    entity,
    id,
    values: { ...before?.values, ...change.values },
    states: { ...before?.states, ...change.states },
    links: { ...before?.links, ...change.links },
    history: [...(before?.history ?? []), ...(change.history ?? [])],
    fate: fateOf(before?.fate, change.fate),
  };
  return { changed: new Map([...changed, [key, next]]) };
}

/** What was created stays created while it is changed; deleted is deleted. */
function fateOf(before: RowEdit['fate'] | undefined, now: RowEdit['fate'] | undefined): RowEdit['fate'] {
  if (now === 'deleted' || now === 'created') return now;
  return before === 'created' ? 'created' : 'changed';
}

/** The records as people see them now. */
export interface Records {
  readonly all: (entity: string) => readonly SampleRow[];
  /** `count` of them from place `from` on, without making the others. */
  readonly page: (entity: string, from: number, count: number) => readonly SampleRow[];
  readonly size: (entity: string) => number;
  readonly get: (entity: string, id: string) => SampleRow | undefined;
}

/** What else follows for a record that was changed. */
type Finish = (row: SampleRow, records: Records) => SampleRow;

/** The sample records with what was changed. New ones come first. */
export function recordsOf(sample: SampleSet, { changed }: Edits, finish: Finish = (row) => row): Records {
  const known = new Map<string, readonly SampleRow[]>();
  const edits = [...changed.values()];
  const get = (entity: string, id: string) => {
    const edit = changed.get(recordKey(entity, id));
    return edit ? finished(laidOver(sample.row(entity, id), edit)) : sample.row(entity, id);
  };
  const finished = (row: SampleRow | undefined) => row && finish(row, records);
  const all = (entity: string) => {
    const mine = edits.filter((edit) => edit.entity === entity);
    if (mine.length === 0) return sample.rows(entity);
    const rows = known.get(entity) ?? merged(sample.rows(entity), mine, finished);
    known.set(entity, rows);
    return rows;
  };
  const isEdited = (entity: string) => edits.some((edit) => edit.entity === entity);
  const records: Records = {
    all,
    get,
    page: (entity, from, count) =>
      isEdited(entity) ? all(entity).slice(from, from + count) : sample.page(entity, from, count),
    size: (entity) => (isEdited(entity) ? all(entity).length : sample.size(entity)),
  };
  return records;
}

function merged(
  base: readonly SampleRow[],
  edits: readonly RowEdit[],
  finished: (row: SampleRow | undefined) => SampleRow | undefined,
): readonly SampleRow[] {
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  const created = edits.filter(({ fate }) => fate === 'created').reverse();
  return [
    ...created.flatMap((edit) => finished(laidOver(undefined, edit)) ?? []),
    ...base.flatMap((row) => {
      const edit = byId.get(row.id);
      return edit ? (finished(laidOver(row, edit)) ?? []) : [row];
    }),
  ];
}

function laidOver(row: SampleRow | undefined, edit: RowEdit): SampleRow | undefined {
  return edit.fate === 'deleted' || (!row && edit.fate !== 'created') ? undefined : overlaid(row, edit);
}

/** A record as it is with a change; undefined: it is new. */
export function changedRow(
  row: SampleRow | undefined,
  entity: string,
  id: string,
  change: Change,
): SampleRow {
  const none = { values: {}, states: {}, links: {}, history: [] };
  return overlaid(row, { ...none, ...change, entity, id });
}

function overlaid(row: SampleRow | undefined, edit: Omit<RowEdit, 'fate'>): SampleRow {
  const typed = Object.entries(edit.values).map(([field, value]): [string, Cell] => [
    field,
    { value, reason: 'edited', says: 'typed in this sitting' },
  ]);
  return {
    id: edit.id,
    entity: edit.entity,
    row: row?.row ?? -1,
    cells: new Map([...(row?.cells ?? []), ...typed]),
    states: new Map([...(row?.states ?? []), ...Object.entries(edit.states)]),
    links: new Map([...(row?.links ?? []), ...Object.entries(edit.links)]),
    history: [...(row?.history ?? []), ...edit.history],
  };
}
