import { knownValue } from '../answers/sourced.ts';
import type { ActorContext } from './actor-context.ts';
import { idsIn } from './checks/values.ts';
import type { SampleRow } from './sample/types.ts';

/** The record of an entity for a given record: itself, or the one it links to by a field, else by a relation. */
export function rowOfEntity(actor: ActorContext, row: SampleRow, entity: string): SampleRow | undefined {
  if (row.entity === entity) return row;
  const { product, records } = actor;
  const field = product.index.fields(row.entity).all.find(({ target }) => target?.id === entity);
  const relation = knownValue(product.model.entities.relations)?.find(
    ({ from, to }) => (from.id === row.entity && to.id === entity) || (from.id === entity && to.id === row.entity),
  );
  const ids = (field && idsIn(row.cells.get(field.id)?.value)) ?? row.links.get(relation?.id ?? '') ?? [];
  return records.get(entity, ids[0] ?? '');
}
