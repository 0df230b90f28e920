import { readQuantity } from '../../answers/quantity.ts';
import { knownValue, type Quantity } from '../../answers/sourced.ts';
import { compareQuantities, isTimeUnit } from '../../conditions/units.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { canonicalUnit } from '../../shapes/units.ts';
import type { Call } from '../../slots/calls/exchanges.ts';
import { settledValue } from '../../workspace/workspace.ts';
import { type Breach, oneBreach, placeAt } from '../closing-rule.ts';

const PATIENCE_QUESTION = 'calls.waiting';

/**
 * Compared, for a call during which a person waits and watches, and that is tried again when it fails: all tries
 * together, and how long the person can wait. All tries together are the time at which we stop trying, or the number
 * of tries times what one may take. What one may take is the call's own waiting time; how long a person can wait is
 * the one said for all calls, or where there is none, the same.
 */
export function triesBeyondPatience(product: Product): readonly Breach[] {
  const patience = patienceOf(product);
  return product.index.calls.all
    .filter((call) => knownValue(call.inBackground) === 'waits' && knownValue(call.failure) === 'retry')
    .flatMap((call) => tooLong(call, patience));
}

function patienceOf({ workspace }: Product): Quantity | undefined {
  const said = settledValue(workspace.question(PATIENCE_QUESTION));
  if (typeof said !== 'object' || !('amount' in said)) return undefined;
  return readQuantity(`${said.amount} ${said.unit}`);
}

function tooLong(call: Call, general: Quantity | undefined): readonly Breach[] {
  const once = knownValue(call.waiting);
  const patience = general ?? once;
  const end = knownValue(call.giveUp);
  const total = once && end && allTries(once, end);
  if (!total || !patience || (compareQuantities(total, patience) ?? 0) <= 0) return [];
  return oneBreach(
    `People wait for ${inQuotes(call.label)}, which is tried for up to ${total.text}, but ${patience.text} is the longest they can wait; try less often, wait less each time, or let them carry on with something else.`,
    placeAt('call', call, call.giveUp),
    placeAt('call', call, call.waiting),
    placeAt('call', call, call.inBackground),
  );
}

function allTries(once: Quantity, end: Quantity): Quantity | undefined {
  if (isTimeUnit(end.unit)) return end;
  if (canonicalUnit(end.unit) !== 'try' && end.unit !== '') return undefined;
  const amount = once.amount * end.amount;
  return { amount, unit: once.unit, text: `${end.text} of ${once.text}` };
}
