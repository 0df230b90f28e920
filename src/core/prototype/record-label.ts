import { isAlways } from '../answers/cells.ts';
import { knownValue } from '../answers/sourced.ts';
import { memoizeByObject } from '../base/memoize.ts';
import { isNameLike } from '../model/entities/naming-field.ts';
import type { Entity } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import { recordNumber } from './record-number.ts';
import type { Meaning } from './sample/meaning-words.ts';
import { meaningOf } from './sample/meanings.ts';
import type { SampleRow } from './sample/types.ts';
import { cellText } from './stored-value.ts';

/** What people call a record: the value of its naming field, else its number, else the entity and its place. */
export function recordLabel(product: Product, row: SampleRow): string {
  const entity = product.index.entities.get(row.entity);
  const words = entity?.display ? cellText(row, entity.display) : '';
  const number = recordNumber(product, row);
  const name = entity && isAlwaysNamed(entity) ? words || number : number || words;
  return name || `${entity?.label ?? 'Record'} ${row.row >= 0 ? row.row + 1 : '(new)'}`;
}

const FRESH = /^[0-9a-f]{8}$/u;

/** The text of a link. Words instead of an id stay; an id that leads nowhere is never shown. */
export function linkLabel(product: Product, target: string | null, id: string, row?: SampleRow): string {
  if (row) return recordLabel(product, row);
  const isOurs = FRESH.test(id) || (target !== null && id.replace(/\d+$/u, '') === `${target}-`);
  return isOurs ? 'no longer there' : id;
}

/** A numbered record is named after another field only where that is always a name: no note, and no long text. */
const isAlwaysNamed = memoizeByObject(({ label, display, fields }: Entity) => {
  const field = knownValue(fields)?.find(({ id }) => id === display);
  if (!field || !isAlways(knownValue(field.required) ?? 'no')) return false;
  const isPerson = knownValue(field.type) === 'person';
  return isPerson || isNameLike(field) || NAMES.has(meaningOf(field.label, label, ['words']));
});

/** Meanings that people also use as names: the company of a customer. */
const NAMES: ReadonlySet<Meaning | undefined> = new Set(['person', 'company', 'product']);
