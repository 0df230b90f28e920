import { isRecordValue } from '../../conditions/index.ts';
import type { EvaluationResult, Scope } from '../../conditions/types.ts';
import type { Reach } from '../../model/effects/types.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { idsIn } from '../checks/values.ts';
import type { SampleRow } from '../sample/types.ts';

/** The records that an operation on a record reaches, as they are now. */
export function linkedRecords(
  actor: ActorContext,
  row: SampleRow,
  link: Reach,
  scope: () => Scope = () => scopeOf(actor, row),
): readonly SampleRow[] {
  return idsBy(actor, row, link, scope).flatMap((id) => actor.records.get(link.to.id, id) ?? []);
}

function idsBy(actor: ActorContext, row: SampleRow, { to, by }: Reach, scope: () => Scope): readonly string[] {
  switch (by.kind) {
    case 'expression':
      return idsOf(by.expression.run(scope()));
    case 'own line':
      return idsIn(row.cells.get(by.field.id)?.value) ?? [];
    case 'their line':
      return actor.records.leadingTo(to.id, by.field.id, row.id);
    case 'relation':
      return row.links.get(by.relation.id) ?? [];
  }
}

function idsOf(outcome: EvaluationResult): readonly string[] {
  if (!outcome.ok) return [];
  const all: readonly unknown[] = Array.isArray(outcome.value) ? outcome.value : [outcome.value];
  return all.flatMap((one) => (one instanceof Object && isRecordValue(one) ? one.id : []));
}
