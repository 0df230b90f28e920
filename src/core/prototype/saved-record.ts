import { groupBy } from '../base/group-by.ts';
import { memoizeByData } from '../model/data-model.ts';
import { type ActorContext, doneBy } from './actor-context.ts';
import { idsIn } from './checks/values.ts';
import { withComputedFields } from './computed-fields.ts';
import { type Change, rowWithChange } from './edits.ts';
import type { FormSubject, FormValues } from './form-values.ts';
import { keptValue } from './kept-value.ts';
import { nowOf } from './now.ts';
import type { SessionAction } from './prototype-session.ts';
import { nextNumber, recordNumber } from './record-number.ts';
import type { ParentRecords } from './routes.ts';
import { type RelationSide, relationsIn } from './sample/relations.ts';
import type { SampleRow } from './sample/types.ts';
import { firstStates } from './states-now.ts';

/** A record after a form is saved, and all other changes that come with it. */
interface SavedRecord {
  readonly row: SampleRow;
  readonly changes: Extract<SessionAction, { act: 'edit' }>['changes'];
}

/** The record and its links. `freshId` is for a new record without a number. */
export function savedRecord(
  actor: ActorContext,
  subject: FormSubject,
  typed: FormValues,
  freshId: string,
): SavedRecord {
  const { entity, row, around } = subject;
  const values = keptValues(actor, entity, typed);
  const own = row
    ? { id: row.id, change: { values: storedValues(values, row) } }
    : newRecord(actor, entity, values, freshId);
  const { links, others } = linkChanges(actor, { entity, id: own.id }, row, values, around);
  const change: Change = { ...own.change, links };
  return {
    row: withComputedFields(actor, rowWithChange(row, entity, own.id, change)),
    changes: [{ entity, id: own.id, change }, ...others],
  };
}

/** What was typed, as its fields keep it. */
function keptValues({ product }: ActorContext, entity: string, typed: FormValues): FormValues {
  const fields = product.index.fields(entity);
  return Object.fromEntries(
    Object.entries(typed).map(([id, value]) => {
      const field = fields.get(id);
      return [id, field ? keptValue(field, value) : value];
    }),
  );
}

/** The record as it would be if saved now, to compute its values and evaluate conditions. */
export function previewRecord(actor: ActorContext, { entity, row }: FormSubject, values: FormValues): SampleRow {
  const states = row ? {} : Object.fromEntries(firstStates(actor, entity).map(({ cycle, to }) => [cycle, to]));
  return withComputedFields(actor, rowWithChange(row, entity, row?.id ?? '', { values, states }));
}

/** The values to store: for a new record all, empty ones too; for another only the changed ones. */
function storedValues(values: FormValues, row: SampleRow | undefined): FormValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]): readonly (readonly [string, unknown])[] => {
      const isAsItWas = row && JSON.stringify(value) === JSON.stringify(row.cells.get(field)?.value);
      return isAsItWas ? [] : [[field, value ?? null]];
    }),
  );
}

/** A record created in this session, in the first state of each life cycle, with the next number if any. */
function newRecord(actor: ActorContext, entity: string, values: FormValues, freshId: string) {
  const { product, records } = actor;
  const taken = () => records.all(entity).flatMap((row) => recordNumber(product, row) ?? []);
  const number = nextNumber(product, entity, taken, actor.today);
  const first = firstStates(actor, entity);
  const by = doneBy(actor);
  const history = first.map(({ cycle, to }) => ({ cycle, from: null, to, at: nowOf(actor), by }));
  const states = Object.fromEntries(first.map(({ cycle, to }) => [cycle, to]));
  return {
    id: number ?? freshId,
    change: { fate: 'created' as const, values: storedValues(values, undefined), states, history },
  };
}

const relationsOf = memoizeByData((model) => relationsIn(model));

/** The new links of a record, and the changes that they make at the other ends. */
interface LinkChanges {
  /** By relation; only those that are new or changed. */
  readonly links: Readonly<Record<string, readonly string[]>>;
  readonly others: readonly { readonly entity: string; readonly id: string; readonly change: Change }[];
}

/**
 * Keeps both ends of the relations in step with the links that are set on a record. A new record is linked only to what
 * it names, and to the parent records in its address.
 * @param before undefined: it is new
 * @param values by field id
 */
export function linkChanges(
  actor: ActorContext,
  { entity, id }: Pick<SampleRow, 'entity' | 'id'>,
  before: SampleRow | undefined,
  values: Readonly<Record<string, unknown>>,
  around: ParentRecords = new Map(),
): LinkChanges {
  const { sidesOf, sideFor } = relationsOf(actor.product.model);
  const sides = sidesOf(entity);
  const valueAt = (field: string) => (Object.hasOwn(values, field) ? values[field] : before?.cells.get(field)?.value);
  const named = linksInFields(actor, entity, valueAt, sideFor);
  const below = before ? [] : sides.flatMap((side) => belowOne(side, sides, around, named));
  const links = new Map<string, readonly string[]>(before ? [] : sides.map(({ key }) => [key, []]));
  const others = [...named, ...below].flatMap(({ side, ids }) => {
    const were = before?.links.get(side.key) ?? [];
    for (const { key } of sides.filter((one) => isSame(one, side))) links.set(key, ids);
    const ends = sidesOf(side.other).filter((one) => isOtherEnd(one, side, entity));
    return [
      ...were.filter((one) => !ids.includes(one)).flatMap((other) => without(actor, side.other, other, ends, id)),
      ...ids.filter((one) => !were.includes(one)).flatMap((other) => having(actor, side.other, other, ends, id)),
    ];
  });
  return { links: Object.fromEntries(links), others };
}

interface SideLinks {
  readonly side: RelationSide;
  readonly ids: readonly string[];
}

/** The links in the fields of a record, by relation; several fields may belong to the same one. */
function linksInFields(
  { product }: ActorContext,
  entity: string,
  valueAt: (field: string) => unknown,
  sideFor: ReturnType<typeof relationsIn>['sideFor'],
): readonly SideLinks[] {
  const linksByField = product.index.fields(entity).all.flatMap((field) => {
    const target = field.target?.id ?? null;
    const side = target === null ? undefined : sideFor(entity, { target, field });
    return side ? [{ side, ids: idsIn(valueAt(field.id)) ?? [] }] : [];
  });
  const together = groupBy(linksByField, ({ side }) => `${side.relation.id} ${side.way}`);
  return [...together.values()].flatMap((same) =>
    same[0] ? [{ side: same[0].side, ids: [...new Set(same.flatMap(({ ids }) => ids))] }] : [],
  );
}

/**
 * The parent record from the address, unless a field of the new record already links to it or more than one relation
 * could.
 */
function belowOne(
  side: RelationSide,
  sides: readonly RelationSide[],
  around: ParentRecords,
  named: readonly SideLinks[],
) {
  const parent = around.get(side.other);
  const isOnly = sides.every((one) => one.other !== side.other || isSame(one, side));
  const isNamed = named.some((one) => isSame(one.side, side));
  return parent && isOnly && !isNamed ? [{ side, ids: [parent.id] }] : [];
}

function isSame(one: RelationSide, other: RelationSide): boolean {
  return one.relation.id === other.relation.id && one.way === other.way;
}

function isOtherEnd(one: RelationSide, side: RelationSide, entity: string): boolean {
  return one.other === entity && one.relation.id === side.relation.id && one.way !== side.way;
}

function having({ records }: ActorContext, entity: string, id: string, ends: readonly RelationSide[], own: string) {
  const row = records.get(entity, id);
  return row ? changeOf(row, ends, (ids) => [...ids.filter((one) => one !== own), own]) : [];
}

function without({ records }: ActorContext, entity: string, id: string, ends: readonly RelationSide[], own: string) {
  const row = records.get(entity, id);
  return row ? changeOf(row, ends, (ids) => ids.filter((one) => one !== own)) : [];
}

function changeOf(
  { entity, id, links }: SampleRow,
  ends: readonly RelationSide[],
  update: (ids: readonly string[]) => readonly string[],
): LinkChanges['others'] {
  if (ends.length === 0) return [];
  const changed = ends.map(({ key }): [string, readonly string[]] => [key, update(links.get(key) ?? [])]);
  return [{ entity, id, change: { links: Object.fromEntries(changed) } }];
}
