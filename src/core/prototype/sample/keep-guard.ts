import { knownValue } from '../../answers/sourced.ts';
import type { ExactCondition } from '../../conditions/index.ts';
import type { Check } from '../checks/types.ts';
import { applyRules, brokenRules, type DraftContext } from './apply-rules.ts';
import { candidatesFor } from './candidates.ts';
import { defaultCell } from './cells-by-state.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { FieldPlan } from './field-plan.ts';
import { makeCell } from './record-draft.ts';
import { changeableFields } from './repair.ts';
import type { Cell } from './types.ts';
import type { ResolvedTransition } from './walk.ts';

/**
 * Makes the guard of the last transition true, as far as possible: a closed loan owes nothing. Without a guard, that of
 * another transition to the same state is used.
 */
export function keepGuard(context: DraftContext): void {
  const { moves, plan: own } = context.draft;
  const last = moves.at(-1);
  const guard = last && guardInto(last, own);
  if (!guard || outcomeOf(guard, context) !== false) return;
  const check = checkFor(guard);
  const { cells } = context.draft;
  const plans = changeableFields(context, [check]).filter(({ field }) => knownValue(field.type) !== 'date');
  const before = [...cells];
  const broken = brokenRules(context).length;
  const isKept = () => outcomeOf(guard, context) === true && brokenRules(context).length <= broken;
  if (hasEnded(context)) {
    // Ended records get default amounts of money where possible.
    for (const { field, defaultValue } of plans)
      if (defaultValue && knownValue(field.type) === 'money' && cells.get(field.id)?.reason !== 'example')
        cells.set(field.id, defaultCell(defaultValue));
    applyRules(context);
  }
  if (isKept()) return;
  for (const plan of plans) {
    const kept = [...cells];
    for (const cell of [...likely(plan, context), ...candidatesFor(plan, context, [check])]) {
      if (cell.value === null || cell.value === undefined) continue;
      cells.set(plan.field.id, cell);
      applyRules(context);
      if (isKept()) return;
      for (const [field, one] of kept) cells.set(field, one);
    }
  }
  for (const [field, one] of before) cells.set(field, one);
}

/** How often a new value is made up. */
const ATTEMPTS = 3;

/** The default, and typical values; none for ended records, where only an exact value will do. */
function likely(plan: FieldPlan, context: DraftContext): readonly Cell[] {
  if (hasEnded(context)) return [];
  const { draft, world } = context;
  const anew = Array.from({ length: ATTEMPTS }, (_, at) => makeCell(plan, draft, world, at + 1));
  return plan.defaultValue ? [defaultCell(plan.defaultValue), ...anew] : anew;
}

function hasEnded({ draft: { moves, plan } }: DraftContext): boolean {
  const state = moves.at(-1)?.to;
  return plan.paths.every((paths) => !paths.moves.some(({ from }) => from === state));
}

/** The guard of a transition, else of another one to the same state. */
export function guardInto(move: ResolvedTransition, { guards, paths }: EntityPlan): ExactCondition | undefined {
  const own = guards.get(move.transition);
  if (own) return own;
  const others = paths.flatMap(({ moves }) => moves.filter(({ to, from }) => to === move.to && from !== to));
  return others.map(({ transition }) => guards.get(transition)).find((guard) => guard !== undefined);
}

/** The value of a condition or formula for the record as it is now; undefined where it cannot be computed. */
export function outcomeOf(condition: ExactCondition, { subject }: Pick<DraftContext, 'subject'>): unknown {
  const outcome = condition.run(subject.scope);
  return outcome.ok ? outcome.value : undefined;
}

export function checkFor(condition: ExactCondition): Check {
  return {
    rule: null,
    kind: 'across',
    label: '',
    fields: [],
    severity: 'stop',
    moments: null,
    demand: { is: 'fit', condition },
    problem: () => null,
  };
}
