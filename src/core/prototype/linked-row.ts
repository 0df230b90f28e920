import { heldValue } from '../model/held.ts';
import type { Acting } from './acting.ts';
import { idsIn } from './checks/values.ts';
import type { SampleRow } from './sample/types.ts';

/** The record of another kind that a record is linked to: by one of its lines, else by a relation. */
export function linkedRow(acting: Acting, row: SampleRow, entity: string): SampleRow | undefined {
  const { product, records } = acting;
  const line = product.index.fields(row.entity).all.find(({ target }) => target?.id === entity);
  const relation = heldValue(product.model.entities.relations)?.find(
    ({ from, to }) =>
      (from.id === row.entity && to.id === entity) || (from.id === entity && to.id === row.entity),
  );
  const ids = (line && idsIn(row.cells.get(line.id)?.value)) ?? row.links.get(relation?.id ?? '') ?? [];
  return records.get(entity, ids[0] ?? '');
}
