import { isRecordValue } from '../../conditions/index.ts';
import type { ExactCondition, Scope } from '../../conditions/types.ts';
import type { ActorContext } from '../actor-context.ts';
import { readOrder, sortRows } from '../list-order.ts';
import { mayDo } from '../permission-verdicts.ts';
import type { SampleRow } from '../sample/types.ts';
import type { RegionView } from './types.ts';

/** The records that an expression comes to, one or many; undefined where it cannot be worked out. */
function rowsIn(
  actor: ActorContext,
  of: string,
  expression: ExactCondition,
  scope: Scope,
): readonly SampleRow[] | undefined {
  const outcome = expression.run(scope);
  if (!outcome.ok) return undefined;
  const all = Array.isArray(outcome.value) ? outcome.value : [outcome.value];
  return all.flatMap((one: unknown) =>
    one instanceof Object && isRecordValue(one) ? (actor.records.get(of, one.id) ?? []) : [],
  );
}

/** The records that an expression comes to, as far as the actor may list them. */
export function listedRows(actor: ActorContext, of: string, expression: ExactCondition, scope: Scope) {
  return (rowsIn(actor, of, expression, scope) ?? []).filter((row) => mayDo(actor, of, 'list', row).may !== 'no');
}

/** The records of a part that the actor may list, in its order or the chosen one; all of them, whatever its limit. */
export function regionRows(
  actor: ActorContext,
  { data, order, orders }: RegionView,
  scope: Scope,
  chosen = '',
): readonly SampleRow[] {
  if (data.is !== 'records' && data.is !== 'record') return [];
  const { of } = data;
  const found = listedRows(actor, of, data.expression, scope);
  const { words } = orders.find(({ label }) => label === chosen) ?? orders[0] ?? {};
  const keys = (words === undefined ? order : [words]).flatMap((one) => readOrder(actor, of, one).by);
  return keys.length > 0 ? sortRows(found, { by: keys }) : found;
}

/** The one record that a part is about; undefined where there is none, or the actor may not see it. */
export function regionRecord(actor: ActorContext, { data }: RegionView, scope: Scope): SampleRow | undefined {
  if (data.is !== 'record') return undefined;
  const [row] = rowsIn(actor, data.of, data.expression, scope) ?? [];
  return row && mayDo(actor, row.entity, 'view', row).may !== 'no' ? row : undefined;
}
