import { listOf } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { readClauses } from '../../model/effects/read-clause.ts';
import { readTrigger, type Trigger } from '../../model/effects/read-trigger.ts';
import type { Clause } from '../../model/effects/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { SampleRow } from '../sample/types.ts';
import { plainFailure, stopWith, unlessStopped, type World } from './world.ts';

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
  return automationsOf(product)(entity).some(
    ({ trigger }) => trigger.on === 'pressed' && trigger.name === foldCase(name),
  );
}

/** What may come in from outside, by the names that were said: each with an entity on whose records it has an effect. */
export const arrivalsOf = memoizeByProduct((product) =>
  product.index.entities.all.flatMap(({ id }) =>
    automationsOf(product)(id).flatMap(({ trigger, when }) =>
      trigger.on === 'arrives' ? [{ entity: id, name: trigger.name, when }] : [],
    ),
  ),
);

type RunClause = (world: World, row: SampleRow, event: string, clause: Clause) => World;

/** What was set off may set off the same again, of another record; for ever it does not. */
const MOST_ROUNDS = 2;

/** Runs what happens by itself where a trigger fits; one that goes on setting itself off stops everything. */
export function runAutomations(
  world: World,
  row: SampleRow,
  fits: (trigger: Trigger) => boolean,
  runClause: RunClause,
): World {
  const all = automationsOf(world.actor.product)(row.entity).filter(({ trigger }) => fits(trigger));
  return all.reduce((so, { when, clauses, question }) => {
    const label = world.actor.product.index.entities.get(row.entity)?.label ?? row.entity;
    const step = `${row.entity} ${when}\n${label}: ${when}`;
    return unlessStopped(so, (now) => {
      if (now.path.filter((one) => one === step).length >= MOST_ROUNDS)
        return stopWith(now, endlessRing(now.path, step, when, question));
      // What each of several records sets off begins with that record.
      const inside = { ...now, begun: null, path: [...now.path, step] };
      const done = clauses.reduce(
        (far, clause) => unlessStopped(far, (here) => runClause(here, row, when, clause)),
        inside as World,
      );
      return { ...done, begun: now.begun, path: now.path };
    });
  }, world);
}

/** The ring of what sets each other off, each named once. */
export function endlessRing(path: readonly string[], step: string, event: string, question: string) {
  const from = path.lastIndexOf(step);
  const ring = path.slice(Math.max(0, from)).map((one) => `“${one.slice(one.indexOf('\n') + 1)}”`);
  const sentence = `${[...ring, ring[0] ?? `“${event}”`].join(' starts ')}, and so on for ever; change what happens at one of these moments.`;
  return plainFailure(event, sentence, question);
}
