import { knownValue } from '../answers/sourced.ts';
import type { Field } from '../model/types.ts';
import type { ActorContext } from './actor-context.ts';
import { cellText } from './cell-text.ts';
import { givenNumber } from './given-number.ts';
import type { SampleRow } from './sample/types.ts';

type Known = ActorContext;

/**
 * What stands for a record in an address: the field that the address names, else its number or the fields that tell it
 * apart, as decided. Its internal id while nobody has decided on any, and where another record has the same.
 */
export function recordKey(known: Known, row: SampleRow, field?: Field): string {
  const key = keyIn(known, row, field);
  if (key === '') return row.id;
  const found = recordByKey(known, row.entity, key, field);
  return found === undefined || found.id === row.id ? key : row.id;
}

/** The record that a piece of an address stands for; links with an internal id keep working. */
export function recordByKey(known: Known, entity: string, key: string, field?: Field): SampleRow | undefined {
  return (
    known.records.get(entity, key) ?? firstWith(known, entity, (row) => keyIn(known, row, field) === key)
  );
}

/** Rows are made when they are asked for, so they are asked for a few at a time. */
const AT_A_TIME = 100;

function firstWith({ records }: Known, entity: string, fits: (row: SampleRow) => boolean) {
  const size = records.size(entity);
  for (let from = 0; from < size; from += AT_A_TIME) {
    const found = records.page(entity, from, AT_A_TIME).find(fits);
    if (found) return found;
  }
  return undefined;
}

function keyIn({ product }: Known, row: SampleRow, field: Field | undefined): string {
  if (field) return cellText(row, field.id);
  const identity = product.index.entities.get(row.entity)?.identity;
  const fields = (identity && knownValue(identity.fields)) ?? [];
  const parts = fields.map(({ id }) => ownText(product, row, id));
  return parts.includes('') ? '' : parts.join('-') || (givenNumber(product, row) ?? '');
}

/** A link is no part of a key that people could read. */
function ownText({ index }: Known['product'], row: SampleRow, id: string | null): string {
  const field = index.fields(row.entity).get(id);
  return field && knownValue(field.type) !== 'link' ? cellText(row, field.id) : '';
}
