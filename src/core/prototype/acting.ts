import type { Scope } from '../model/conditions/index.ts';
import { heldValue } from '../model/held.ts';
import type { Product } from '../rules/types.ts';
import { type Around, relatedValue } from './checks/related.ts';
import { scopeOf as conditionScope } from './checks/scope.ts';
import type { Records } from './edits.ts';
import { nowOf } from './now.ts';
import { ownName, ownRecord } from './oneself.ts';
import type { SampleRow } from './sample/types.ts';

/** Who acts in the prototype, on what, and when. */
export interface Acting {
  readonly product: Product;
  /** Id of the role; null: nobody in particular. */
  readonly role: string | null;
  readonly records: Records;
  /** Calendar date in the prototype, YYYY-MM-DD. */
  readonly today: string;
}

/** What people call the role that acts. */
export function actorLabel({ product, role }: Acting): string {
  return product.index.roles.get(role)?.label ?? 'Everybody';
}

/** What a condition about a record looks at: its fields and states, the role, the constants, and the records around it. */
export function scopeOf(acting: Acting, row: SampleRow): Scope {
  const { product, today } = acting;
  const value = (field: string) => row.cells.get(field)?.value;
  return conditionScope(product.model, row.entity, value, new Set(row.states.values()), {
    today,
    now: nowOf(acting),
    role: acting.role,
    about: (label) => relatedValue(product.model, row.entity, label, aroundOf(acting, value, row)),
  });
}

/** How one gets from a record to those around it; a record that is being filled in has none yet. */
export function aroundOf(
  { records }: Acting,
  value: (field: string) => unknown,
  row: SampleRow | undefined,
): Around {
  return {
    value,
    links: ({ id }) => row?.links.get(id) ?? [],
    record: (entity, id) => {
      const found = records.get(entity, id);
      return found && { id, value: (field) => found.cells.get(field)?.value };
    },
  };
}

/** By what a record is somebody's own: the words that name it, and whether it is that of whoever acts. */
export interface Ownership {
  readonly label: string;
  readonly isOwn: (row: SampleRow) => boolean;
}

/** Among how many records the first that belongs to anybody is looked for. */
const LOOKED_AT = 50;

/**
 * The field or relation that makes a record one's own, by the words used for it. Nobody signs in for real, so whoever
 * acts is taken to be also the person on the first record: the page says so. Undefined while the words name nothing.
 */
export function ownershipBy(acting: Acting, entity: string, words: string): Ownership | undefined {
  const { product, records } = acting;
  const field =
    product.index.fields(entity).called(words) ??
    product.index.fields(entity).all.find(({ label }) => holds(words, label));
  const relation = field
    ? undefined
    : heldValue(product.model.entities.relations)?.find(
        ({ from, to }) =>
          (from.id === entity && holds(words, to.label)) || (to.id === entity && holds(words, from.label)),
      );
  if (!field && !relation) return undefined;
  const ownerOf = (row: SampleRow) =>
    field ? String(row.cells.get(field.id)?.value ?? '') : (row.links.get(relation?.id ?? '')?.[0] ?? '');
  const owner = field ? field.target?.id : relation?.from.id === entity ? relation.to.id : relation?.from.id;
  const first = records.page(entity, 0, LOOKED_AT).find((row) => row.row >= 0 && ownerOf(row) !== '');
  const oneself = owner ? [ownRecord(acting, owner)?.id] : [ownName(acting), first && ownerOf(first)];
  return {
    label: field?.label ?? words,
    isOwn: (row) => ownerOf(row) !== '' && oneself.includes(ownerOf(row)),
  };
}

function holds(words: string, label: string): boolean {
  return words.toLowerCase().includes(label.toLowerCase());
}
