import { foldCase } from '../../shapes/normalize-text.ts';
import type { Check } from '../checks/types.ts';
import { applyRules, brokenRules, type DraftContext, isChangeable } from './apply-rules.ts';
import { candidatesFor } from './candidates.ts';
import { mentionsOf } from './entity-plan.ts';
import type { FieldPlan } from './field-plan.ts';
import { makeCell } from './record-draft.ts';
import type { Cell } from './types.ts';

/** How often the fields of a broken rule get new values before something else is tried. */
const QUICK = 6;
const PATIENT = 24;
/** Candidates of two fields are tried together up to this many of each. */
const PAIRED = 14;

/**
 * A systematic search: values at the limits, for one field and for two together. Returns the rules that are still
 * broken.
 */
export function searchValues(context: DraftContext): readonly Check[] {
  let broken = repair(context, PATIENT);
  if (changeableFields(context, broken).length === 0) return broken;
  for (let round = 0; round < 2 && broken.length > 0; round += 1) {
    broken = oneByOne(context, broken);
    if (broken.length > 0) broken = twoByTwo(context, broken);
  }
  return broken;
}

/**
 * Generates new values until the rules are satisfied, at most so many times. Returns the rules that are still broken.
 */
export function repair(context: DraftContext, times = QUICK): readonly Check[] {
  const { draft, world } = context;
  let broken = brokenRules(context);
  for (let attempt = 1; attempt <= times && broken.length > 0; attempt += 1) {
    const plans = changeableFields(context, broken);
    if (plans.length === 0) break;
    broken = tryChanges(
      context,
      broken,
      plans.map((plan) => [plan.field.id, makeCell(plan, draft, world, attempt)]),
    );
  }
  return broken;
}

function oneByOne(context: DraftContext, found: readonly Check[]): readonly Check[] {
  let broken = found;
  for (const plan of changeableFields(context, broken)) {
    for (const cell of candidatesFor(plan, context, broken)) {
      broken = tryChanges(context, broken, [[plan.field.id, cell]]);
      if (broken.length === 0) return broken;
    }
  }
  return broken;
}

function twoByTwo(context: DraftContext, found: readonly Check[]): readonly Check[] {
  let broken = found;
  const plans = changeableFields(context, broken).slice(0, 4);
  const choices = plans.map((plan): readonly [string, readonly Cell[]] => [
    plan.field.id,
    candidatesFor(plan, context, broken).slice(0, PAIRED),
  ]);
  for (const [at, [one, cells]] of choices.entries()) {
    for (const [other, others] of choices.slice(at + 1)) {
      for (const cell of cells) {
        for (const another of others) {
          broken = tryChanges(context, broken, [
            [one, cell],
            [other, another],
          ]);
          if (broken.length === 0) return broken;
        }
      }
    }
  }
  return broken;
}

/** Keeps new values if they break fewer rules. */
export function tryChanges(
  context: DraftContext,
  broken: readonly Check[],
  changes: readonly (readonly [field: string, cell: Cell])[],
): readonly Check[] {
  const { cells } = context.draft;
  const before = [...cells];
  for (const [field, cell] of changes) cells.set(field, cell);
  applyRules(context);
  const now = brokenRules(context);
  if (now.length < broken.length) return now;
  for (const [field, cell] of before) cells.set(field, cell);
  return broken;
}

/** The fields of broken rules whose values can change, including those that a formula reads. */
export function changeableFields({ draft }: DraftContext, broken: readonly Check[]): readonly FieldPlan[] {
  const { byLabel } = draft.plan;
  const found = new Set<FieldPlan>();
  const add = (plan: FieldPlan | undefined) => {
    if (!plan || found.has(plan)) return;
    found.add(plan);
    if (plan.filledBy === 'computed') for (const label of plan.mentions) add(byLabel.get(foldCase(label)));
  };
  for (const { fields, demand } of broken) {
    for (const id of fields) add(draft.plan.byId.get(id));
    for (const label of mentionsOf(demand)) add(byLabel.get(foldCase(label)));
  }
  return [...found].filter(({ field }) => isChangeable(draft, field.id));
}
