import { knownValue } from '../../answers/sourced.ts';
import type { ExactCondition } from '../../conditions/index.ts';
import type { Check } from '../checks/types.ts';
import { candidatesFor } from './candidates.ts';
import { made } from './draft.ts';
import type { FieldPlan } from './field-plan.ts';
import { untyped } from './fitting-state.ts';
import type { EntityPlan } from './plan.ts';
import { movable } from './repair.ts';
import { brokenBy, type Settling, settle } from './settle.ts';
import type { Cell } from './types.ts';
import type { Move } from './walk.ts';

/**
 * What let a record into its state still holds as far as possible: what is closed owes nothing. Where its last move
 * had no condition, that of another move to the same state is used.
 */
export function keepGuard(settling: Settling): void {
  const { moves, plan: own } = settling.draft;
  const last = moves.at(-1);
  const guard = last && guardInto(last, own);
  if (!guard || outcomeOf(guard, settling) !== false) return;
  const check = checkFor(guard);
  const { cells } = settling.draft;
  const plans = movable(settling, [check]).filter(({ field }) => knownValue(field.type) !== 'date');
  const before = [...cells];
  const broken = brokenBy(settling).length;
  const isKept = () => outcomeOf(guard, settling) === true && brokenBy(settling).length <= broken;
  if (isOver(settling)) {
    // What is over takes the default amounts of money as far as it can.
    for (const { field, fallback } of plans)
      if (fallback && knownValue(field.type) === 'money' && cells.get(field.id)?.reason !== 'example')
        cells.set(field.id, untyped(fallback));
    settle(settling);
  }
  if (isKept()) return;
  for (const plan of plans) {
    const kept = [...cells];
    for (const cell of [...likely(plan, settling), ...candidatesFor(plan, settling, [check])]) {
      if (cell.value === null || cell.value === undefined) continue;
      cells.set(plan.field.id, cell);
      settle(settling);
      if (isKept()) return;
      for (const [field, one] of kept) cells.set(field, one);
    }
  }
  for (const [field, one] of before) cells.set(field, one);
}

/** How often a new value is made up. */
const ATTEMPTS = 3;

/** The default, and typical values; what is over has an exact one. */
function likely(plan: FieldPlan, settling: Settling): readonly Cell[] {
  if (isOver(settling)) return [];
  const { draft, world } = settling;
  const anew = Array.from({ length: ATTEMPTS }, (_, at) => made(plan, draft, world, at + 1));
  return plan.fallback ? [untyped(plan.fallback), ...anew] : anew;
}

function isOver({ draft: { moves, plan } }: Settling): boolean {
  const state = moves.at(-1)?.to;
  return plan.paths.every((paths) => !paths.moves.some(({ from }) => from === state));
}

/** Where a move has no condition, that of another move to the same state is used. */
export function guardInto(move: Move, { guards, paths }: EntityPlan): ExactCondition | undefined {
  const own = guards.get(move.transition);
  if (own) return own;
  const others = paths.flatMap(({ moves }) => moves.filter(({ to, from }) => to === move.to && from !== to));
  return others.map(({ transition }) => guards.get(transition)).find((guard) => guard !== undefined);
}

/** What a condition or a formula gives for the record as it is now; undefined where it cannot be worked out. */
export function outcomeOf(condition: ExactCondition, { subject }: Pick<Settling, 'subject'>): unknown {
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
    trouble: () => null,
  };
}
