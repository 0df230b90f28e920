import { knownValue, listOf } from '../answers/sourced.ts';
import type { Field } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import type { ActorContext } from './actor-context.ts';
import { idsIn } from './checks/values.ts';
import { recordNumber } from './record-number.ts';
import type { SampleRow } from './sample/types.ts';
import { cellText } from './stored-value.ts';

/**
 * What identifies a record in an address: the field that the address names, else its number or the decided identifying
 * fields. Its internal id while nothing is decided, and where another record has the same key.
 */
export function recordKey(actor: ActorContext, row: SampleRow, field?: Field): string {
  const key = keyIn(actor, row, field);
  if (key === '') return row.id;
  const found = recordByKey(actor, row.entity, key, field);
  return found === undefined || found.id === row.id ? key : row.id;
}

/** The record for a part of an address; links with an internal id keep working. */
export function recordByKey(actor: ActorContext, entity: string, key: string, field?: Field): SampleRow | undefined {
  return actor.records.get(entity, key) ?? firstWith(actor, entity, (row) => keyIn(actor, row, field) === key);
}

/** Rows are generated on demand, so only a few are read at a time. */
const AT_A_TIME = 100;

function firstWith({ records }: ActorContext, entity: string, fits: (row: SampleRow) => boolean) {
  const size = records.size(entity);
  for (let from = 0; from < size; from += AT_A_TIME) {
    const found = records.page(entity, from, AT_A_TIME).find(fits);
    if (found) return found;
  }
  return undefined;
}

function keyIn({ product }: ActorContext, row: SampleRow, field: Field | undefined): string {
  if (field) return cellText(row, field.id);
  const identity = product.index.entities.get(row.entity)?.identity;
  const fields = listOf(identity?.fields);
  const parts = fields.map(({ id }) => ownText(product, row, id));
  return parts.includes('') ? '' : parts.join('-') || (recordNumber(product, row) ?? '');
}

/** A link is not part of a readable key. */
function ownText({ index }: Product, row: SampleRow, id: string | null): string {
  const field = index.fields(row.entity).get(id);
  return field && knownValue(field.type) !== 'link' ? cellText(row, field.id) : '';
}

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
