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

/** Asked once for all entities. */
const GENERAL_LEAVES: ReadonlySet<string> = new Set(['conflict', 'cascade']);

export type LifecycleQuestions = ReturnType<typeof useLifecycleQuestions>;

/** Ids of the questions about the lifecycle of an entity; for null, of the general ones. */
export function useLifecycleQuestions(entity: Pick<Entity, 'id'> | null) {
  const find = useAsking().view;
  /** Id of the question to show for a leaf: the entity's own one or the general one. */
  const q = (leaf: Leaf) => questionIdFor(find, 'states', GENERAL_LEAVES.has(leaf) ? null : (entity?.id ?? null), leaf);
  return { q, ids: LEAVES.map(q) };
}
