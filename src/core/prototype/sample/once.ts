import { knownValue } from '../../answers/sourced.ts';
import type { FieldType } from '../../model/types.ts';
import { isEmpty } from '../checks/values.ts';
import { mailCell } from './derive.ts';
import { type Draft, holeIn, made } from './draft.ts';
import type { FieldPlan } from './field-plan.ts';
import type { EntityPlan } from './plan.ts';
import { numbersLeft } from './roster.ts';
import { below, whole } from './seed.ts';
import { brokenBy, isFree, plainWords, type Settling, settle, valueIn } from './settle.ts';
import type { Cell, PinnedRecord } from './types.ts';

/** Values that are taken, for each of the sets of fields that must be unique. */
export type Taken = readonly Set<string>[];

export function takenBy(plan: EntityPlan, pinned: readonly PinnedRecord[]): Taken {
  return plan.once.map((fields) => {
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
const MOST = 40;

/** Gives a record unique values: first made up again, then counted up, and at last none. */
export function differ(settling: Settling, taken: Taken): void {
  const { draft } = settling;
  const given = new Set<number>();
  for (let attempt = 1; ; attempt += 1) {
    const at = clashing(draft, taken, given);
    if (at < 0) break;
    if (attempt >= MOST || !changed(settling, at, attempt, taken)) giveUp(draft, at, given);
  }
  for (const [at, fields] of draft.plan.once.entries()) {
    const values = fields.map((id) => valueIn(draft, id));
    if (!values.some(isEmpty)) taken[at]?.add(keyOf(values));
  }
}

function clashing({ plan, cells, pinned }: Draft, taken: Taken, given: ReadonlySet<number>): number {
  return plan.once.findIndex((fields, at) => {
    if (given.has(at) || fields.every((id) => pinned && Object.hasOwn(pinned.values, id))) return false;
    const values = fields.map((id) => cells.get(id)?.value);
    return !values.some(isEmpty) && taken[at]?.has(keyOf(values));
  });
}

/** Another value for one field of the set; false where none of its fields can have one. */
function changed(settling: Settling, at: number, attempt: number, taken: Taken): boolean {
  const { draft } = settling;
  const plans = freeIn(draft, at);
  const plan = plans[attempt % Math.max(1, plans.length)];
  if (!plan) return false;
  const before = [...draft.cells];
  const broken = brokenBy(settling).length;
  draft.cells.set(plan.field.id, another(plan, settling, attempt, taken[at]));
  settle(settling);
  if (brokenBy(settling).length > broken) for (const [id, cell] of before) draft.cells.set(id, cell);
  return true;
}

/** Fields with many values first; those with few only where there are no others. */
function freeIn(draft: Draft, at: number): readonly FieldPlan[] {
  const { once, byId } = draft.plan;
  const free = (once[at] ?? []).filter((id) => isFree(draft, id)).flatMap((id) => byId.get(id) ?? []);
  const rich = free.filter(({ field: { type } }) => !FEW.has(knownValue(type)));
  return rich.length > 0 ? rich : free;
}

const FEW: ReadonlySet<FieldType | undefined> = new Set<FieldType | undefined>(['choice', 'yes or no']);

function another(plan: FieldPlan, settling: Settling, attempt: number, taken: Set<string> | undefined): Cell {
  const { draft, world } = settling;
  const mail = plan.meaning === 'email' ? mailCell(draft, plan, attempt) : undefined;
  if (mail) return mail;
  const seed = below(below(plan.seed, draft.key), attempt);
  const other = attempt > RANDOM ? (next(plan, seed, taken) ?? plainWords(plan, settling)) : undefined;
  return other ?? made(plan, draft, world, attempt);
}

/** The next free number, from a random one on. */
function next(plan: FieldPlan, seed: number, taken: Set<string> | undefined): Cell | undefined {
  const left = numbersLeft(plan);
  if (!left || left.count > 100_000) return undefined;
  const start = whole(seed, 0, left.count - 1);
  for (let step = 0; step < left.count; step += 1) {
    const value = left.least + ((start + step) % left.count);
    if (!taken?.has(keyOf([value]))) return { value, reason: 'type', says: 'the next number that is free' };
  }
  return undefined;
}

function giveUp({ plan, cells }: Draft, at: number, given: Set<number>): void {
  given.add(at);
  const last = (plan.once[at] ?? []).map((id) => plan.byId.get(id)).findLast((one) => one?.late === null);
  if (last) cells.set(last.field.id, { ...holeIn(last), says: 'no value is left that no other record has' });
}
