import { knownValue } from '../../answers/sourced.ts';
import { omitUndefined } from '../../base/omit-undefined.ts';
import { idsIn } from '../checks/values.ts';
import { sizeRangeOf } from './domain.ts';
import type { EntityPlan } from './entity-plan.ts';
import { dayOfText } from './fake-values.ts';
import type { FieldPlan } from './field-plan.ts';
import type { PinnedRecord, SampleOptions } from './types.ts';

const USUAL_COUNT = 12;
const MAX_RECORDS = 10_000;

/**
 * The records of one entity. Made-up ones come first by index, in order of their numbers; pinned ones without such a
 * number come last, but first in lists.
 */
export type Roster = ReturnType<typeof rosterOf>;

/** Counts the records of an entity, and maps between ids, indexes and places in lists. */
export function rosterOf(entity: string, plan: EntityPlan | undefined, options: SampleOptions) {
  const pinned = pinnedOf(entity, plan, options);
  const wanted = plan ? Math.min(countOf(entity, options), capacityOf(plan)) : 0;
  const size = Math.max(wanted, pinned.size);
  const others = foreignIds(entity, [...pinned.keys()], size);
  const made = size - others.length;
  const foreignIndexes = new Map(others.map((id, at) => [id, made + at]));
  const idAt = (slot: number) => (slot < made ? `${entity}-${slot + 1}` : (others[slot - made] ?? ''));
  return {
    size,
    /** How many are made up. */
    made,
    idAt,
    slotOf: (id: string) => foreignIndexes.get(id) ?? madeUpSlot(id, entity, made),
    pinnedAt: (slot: number) => pinned.get(idAt(slot)),
    pinned: [...pinned.values()],
    /** From place in lists to index. */
    slotAt: (place: number) => (place < others.length ? made + place : place - others.length),
    /** From index to place in lists. */
    placeOf: (slot: number) => (slot < made ? slot + others.length : slot - made),
  };
}

/** By id: the records that were told field by field, as the first ones, and over them those written for the prototype. */
function pinnedOf(entity: string, plan: EntityPlan | undefined, options: SampleOptions) {
  const today = dayOfText(options.refDate);
  const pinned = new Map<string, PinnedRecord>();
  for (const [at, { written, state }] of (plan?.given ?? []).entries()) {
    if (!written) continue;
    const id = `${entity}-${at + 1}`;
    const values = Object.fromEntries([...written].map(([field, value]) => [field, value(today)]));
    pinned.set(id, { entity, id, values, ...omitUndefined({ state }) });
  }
  const seen = new Set<string>();
  for (const record of options.pinned) {
    if (record.entity !== entity || seen.has(record.id)) continue;
    seen.add(record.id);
    pinned.set(record.id, { ...record, values: { ...pinned.get(record.id)?.values, ...record.values } });
  }
  return pinned;
}

function countOf(entity: string, { count }: SampleOptions): number {
  const wanted = count ? Math.floor(count(entity)) : USUAL_COUNT;
  return Number.isNaN(wanted) ? USUAL_COUNT : Math.max(0, Math.min(MAX_RECORDS, wanted));
}

/**
 * Pinned ids that are not the ids of made-up records. Each takes an index from those, so another id may become foreign
 * too.
 */
function foreignIds(entity: string, ids: readonly string[], size: number): readonly string[] {
  let others: readonly string[] = [];
  for (;;) {
    const made = size - others.length;
    const next = ids.filter((id) => madeUpSlot(id, entity, made) === undefined);
    if (next.length === others.length) return next;
    others = next;
  }
}

function madeUpSlot(id: string, entity: string, made: number): number | undefined {
  if (!id.startsWith(`${entity}-`)) return undefined;
  const number = id.slice(entity.length + 1);
  return /^[1-9]\d{0,5}$/.test(number) && Number(number) <= made ? Number(number) - 1 : undefined;
}

/** How many records there can be where few values must be unique: two choices allow two records. */
function capacityOf(plan: EntityPlan): number {
  return Math.min(
    MAX_RECORDS,
    ...plan.uniqueSets.map((ids) => ids.reduce((all, id) => all * fewOf(plan.byId.get(id)), 1)),
  );
}

/** How many values a field can have; infinity where they cannot be counted. */
function fewOf(plan: FieldPlan | undefined): number {
  const { type, values } = plan?.field ?? {};
  if (!type || plan?.filledBy) return Number.POSITIVE_INFINITY;
  if (knownValue(type) === 'yes or no') return 2;
  const choices = knownValue(type) === 'choice' && values ? knownValue(values) : undefined;
  if (choices) return Math.max(1, choices.filter(({ retired }) => !retired).length);
  return plan ? (allowedIntegers(plan)?.count ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
}

/** The whole numbers between two limits, where a field takes numbers and has both. */
export function allowedIntegers({ field, domain }: FieldPlan) {
  if (knownValue(field.type) !== 'number') return undefined;
  const sizes = sizeRangeOf(domain, 0, 0);
  if ('length' in sizes || sizes.least === null || sizes.most === null || sizes.places > 0) return undefined;
  return { least: sizes.least, count: sizes.most - sizes.least + 1 };
}

/** The ids that a pinned record gives for a link, by the id of a field or of a relation; undefined: none given. */
export function pinnedIds(record: PinnedRecord | undefined, keys: readonly string[]) {
  for (const key of keys) {
    if (!record || !Object.hasOwn(record.values, key)) continue;
    const value = record.values[key];
    return value === null || value === '' ? [] : (idsIn(value) ?? []);
  }
  return undefined;
}
