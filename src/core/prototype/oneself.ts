import { heldValue } from '../model/held.ts';
import type { Acting } from './acting.ts';
import { recordLabel } from './record-label.ts';
import type { SampleRow } from './sample/types.ts';

/** The name of whoever acts: who has the role first, as decided, else the role. Nobody in particular has none. */
export function ownName({ product, role }: Pick<Acting, 'product' | 'role'>): string | undefined {
  const found = product.index.roles.get(role);
  return found && (heldValue(found.first)?.trim() || found.label);
}

/** Among how many records whoever acts is looked for, so that not all have to be made. */
const LOOKED_AT = 50;

/**
 * The record of a thing that stands for whoever acts: the one with their name, else the first one that something
 * belongs to. Nobody signs in for real, so this is who they are taken to be.
 */
export function ownRecord(acting: Acting, entity: string): SampleRow | undefined {
  const name = ownName(acting);
  if (name === undefined) return undefined;
  const rows = acting.records.page(entity, 0, LOOKED_AT).filter(({ row }) => row >= 0);
  return (
    rows.find((row) => recordLabel(acting.product, row) === name) ??
    rows.find(({ links }) => [...links.values()].some((ids) => ids.length > 0)) ??
    rows[0]
  );
}
