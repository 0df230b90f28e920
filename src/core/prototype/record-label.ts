import type { Entity } from '../model/entities/types.ts';
import { heldValue } from '../model/held.ts';
import { isAlways } from '../model/validation/required.ts';
import type { Product } from '../rules/types.ts';
import { cellText } from './cell-text.ts';
import { givenNumber } from './given-number.ts';
import type { SampleRow } from './sample/types.ts';

/** What people call a record: what stands in the line that names it, else its number, else the thing and its place. */
export function recordLabel({ index }: Pick<Product, 'index'>, row: SampleRow): string {
  const entity = index.entities.get(row.entity);
  const words = entity?.display ? cellText(row, entity.display) : '';
  const number = givenNumber({ index }, row);
  const name = entity && isAlwaysNamed({ index }, entity) ? words || number : number || words;
  return name || `${entity?.label ?? 'Record'} ${row.row >= 0 ? row.row + 1 : '(new)'}`;
}

const FRESH = /^[0-9a-f]{8}$/u;

/** What a link to a record reads as; words that were written down instead stay, an id that leads nowhere is shown to nobody. */
export function linkLabel(
  { index }: Pick<Product, 'index'>,
  target: string | null,
  id: string,
  row: SampleRow | undefined,
): string {
  if (row) return recordLabel({ index }, row);
  const isOurs = FRESH.test(id) || (target !== null && id.replace(/\d+$/u, '') === `${target}-`);
  return isOurs ? 'no longer there' : id;
}

/** A line that may stay empty, such as a note, is no name for what has a number. */
function isAlwaysNamed({ index }: Pick<Product, 'index'>, { id, display }: Entity): boolean {
  const field = index.fields(id).get(display);
  return field !== undefined && isAlways(heldValue(field.required) ?? 'no');
}
