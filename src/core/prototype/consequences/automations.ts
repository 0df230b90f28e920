import { listOf } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { readClauses } from '../../model/effects/read-clause.ts';
import { readTrigger, type Trigger } from '../../model/effects/read-trigger.ts';
import type { Clause } from '../../model/effects/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { SampleRow } from '../sample/types.ts';
import { endlessRing } from './endless-ring.ts';
import { runClauses } from './run-clause.ts';
import { applyEach, stopWith, type World } from './world.ts';

/** What happens by itself to the records of an entity, apart from their moves. */
interface ReadAutomation {
  readonly when: string;
  readonly trigger: Trigger;
  readonly clauses: readonly Clause[];
  readonly question: string;
}

export const automationsOf = memoizeByProduct(({ model, index }) =>
  memoize((entity: string): readonly ReadAutomation[] =>
    model.states.automations.flatMap(({ entity: of, when, what, source }): ReadAutomation | readonly [] => {
      const trigger = of === entity ? readTrigger(when, listOf(index.entities.get(entity)?.fields)) : undefined;
      return trigger ? { when, trigger, clauses: readClauses(model, entity, what), question: source.question } : [];
    }),
  ),
);

/** Whether something happens when a button of this name is pressed on a record of an entity. */
export function isPressable(product: Product, entity: string, name: string): boolean {
  return automationsOf(product)(entity).some(({ trigger }) => isPress(trigger, name));
}

export function isPress(trigger: Trigger, name: string): boolean {
  return trigger.on === 'pressed' && trigger.name === foldCase(name);
}

/** What may come in from outside, by the names that were said: each with an entity on whose records it has an effect. */
export const arrivalsOf = memoizeByProduct((product) =>
  product.index.entities.all.flatMap(({ id }) =>
    automationsOf(product)(id).flatMap(({ trigger, when }) =>
      trigger.on === 'arrives' ? [{ entity: id, name: trigger.name, when }] : [],
    ),
  ),
);

/** What was set off may set off the same again, of another record; for ever it does not. */
const MOST_ROUNDS = 2;

/**
 * What happens by itself when a record is made, has changed, is deleted, or a day has come; what goes on setting itself
 * off stops everything.
 */
export function react(world: World, row: SampleRow, fits: (trigger: Trigger) => boolean): World {
  const { product } = world.actor;
  const all = automationsOf(product)(row.entity).filter(({ trigger }) => fits(trigger));
  return applyEach(world, all, (now, { when, clauses, question }) => {
    const { begun, path } = now;
    const step = `${row.entity} ${when}\n${product.index.entities.get(row.entity)?.label ?? row.entity}: ${when}`;
    if (path.filter((one) => one === step).length >= MOST_ROUNDS)
      return stopWith(now, endlessRing(path, step, when, question));
    // What each of several records sets off begins with that record.
    const done = runClauses({ ...now, begun: null, path: [...path, step] }, row, when, clauses);
    return { ...done, begun, path };
  });
}
