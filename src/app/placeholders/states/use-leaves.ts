import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { askedOf } from '../things/asked-of.ts';

const LEAVES = [
  'list',
  'transitions',
  'effects',
  'matrix',
  'reversal',
  'reversal-time',
  'idle',
  'conflict',
  'cascade',
] as const;

type Leaf = (typeof LEAVES)[number];

/** Only these are asked of all things at once. */
const FOR_ALL: ReadonlySet<string> = new Set(['conflict', 'cascade']);

export type Leaves = ReturnType<typeof useLeaves>;

/** The questions about the life cycle of a thing; for null, those that ask it of all things. */
export function useLeaves(thing: Pick<Entity, 'id'> | null) {
  const find = useAsking().view;
  /** Id of the question to show for a leaf: its own one, or the one that asks it of all things. */
  const q = (leaf: Leaf) => askedOf(find, 'states', FOR_ALL.has(leaf) ? null : (thing?.id ?? null), leaf);
  return { q, ids: LEAVES.map(q) };
}
