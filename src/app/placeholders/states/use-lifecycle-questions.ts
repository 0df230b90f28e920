import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { questionIdFor } from '../things/question-ids.ts';

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
const GENERAL_LEAVES: ReadonlySet<string> = new Set(['conflict', 'cascade']);

export type LifecycleQuestions = ReturnType<typeof useLifecycleQuestions>;

/** The questions about the life cycle of a thing; for null, those that ask it of all things. */
export function useLifecycleQuestions(thing: Pick<Entity, 'id'> | null) {
  const find = useAsking().view;
  /** Id of the question to show for a leaf: its own one, or the one that asks it of all things. */
  const q = (leaf: Leaf) => questionIdFor(find, 'states', GENERAL_LEAVES.has(leaf) ? null : (thing?.id ?? null), leaf);
  return { q, ids: LEAVES.map(q) };
}
