import type { Tree } from '../parse/tree.ts';
import { RELATIONS } from './relations.ts';

/** Whether a tree is said as a condition, rather than as a value that may be yes or no. */
export function isSaidAsTest(tree: Tree): boolean {
  if (tree.node === 'joint' || tree.node === 'not') return true;
  return RELATIONS.some(({ id, take }) => id !== 'holds' && take(tree) !== null);
}
