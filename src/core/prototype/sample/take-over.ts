import { knownValue } from '../../answers/sourced.ts';
import { folded } from '../../shapes/folded.ts';
import { currenciesOf } from '../checks/type-check.ts';
import { amountIn } from '../checks/values.ts';
import { derivedCell } from './draft.ts';
import type { FieldPlan } from './field-plan.ts';
import { money } from './read-value.ts';
import { isFree, type Settling } from './settle.ts';

/** Amounts that are named after one of the record it is linked to are the same: “Deposit taken” is the “Deposit” of its tool. */
export function takeOver({ draft, world, subject }: Settling): void {
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
