import { knownValue } from '../../answers/sourced.ts';
import type { FieldType } from '../../model/types.ts';
import { isEmpty } from '../checks/values.ts';
import { applyRules, brokenRules, type DraftContext, fillerCell, isChangeable, valueIn } from './apply-rules.ts';
import { mailCell } from './derive.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { FieldPlan } from './field-plan.ts';
import { holeCell, makeCell, type RecordDraft } from './record-draft.ts';
import { allowedIntegers } from './roster.ts';
import { integerBetween, subSeed } from './seed.ts';
import type { Cell, PinnedRecord } from './types.ts';

/** For each set of fields that must be unique: the values already used, as JSON. */
type UsedValues = readonly Set<string>[];

export function usedValuesOf(plan: EntityPlan, pinned: readonly PinnedRecord[]): UsedValues {
  return plan.uniqueSets.map((fields) => {
    const full = pinned.filter(
      ({ entity, values }) => entity === plan.entity.id && fields.every((id) => Object.hasOwn(values, id)),
    );
    return new Set(full.map(({ values }) => keyOf(fields.map((id) => values[id]))));
  });
}

function keyOf(values: readonly unknown[]): string {
  return JSON.stringify(values);
}

const RANDOM = 20;
const MAX_ATTEMPTS = 40;

/** Makes unique fields differ from all earlier records: new random values, then the next free number, at last empty. */
export function makeUnique(context: DraftContext, taken: UsedValues): void {
  const { draft } = context;
  const given = new Set<number>();
  for (let attempt = 1; ; attempt += 1) {
    const at = duplicateIndex(draft, taken, given);
    if (at < 0) break;
    if (attempt >= MAX_ATTEMPTS || !changed(context, at, attempt, taken)) giveUp(draft, at, given);
  }
  for (const [at, fields] of draft.plan.uniqueSets.entries()) {
    const values = fields.map((id) => valueIn(draft, id));
    if (!values.some(isEmpty)) taken[at]?.add(keyOf(values));
  }
}

function duplicateIndex({ plan, cells, pinned }: RecordDraft, taken: UsedValues, given: ReadonlySet<number>): number {
  return plan.uniqueSets.findIndex((fields, at) => {
    if (given.has(at) || fields.every((id) => pinned && Object.hasOwn(pinned.values, id))) return false;
    const values = fields.map((id) => cells.get(id)?.value);
    return !values.some(isEmpty) && taken[at]?.has(keyOf(values));
  });
}

/** Another value for one field of the set; false where none of them can have one. */
function changed(context: DraftContext, at: number, attempt: number, taken: UsedValues): boolean {
  const { draft } = context;
  const plans = freeFields(draft, at);
  const plan = plans[attempt % Math.max(1, plans.length)];
  if (!plan) return false;
  const before = [...draft.cells];
  const broken = brokenRules(context).length;
  draft.cells.set(plan.field.id, another(plan, context, attempt, taken[at]));
  applyRules(context);
  if (brokenRules(context).length > broken) for (const [id, cell] of before) draft.cells.set(id, cell);
  return true;
}

/** Fields with many possible values; those with few only where there are no others. */
function freeFields(draft: RecordDraft, at: number): readonly FieldPlan[] {
  const { uniqueSets, byId } = draft.plan;
  const free = (uniqueSets[at] ?? []).filter((id) => isChangeable(draft, id)).flatMap((id) => byId.get(id) ?? []);
  const rich = free.filter(({ field: { type } }) => !SMALL_TYPES.has(knownValue(type)));
  return rich.length > 0 ? rich : free;
}

const SMALL_TYPES: ReadonlySet<FieldType | undefined> = new Set<FieldType | undefined>(['choice', 'yes or no']);

function another(plan: FieldPlan, context: DraftContext, attempt: number, taken: Set<string> | undefined): Cell {
  const { draft, world } = context;
  const mail = plan.meaning === 'email' ? mailCell(draft, plan, attempt) : undefined;
  if (mail) return mail;
  const seed = subSeed(subSeed(plan.seed, draft.key), attempt);
  const other = attempt > RANDOM ? (nextFreeNumber(plan, seed, taken) ?? fillerCell(plan, context)) : undefined;
  return other ?? makeCell(plan, draft, world, attempt);
}

/** The next free number, starting from a random one. */
function nextFreeNumber(plan: FieldPlan, seed: number, taken: Set<string> | undefined): Cell | undefined {
  const left = allowedIntegers(plan);
  if (!left || left.count > 100_000) return undefined;
  const start = integerBetween(seed, 0, left.count - 1);
  for (let step = 0; step < left.count; step += 1) {
    const value = left.least + ((start + step) % left.count);
    if (!taken?.has(keyOf([value]))) return { value, reason: 'type', says: 'the next number that is free' };
  }
  return undefined;
}

function giveUp({ plan, cells }: RecordDraft, at: number, given: Set<number>): void {
  given.add(at);
  const last = (plan.uniqueSets[at] ?? []).map((id) => plan.byId.get(id)).findLast((one) => one?.filledBy === null);
  if (last) cells.set(last.field.id, { ...holeCell(last), says: 'no value is left that no other record has' });
}
