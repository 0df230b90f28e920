import { knownValue } from '../../answers/sourced.ts';
import { lazily, memoize } from '../../base/memoize.ts';
import type { Relation } from '../../model/types.ts';
import { folded } from '../../shapes/folded.ts';
import { relatedValue } from '../checks/related.ts';
import { scopeOf } from '../checks/scope.ts';
import { currenciesOf } from '../checks/type-check.ts';
import type { Check, CheckContext, Subject } from '../checks/types.ts';
import { amountIn } from '../checks/values.ts';
import { nowOf } from '../now.ts';
import { count } from './counts.ts';
import { derive } from './derive.ts';
import { type Draft, derivedCell, fillIn, newDraft } from './draft.ts';
import type { FieldPlan } from './field-plan.ts';
import { keepGuard } from './keep-guard.ts';
import { lead, live } from './live.ts';
import { differ, takenBy } from './once.ts';
import type { EntityPlan } from './plan.ts';
import { money } from './read-value.ts';
import { attempted, movable, repair, searched } from './repair.ts';
import { replay } from './replay.ts';
import { isFree, type Settling, settle, valueIn } from './settle.ts';
import type { Cell } from './types.ts';
import type { World } from './world.ts';

/** Records of the other side that are tried, and link fields that are changed together. */
const RECORDS = 12;
const FIELDS = 2;

/**
 * Links the record to others until the rules about them hold. Only for a satisfying example: the links of a record
 * that is shown are seen from both sides. Returns the rules that are still broken.
 */
function relinked(settling: Settling, found: readonly Check[]): readonly Check[] {
  const { draft } = settling;
  if (found.length === 0 || draft.plan.looksAt.size === 0) return found;
  const links = draft.plan.fields
    .filter((plan) => plan.late === 'link' && typeof valueIn(draft, plan.field.id) === 'string')
    .slice(0, FIELDS);
  let broken = found;
  for (const ids of togetherOf(links.map((plan) => idsFor(plan, settling)))) {
    const changes = links.map(({ field }, at): readonly [string, Cell] => [
      field.id,
      { value: ids[at] ?? '', reason: 'reference', says: 'chosen so that the rules hold' },
    ]);
    broken = attempted(settling, broken, changes);
    if (broken.length === 0) return broken;
  }
  return broken;
}

function idsFor({ target }: FieldPlan, { world }: Settling): readonly string[] {
  const roster = world.roster(target ?? '');
  return Array.from({ length: Math.min(RECORDS, roster.size) }, (_, slot) => roster.idAt(slot));
}

/** The Cartesian product of the lists. */
function togetherOf(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (all, list) => all.flatMap((before) => list.map((one) => [...before, one])),
    [[]],
  );
}

export interface Rows {
  /** Undefined where there is none. */
  readonly at: (entity: string, slot: number) => Draft | undefined;
  /** The record before any rule is applied. */
  readonly plain: (entity: string, slot: number) => Draft | undefined;
  /** A record in these states, by life cycle, made with the most effort, and the rules it still breaks. */
  readonly example: (entity: string, states: ReadonlyMap<string, string>) => Witnessed | undefined;
}

export interface Witnessed {
  readonly settling: Settling;
  readonly broken: readonly Check[];
}

type Shelf = ReturnType<typeof newShelf>;

/** No record is made before it is asked for. */
export function rowsIn(world: World): Rows {
  const shelfOf = memoize((entity: string): Shelf | undefined => {
    const plan = world.plan(entity);
    return plan && newShelf(plan, world);
  });
  /** Undefined where there is no record at the slot. */
  const shelfAt = (entity: string, slot: number) =>
    slot >= 0 && slot < world.roster(entity).size ? shelfOf(entity) : undefined;
  const rows: Rows = {
    at: (entity, slot) => {
      const library = shelfAt(entity, slot);
      if (!library) return undefined;
      // Unique values depend on all records before.
      const start = library.plan.once.length > 0 ? library.rows.length : slot;
      for (let next = start; next <= slot; next += 1) if (!library.rows[next]) make(library, next);
      return library.rows[slot];
    },
    plain: (entity, slot) => {
      const library = shelfAt(entity, slot);
      if (!library) return undefined;
      const draft = library.plain.get(slot) ?? newDraft(world, library.plan, slot);
      if (!library.plain.has(slot)) {
        library.plain.set(slot, draft);
        begin(draft, world);
      }
      return draft;
    },
    example: (entity, states) => {
      const library = shelfOf(entity);
      if (!library) return undefined;
      const key = JSON.stringify([...states]);
      const witnessed = library.examples.get(key) ?? witness(library, states, world, rows);
      library.examples.set(key, witnessed);
      return witnessed;
    },
  };

  const make = (library: Shelf, slot: number): void => {
    const draft = newDraft(world, library.plan, slot);
    library.rows[slot] = draft;
    const settling = settlingOf(draft, world, rows);
    begin(draft, world);
    takeOver(settling);
    count(settling, rows);
    replay(settling);
    settle(settling);
    const broken = repair(settling);
    if (broken.length > 0) mend(settling, broken, rows.example(library.plan.entity.id, draft.states));
    keepGuard(settling);
    if (library.plan.once.length > 0) differ(settling, library.taken);
  };
  return rows;
}

function newShelf(plan: EntityPlan, world: World) {
  const taken = takenBy(plan, world.options.pinned);
  const rows: Draft[] = [];
  /** What the fields of a satisfying example say by themselves, in whatever state it is. */
  const byItself = lazily(() => {
    const draft = witnessDraft(plan, world);
    fillIn(draft, world);
    return draft.cells;
  });
  return {
    plan,
    rows,
    plain: new Map<number, Draft>(),
    taken,
    examples: new Map<string, Witnessed>(),
    byItself,
  };
}

function settlingOf(draft: Draft, world: World, rows: Rows): Settling {
  return { draft, world, subject: subjectOf(draft, world, rows) };
}

function begin(draft: Draft, world: World): void {
  fillIn(draft, world);
  lead(draft, world.life(draft.plan.entity.id, draft.slot));
  derive(draft, world.alone, world.today);
}

function witness({ plan, byItself }: Shelf, states: ReadonlyMap<string, string>, world: World, rows: Rows) {
  const draft = witnessDraft(plan, world);
  const settling = settlingOf(draft, world, rows);
  for (const [field, cell] of byItself()) draft.cells.set(field, cell);
  live(draft, world, () => true, states);
  derive(draft, world.alone, world.today);
  settle(settling);
  return { settling, broken: relinked(settling, searched(settling)) };
}

function witnessDraft(plan: EntityPlan, world: World): Draft {
  return { ...newDraft(world, plan, 0), pinned: undefined };
}

/**
 * Takes the values of the fields that broken rules are about from a record that breaks none; where the rules use
 * other records, those of that record do not fit, and a search has to find better ones.
 */
function mend(settling: Settling, broken: readonly Check[], from: Witnessed | undefined): void {
  if (!from || from.broken.length > 0) return;
  for (const { field } of movable(settling, broken)) {
    const cell = from.settling.draft.cells.get(field.id);
    if (cell) settling.draft.cells.set(field.id, cell);
  }
  settle(settling);
  if (settling.draft.plan.looksAt.size > 0) searched(settling);
}

/** An amount named after one of a linked record is the same: “Deposit taken” is the “Deposit” of its tool. */
function takeOver({ draft, world, subject }: Settling): void {
  const links = draft.plan.fields.filter(({ late, target }) => late === 'link' && target !== null);
  const isNew = draft.history.length === 1;
  for (const plan of draft.plan.fields) {
    if (knownValue(plan.field.type) !== 'money' || !isFree(draft, plan.field.id)) continue;
    const cell = draft.cells.get(plan.field.id);
    if (cell?.value === null || (isNew && plan.fallback)) continue;
    for (const link of links) {
      const named = world.plan(link.target ?? '')?.fields.find((other) => isNamedAfter(plan, other));
      const value = named && subject.scope.value(`${link.field.label}.${named.field.label}`);
      const amount = amountIn(value);
      if (!amount) continue;
      const same = money(amount.amount, amount.unit || (currenciesOf(plan.field)[0] ?? ''));
      draft.cells.set(plan.field.id, derivedCell(same, `as on the ${link.field.label}`));
    }
  }
}

function isNamedAfter({ field }: FieldPlan, other: FieldPlan): boolean {
  const isAmount = knownValue(other.field.type) === 'money' || knownValue(other.field.type) === 'number';
  return isAmount && `${folded(field.label)} `.startsWith(`${folded(other.field.label)} `);
}

/** A draft as its rules see it, now and whenever it changes, with the records around it. */
function subjectOf(draft: Draft, world: World, rows: Pick<Rows, 'at' | 'plain'>): Subject {
  const { id } = draft.plan.entity;
  const value = (field: string) => valueIn(draft, field);
  const links = (relation: Relation) => {
    const side = world.relations.sidesOf(id).find(({ key }) => key === relation.id);
    return (side && world.linked(draft.slot, side)) ?? [];
  };
  const record = (entity: string, other: string) => seen(entity, other, id, world, rows);
  const { today } = world.alone.scope;
  const context: CheckContext = {
    today,
    now: nowOf({ today }),
    about: (label) => relatedValue(world.model, id, label, { value, links, record }),
  };
  const scope = scopeOf(world.model, id, value, draft.stateIds, context);
  return { entity: id, value, states: draft.stateIds, moment: null, context, scope };
}

/** Another record; where the two entities use each other, as it is before any rule is applied. */
function seen(entity: string, id: string, from: string, world: World, rows: Pick<Rows, 'at' | 'plain'>) {
  const slot = world.roster(entity).slotOf(id);
  if (slot === undefined) return undefined;
  const draft = (world.looksAt(entity, from) ? rows.plain : rows.at)(entity, slot);
  return draft && { id, value: (field: string) => valueIn(draft, field) };
}
