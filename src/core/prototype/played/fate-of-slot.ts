import { grouped } from '../../base/grouped.ts';
import type { Fate } from '../../slots/fate.ts';
import { FATES } from '../../slots/parts.ts';

/** The slots of the table by their number of parts, those with more words of their own first. */
const byLength = grouped(
  [...FATES].map(([slot, fate]) => ({ slot, parts: slot.split('/'), fate })),
  ({ parts }) => parts.length,
);
for (const rows of byLength.values()) rows.sort((a, b) => itemsIn(a.slot) - itemsIn(b.slot));

const PER_THING = new Set(['entities', 'states', 'validation', 'roles']);

/** The line of the table for a question’s slot, asked of all things or of one. Undefined for what people asked themselves. */
export function fateOfSlot(slot: string): { readonly slot: string; readonly fate: Fate } | undefined {
  const parts = slot.split('/');
  const [kind = '', , ...rest] = parts;
  return lineFor(parts) ?? (PER_THING.has(kind) ? lineFor([kind, ...rest]) : undefined);
}

function lineFor(parts: readonly string[]) {
  return byLength
    .get(parts.length)
    ?.find((row) => row.parts.every((part, at) => part === '{item}' || part === parts[at]));
}

function itemsIn(slot: string): number {
  return slot.split('{item}').length;
}
