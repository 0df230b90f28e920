import { isAlways } from '../answers/cells.ts';
import { knownValue, listOf } from '../answers/sourced.ts';
import { memoizeByObject } from '../base/memoize.ts';
import { isNameLike } from '../model/entities/naming-field.ts';
import type { Entity, Field } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import { slug } from '../spec/sections.ts';
import type { ActorContext } from './actor-context.ts';
import { cellText } from './cell-text.ts';
import { recordNumber } from './record-number.ts';
import type { Meaning } from './sample/meaning-words.ts';
import { meaningOf } from './sample/meanings.ts';
import type { SampleRow } from './sample/types.ts';

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

/** A numbered record is named after another field only where that is a name and not left empty: no note, no long text. */
const isAlwaysNamed = memoizeByObject(({ label, display, fields }: Entity) => {
  const field = knownValue(fields)?.find(({ id }) => id === display);
  const required = field && knownValue(field.required);
  if (!field || (required !== undefined && !isAlways(required))) return false;
  const isPerson = knownValue(field.type) === 'person';
  return isPerson || isNameLike(field) || NAMES.has(meaningOf(field.label, label, ['words']));
});

/** Meanings that people also use as names: the company of a customer. */
const NAMES: ReadonlySet<Meaning | undefined> = new Set(['person', 'company', 'product']);

/**
 * What identifies a record in an address: the field that the address names, else its number or the decided identifying
 * fields. Its internal id while nothing is decided, and where another record has the same key.
 */
export function recordKey(actor: ActorContext, row: SampleRow, field?: Field): string {
  const key = keyIn(actor, row, field);
  if (key === '' || key === FOR_NEW) return row.id;
  const found = recordByKey(actor, row.entity, key, field);
  return found === undefined || found.id === row.id ? key : row.id;
}

/** Stands in addresses for a record that is not there yet. */
const FOR_NEW = 'new';

/** The record for a part of an address; links with an internal id keep working. */
export function recordByKey(actor: ActorContext, entity: string, key: string, field?: Field): SampleRow | undefined {
  const wanted = readable(key);
  return actor.records.get(entity, key) ?? firstWith(actor, entity, (row) => keyIn(actor, row, field) === wanted);
}

/** Whether several records have the same value in the field that an address is named after. */
export function isAmbiguousKey(actor: ActorContext, entity: string, key: string, field: Field): boolean {
  const wanted = readable(key);
  const first = firstWith(actor, entity, (row) => keyIn(actor, row, field) === wanted);
  return (
    first !== undefined && !!firstWith(actor, entity, (row) => row !== first && keyIn(actor, row, field) === wanted)
  );
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
  if (field) return readable(cellText(row, field.id));
  const entity = product.index.entities.get(row.entity);
  const parts = listOf(entity?.identity.fields).map(({ id }) => ownText(product, row, id));
  if (parts.length > 0) return parts.includes('') ? '' : readable(parts.join('-'));
  const named = entity?.display && knownValue(entity.identity.kind) === 'natural' ? cellText(row, entity.display) : '';
  return readable(recordNumber(product, row) ?? named);
}

/** Words as they stand in an address, “saw-5”; what reads as a code stays as it is. */
function readable(words: string): string {
  return /\s|^\p{L}+$/u.test(words) ? slug(words) : words;
}

/** A link is not part of a readable key. */
function ownText({ index }: Product, row: SampleRow, id: string | null): string {
  const field = index.fields(row.entity).get(id);
  return field && knownValue(field.type) !== 'link' ? cellText(row, field.id) : '';
}
