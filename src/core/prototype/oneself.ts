import { heldValue } from '../model/held.ts';
import type { Acting } from './acting.ts';
import { recordLabel } from './record-label.ts';
import type { SampleRow } from './sample/types.ts';

const ONESELF =
  /^(?:me|myself|oneself|i|you|yourself|(?:the )?user|(?:the )?creator)$|\b(?:signed|logged)[- ]?(?:in|on)\b|\b(?:current|present|acting) (?:user|person|member|account|actor)\b|\bwho(?:ever)? (?:acts|is acting|does it|creates? it|created it|writes it|fills it in|enters it|adds it|makes it|reports it)\b/iu;

/** Whether words stand for whoever acts: “me”, “whoever is signed in”, “the current user”. */
export function namesOneself(words: string): boolean {
  return ONESELF.test(words.trim());
}

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
