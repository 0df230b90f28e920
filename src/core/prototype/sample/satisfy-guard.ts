import { knownValue } from '../../answers/sourced.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import type { Check } from '../checks/types.ts';
import { applyRules, brokenRules, type DraftContext } from './apply-rules.ts';
import { defaultCell } from './cells-by-state.ts';
import type { EntityPlan } from './entity-plan.ts';
import type { FieldPlan } from './field-plan.ts';
import { makeCell } from './record-draft.ts';
import { candidatesFor, changeableFields } from './repair.ts';
import type { Cell } from './types.ts';
import type { ResolvedTransition } from './walk.ts';

/**
 * Makes the guard of the last transition true, as far as possible: a closed loan owes nothing. Without a guard, that of
 * another transition to the same state is used.
 */
export function satisfyGuard(context: DraftContext): void {
  const { moves, plan } = context.draft;
  const last = moves.at(-1);
  const guard = last && guardLeadingTo(last, plan);
  if (!guard || evaluate(guard, context) !== false) return;
  const check = checkOfCondition(guard);
  const { cells } = context.draft;
  const plans = changeableFields(context, [check]).filter(({ field }) => knownValue(field.type) !== 'date');
  const initialCells = [...cells];
  const broken = brokenRules(context).length;
  const isSatisfied = () => evaluate(guard, context) === true && brokenRules(context).length <= broken;
  if (hasEnded(context)) {
    // Ended records get default amounts of money where possible.
    for (const { field, defaultValue } of plans)
      if (defaultValue && knownValue(field.type) === 'money' && cells.get(field.id)?.reason !== 'example')
        cells.set(field.id, defaultCell(defaultValue));
    applyRules(context);
  }
  if (isSatisfied()) return;
  for (const plan of plans) {
    const cellsBeforeField = [...cells];
    for (const cell of [...likelyCells(plan, context), ...candidatesFor(plan, context, [check])]) {
      if (cell.value === null || cell.value === undefined) continue;
      cells.set(plan.field.id, cell);
      applyRules(context);
      if (isSatisfied()) return;
      for (const [field, one] of cellsBeforeField) cells.set(field, one);
    }
  }
  for (const [field, one] of initialCells) cells.set(field, one);
}

/** Values generated per field. */
const ATTEMPTS = 3;

/** The default, and typical values; none for ended records, where only an exact value will do. */
function likelyCells(plan: FieldPlan, context: DraftContext): readonly Cell[] {
  if (hasEnded(context)) return [];
  const { draft, world } = context;
  const generated = Array.from({ length: ATTEMPTS }, (_, at) => makeCell(plan, draft, world, at + 1));
  return plan.defaultValue ? [defaultCell(plan.defaultValue), ...generated] : generated;
}

function hasEnded({ draft: { moves, plan } }: DraftContext): boolean {
  const state = moves.at(-1)?.to;
  return plan.paths.every((paths) => !paths.moves.some(({ from }) => from === state));
}

/** The guard of a transition, else of another one to the same state. */
export function guardLeadingTo(move: ResolvedTransition, { guards, paths }: EntityPlan): ExactCondition | undefined {
  const own = guards.get(move.transition);
  if (own) return own;
  const others = paths.flatMap(({ moves }) => moves.filter(({ to, from }) => to === move.to && from !== to));
  return others.map(({ transition }) => guards.get(transition)).find((guard) => guard !== undefined);
}

/** The value of a condition or formula for the record as it is now; undefined where it cannot be computed. */
export function evaluate(condition: ExactCondition, { subject }: Pick<DraftContext, 'subject'>): unknown {
  const outcome = condition.run(subject.scope);
  return outcome.ok ? outcome.value : undefined;
}

export function checkOfCondition(condition: ExactCondition): Check {
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
