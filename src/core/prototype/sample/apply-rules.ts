import { knownValue, listOf } from '../../answers/sourced.ts';
import { omitUndefined } from '../../base/omit-undefined.ts';
import type { Check, Subject } from '../checks/types.ts';
import { isEmpty } from '../checks/values.ts';
import { computedCell } from '../computed-fields.ts';
import { mailCell } from './derive.ts';
import { lengthsIn, toLength } from './domain.ts';
import type { FieldPlan } from './field-plan.ts';
import { derivedCell, holeCell, makeCell, type RecordDraft } from './record-draft.ts';
import type { SampleWorld } from './sample-world.ts';
import type { Cell } from './types.ts';

/** A draft with what its rules read: all records, and itself as a subject of checks. */
export interface DraftContext {
  readonly draft: RecordDraft;
  readonly world: SampleWorld;
  /** Reads the draft as it is now. */
  readonly subject: Subject;
}

/** Computes formulas, empties what must be empty, and fills in what is required. */
export function applyRules(context: DraftContext): void {
  compute(context);
  const before = emptyCells(context);
  if (fillRequired(context) || before) compute(context);
}

export function valueIn({ cells }: RecordDraft, field: string): unknown {
  return cells.get(field)?.value;
}

/** Computes all exact formulas, each after those it uses; formulas in a circle stay holes. */
export function compute({ draft, subject }: Pick<DraftContext, 'draft' | 'subject'>): void {
  if (draft.plan.computed.length === 0) return;
  const open = draft.plan.computed.filter(({ field }) => draft.cells.get(field.id)?.reason !== 'pinned');
  for (const plan of open) draft.cells.set(plan.field.id, holeCell(plan));
  const waiting = new Set(open);
  const labels = new Map(open.map((plan) => [plan.field.label, plan]));
  const work = (plan: FieldPlan) => {
    if (!waiting.delete(plan)) return;
    for (const label of plan.mentions) {
      const other = labels.get(label);
      if (other) work(other);
    }
    if (plan.formula) draft.cells.set(plan.field.id, computedCell(plan.field, plan.formula, subject.scope));
  };
  for (const plan of open) work(plan);
}

function emptyCells(context: DraftContext): boolean {
  const { draft, subject } = context;
  let any = false;
  for (const { demand, fields } of draft.plan.demands) {
    const [id = ''] = fields;
    if (demand.is !== 'empty' || isEmpty(valueIn(draft, id)) || !isChangeable(draft, id)) continue;
    if (!demand.now(subject)) continue;
    draft.cells.set(id, derivedCell(null, 'must still be empty'));
    any = true;
  }
  for (const { field } of draft.plan.fields)
    if (isUncalledFor(field.id, draft, subject)) {
      const before = draft.cells.get(field.id);
      const broken = brokenRules(context).length;
      draft.cells.set(field.id, derivedCell(null, 'not needed here'));
      // Emptying a field may break another rule.
      if (before && brokenRules(context).length > broken) draft.cells.set(field.id, before);
      else any = true;
    }
  return any;
}

/** Whether a field has a value although it is required only under a condition, and not for this record. */
function isUncalledFor(field: string, draft: RecordDraft, subject: Subject): boolean {
  const asked = draft.plan.conditionalDemands.get(field);
  if (!asked || isEmpty(valueIn(draft, field)) || !isChangeable(draft, field)) return false;
  if (draft.cells.get(field)?.reason === 'example' && draft.plan.given[draft.slot]) return false;
  return asked.every(({ demand }) => demand.is === 'filled' && !demand.now(subject));
}

/** Whether a field may get another value: nobody wrote it down, and it follows from nothing else. */
export function isChangeable({ plan, cells }: RecordDraft, field: string): boolean {
  return plan.byId.get(field)?.filledBy === null && cells.get(field)?.reason !== 'pinned';
}

/** Fills in required fields: with a generated value, else with plain filler words. */
function fillRequired(context: DraftContext): boolean {
  const { draft, world, subject } = context;
  let any = false;
  for (const { demand, fields } of draft.plan.demands) {
    const [id = ''] = fields;
    const plan = draft.plan.byId.get(id);
    if (demand.is !== 'filled' || !plan || !isEmpty(valueIn(draft, id)) || !isChangeable(draft, id)) continue;
    if (!demand.now(subject)) continue;
    const again = (plan.meaning === 'email' && mailCell(draft, plan, 0)) || makeCell(plan, draft, world, 0);
    draft.cells.set(id, (isEmpty(again.value) ? fillerCell(plan, context) : undefined) ?? again);
    any = true;
  }
  return any;
}

/**
 * Visible filler such as “Some words (3)”, where a text is required and nothing is known of it; the naming field gets
 * “Title 3”.
 */
export function fillerCell(plan: FieldPlan, { draft, world }: DraftContext): Cell | undefined {
  const lengths = lengthsIn(plan.domain, world.today);
  const type = knownValue(plan.field.type);
  if (type !== 'text' || plan.domain.looks.length > 0 || 'length' in lengths) return undefined;
  const { display, fields } = draft.plan.entity;
  const isAbout = listOf(fields).some(({ target }) => target?.id);
  const isName = display === plan.field.id && !isAbout;
  const words = isName ? `${plan.field.label} ${draft.number}` : `Some words (${draft.number})`;
  const says = 'made up, as something is required and nobody has given an example for this record';
  return {
    value: toLength(words, lengths),
    reason: 'type',
    says,
    isFiller: true,
    ...omitUndefined({ question: plan.hole.question }),
  };
}

/** The rules that the draft breaks as it is now; uniqueness is checked elsewhere. */
export function brokenRules({ draft, subject }: DraftContext): readonly Check[] {
  return draft.plan.rules.filter(({ problem }) => problem(subject) !== null);
}
