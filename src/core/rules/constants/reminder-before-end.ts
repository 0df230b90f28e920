import { knownValue, listOf, type Quantity, questionOf, type Sourced } from '../../answers/sourced.ts';
import { compareQuantities } from '../../conditions/units.ts';
import { inQuotes } from '../../english/lists.ts';
import type { IdleRule, Lifecycle } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { type Breach, oneBreach, placeAt } from '../closing-rule.ts';

/**
 * Compared, for one state: the time after which a person is reminded, or the work is passed on, when nobody acts; and
 * the time after which it ends, by the same answer or by a transition that the clock triggers from there.
 */
export function endsBeforeReminder(product: Product): readonly Breach[] {
  return product.model.states.cycles.flatMap((cycle) => {
    const ends = endsOf(product, cycle);
    return listOf(cycle.idle).flatMap((idle) => lateReminders(product, cycle, idle, ends.get(idle.state.id)));
  });
}

/** The earliest end of each state, as far as the times compare. */
function endsOf({ index }: Product, cycle: Lifecycle): ReadonlyMap<string | null, Sourced<Quantity>> {
  const ends = new Map<string | null, Sourced<Quantity>>();
  const add = (state: string | null, after: Sourced<Quantity>) => {
    const [known, time] = [ends.get(state), knownValue(after)];
    const before = knownValue(known);
    if (time && (!before || (compareQuantities(time, before) ?? 0) < 0)) ends.set(state, after);
  };
  for (const { state, next, after } of listOf(cycle.idle)) if (knownValue(next) === 'it ends') add(state.id, after);
  for (const { from, by, after } of index.transitions(cycle)) if (knownValue(by) === 'clock') add(from.id, after);
  return ends;
}

const BEFORE_THE_END: ReadonlyMap<string, string> = new Map([
  ['remind', 'a reminder comes'],
  ['pass it on', 'it is passed on'],
]);

function lateReminders(
  { index }: Product,
  cycle: Lifecycle,
  { state, after, next }: IdleRule,
  end: Sourced<Quantity> | undefined,
): readonly Breach[] {
  const what = BEFORE_THE_END.get(knownValue(next) ?? '');
  const time = knownValue(after);
  const last = knownValue(end);
  if (!what || !time || !end || !last || (compareQuantities(time, last) ?? -1) < 0) return [];
  const named = index.states(cycle).get(state.id);
  const sentence = `While it is ${inQuotes(state.label)}, ${what} after ${time.text}, but it ends after ${last.text}; make the first one earlier.`;
  return oneBreach(sentence, named ? placeAt('state', named, after, cycle.entity) : { question: questionOf(after) }, {
    question: questionOf(end),
  });
}
