import { knownValue } from '../../answers/sourced.ts';
import { lazily, memoize } from '../../base/memoize.ts';
import { valueAlong } from '../../conditions/index.ts';
import type { Relation } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { conditionScopeOf } from '../checks/scope.ts';
import { currenciesOf } from '../checks/type-check.ts';
import type { Check, CheckContext, Subject } from '../checks/types.ts';
import { amountIn } from '../checks/values.ts';
import { nowOf } from '../now.ts';
import { applyRules, type DraftContext, isChangeable, valueIn } from './apply-rules.ts';
import { derive } from './derive.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { FieldPlan } from './field-plan.ts';
import { countLinked } from './linked-counts.ts';
import { moneyValue } from './parse-field-value.ts';
import { derivedCell, fillIn, newDraft, type RecordDraft } from './record-draft.ts';
import { changeableFields, repair, searchValues, tryChanges } from './repair.ts';
import { replay } from './replay.ts';
import type { SampleWorld } from './sample-world.ts';
import { satisfyGuard } from './satisfy-guard.ts';
import type { Cell } from './types.ts';
import { makeUnique, usedValuesOf } from './unique-values.ts';
import { applyTimeline, walkLifecycles } from './walk-lifecycles.ts';

/** Records of the other side that are tried, and link fields that are changed together. */
const RECORDS = 12;
const FIELDS = 2;

/**
 * Links the record to others until the rules about them are satisfied. Only for a satisfying example: the links of
 * records on screens are seen from both sides. Returns the rules that are still broken.
 */
function relinked(context: DraftContext, found: readonly Check[]): readonly Check[] {
  const { draft } = context;
  if (found.length === 0 || draft.plan.references.size === 0) return found;
  const links = draft.plan.fields
    .filter((plan) => plan.filledBy === 'link' && typeof valueIn(draft, plan.field.id) === 'string')
    .slice(0, FIELDS);
  let broken = found;
  for (const ids of cartesianProduct(links.map((plan) => idsFor(plan, context)))) {
    const changes = links.map(({ field }, at): readonly [string, Cell] => [
      field.id,
      { value: ids[at] ?? '', reason: 'reference', says: 'chosen to meet the rules' },
    ]);
    broken = tryChanges(context, broken, changes);
    if (broken.length === 0) return broken;
  }
  return broken;
}

function idsFor({ target }: FieldPlan, { world }: DraftContext): readonly string[] {
  const roster = world.roster(target ?? '');
  return Array.from({ length: Math.min(RECORDS, roster.size) }, (_, slot) => roster.idAt(slot));
}

function cartesianProduct(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (all, list) => all.flatMap((before) => list.map((one) => [...before, one])),
    [[]],
  );
}

export interface Rows {
  /** Undefined where there is none. */
  readonly at: (entity: string, slot: number) => RecordDraft | undefined;
  /** The record before any rule is applied. */
  readonly plain: (entity: string, slot: number) => RecordDraft | undefined;
  /** A record in these states, by life cycle, made with the greatest effort, with the rules that it still breaks. */
  readonly example: (entity: string, states: ReadonlyMap<string, string>) => ExampleAttempt | undefined;
}

export interface ExampleAttempt {
  readonly settling: DraftContext;
  readonly broken: readonly Check[];
}

type EntityRows = ReturnType<typeof newEntityRows>;

/** No record is made before it is requested. */
export function rowsIn(world: SampleWorld): Rows {
  const entityRowsOf = memoize((entity: string): EntityRows | undefined => {
    const plan = world.plan(entity);
    return plan && newEntityRows(plan, world);
  });
  const entityRowsAt = (entity: string, slot: number) =>
    slot >= 0 && slot < world.roster(entity).size ? entityRowsOf(entity) : undefined;
  const rows: Rows = {
    at: (entity, slot) => {
      const entityRows = entityRowsAt(entity, slot);
      if (!entityRows) return undefined;
      // Unique values depend on all earlier records.
      const start = entityRows.plan.uniqueSets.length > 0 ? entityRows.rows.length : slot;
      for (let next = start; next <= slot; next += 1) if (!entityRows.rows[next]) make(entityRows, next);
      return entityRows.rows[slot];
    },
    plain: (entity, slot) => {
      const entityRows = entityRowsAt(entity, slot);
      if (!entityRows) return undefined;
      const draft = entityRows.plain.get(slot) ?? newDraft(world, entityRows.plan, slot);
      if (!entityRows.plain.has(slot)) {
        entityRows.plain.set(slot, draft);
        begin(draft, world);
      }
      return draft;
    },
    example: (entity, states) => {
      const entityRows = entityRowsOf(entity);
      if (!entityRows) return undefined;
      const key = JSON.stringify([...states]);
      const witnessed = entityRows.examples.get(key) ?? findExample(entityRows, states, world, rows);
      entityRows.examples.set(key, witnessed);
      return witnessed;
    },
  };

  const make = (entityRows: EntityRows, slot: number): void => {
    const draft = newDraft(world, entityRows.plan, slot);
    entityRows.rows[slot] = draft;
    const context = draftContextOf(draft, world, rows);
    begin(draft, world);
    copyLinkedAmounts(context);
    countLinked(context, rows);
    replay(context);
    applyRules(context);
    const broken = repair(context);
    if (broken.length > 0) copyFromExample(context, broken, rows.example(entityRows.plan.entity.id, draft.states));
    satisfyGuard(context);
    if (entityRows.plan.uniqueSets.length > 0) makeUnique(context, entityRows.taken);
  };
  return rows;
}

function newEntityRows(plan: EntityPlan, world: SampleWorld) {
  const taken = usedValuesOf(plan, world.roster(plan.entity.id).pinned);
  const rows: RecordDraft[] = [];
  /** The cells of a satisfying example before any rule is applied; they do not depend on its state. */
  const byItself = lazily(() => {
    const draft = exampleDraft(plan, world);
    fillIn(draft, world);
    return draft.cells;
  });
  return {
    plan,
    rows,
    plain: new Map<number, RecordDraft>(),
    taken,
    examples: new Map<string, ExampleAttempt>(),
    byItself,
  };
}

function draftContextOf(draft: RecordDraft, world: SampleWorld, rows: Rows): DraftContext {
  return { draft, world, subject: subjectOf(draft, world, rows) };
}

function begin(draft: RecordDraft, world: SampleWorld): void {
  fillIn(draft, world);
  applyTimeline(draft, world.life(draft.plan.entity.id, draft.slot));
  derive(draft, world.alone, world.today);
}

function findExample(
  { plan, byItself }: EntityRows,
  states: ReadonlyMap<string, string>,
  world: SampleWorld,
  rows: Rows,
) {
  const draft = exampleDraft(plan, world);
  const settling = draftContextOf(draft, world, rows);
  for (const [field, cell] of byItself()) draft.cells.set(field, cell);
  walkLifecycles(draft, world, () => true, states);
  derive(draft, world.alone, world.today);
  applyRules(settling);
  return { settling, broken: relinked(settling, searchValues(settling)) };
}

function exampleDraft(plan: EntityPlan, world: SampleWorld): RecordDraft {
  return { ...newDraft(world, plan, 0), pinned: undefined };
}

/**
 * Copies the fields of broken rules from the satisfying example; where the rules read other records, searches again, as
 * the links of the example differ.
 */
function copyFromExample(context: DraftContext, broken: readonly Check[], from: ExampleAttempt | undefined): void {
  if (!from || from.broken.length > 0) return;
  for (const { field } of changeableFields(context, broken)) {
    const cell = from.settling.draft.cells.get(field.id);
    if (cell) context.draft.cells.set(field.id, cell);
  }
  applyRules(context);
  if (context.draft.plan.references.size > 0) searchValues(context);
}

/** An amount named after one of a linked record is the same: “Deposit taken” is the “Deposit” of its tool. */
function copyLinkedAmounts({ draft, world, subject }: DraftContext): void {
  const links = draft.plan.fields.filter(({ filledBy, target }) => filledBy === 'link' && target !== null);
  const isNew = draft.history.length === 1;
  for (const plan of draft.plan.fields) {
    if (knownValue(plan.field.type) !== 'money' || !isChangeable(draft, plan.field.id)) continue;
    const cell = draft.cells.get(plan.field.id);
    if (cell?.value === null || (isNew && plan.defaultValue)) continue;
    for (const link of links) {
      const named = world.plan(link.target ?? '')?.fields.find((other) => isNamedAfter(plan, other));
      const amount = named && amountIn(valueAlong(subject.scope, `${link.field.label}.${named.field.label}`));
      if (!amount) continue;
      const same = moneyValue(amount.amount, amount.unit || (currenciesOf(plan.field)[0] ?? ''));
      draft.cells.set(plan.field.id, derivedCell(same, `as on the ${link.field.label}`));
    }
  }
}

function isNamedAfter({ field }: FieldPlan, other: FieldPlan): boolean {
  const isAmount = knownValue(other.field.type) === 'money' || knownValue(other.field.type) === 'number';
  return isAmount && `${foldCase(field.label)} `.startsWith(`${foldCase(other.field.label)} `);
}

/** The draft as a subject of checks: reads its present values and the records linked to it. */
function subjectOf(draft: RecordDraft, world: SampleWorld, rows: Pick<Rows, 'at' | 'plain'>): Subject {
  const { id } = draft.plan.entity;
  const value = (field: string) => valueIn(draft, field);
  const { today } = world.alone.scope;
  const context: CheckContext = {
    today,
    now: nowOf({ today }),
    source: { record: (entity, other) => otherRecord(entity, other, id, world, rows) },
    itself: { links: linksOf(draft, world) },
  };
  const scope = conditionScopeOf(world.model, id, { ...context.itself, value, states: draft.stateIds }, context);
  return { entity: id, value, states: draft.stateIds, moment: null, context, scope };
}

function linksOf({ plan, slot }: RecordDraft, world: SampleWorld) {
  return (relation: Relation): readonly string[] => {
    const side = world.relations.sidesOf(plan.entity.id).find(({ key }) => key === relation.id);
    return (side && world.linked(slot, side)) ?? [];
  };
}

/** Another record; where the two entities read each other, as it is before any rule is applied. */
function otherRecord(entity: string, id: string, from: string, world: SampleWorld, rows: Pick<Rows, 'at' | 'plain'>) {
  const slot = world.roster(entity).slotOf(id);
  if (slot === undefined) return undefined;
  const draft = (world.readsFrom(entity, from) ? rows.plain : rows.at)(entity, slot);
  if (!draft) return undefined;
  return { id, value: (field: string) => valueIn(draft, field), states: draft.stateIds, links: linksOf(draft, world) };
}
