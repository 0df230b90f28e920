import type { Tree } from '../parse/tree.ts';
import type { Condition } from '../types.ts';

const trees = new WeakMap<Condition, Tree>();

/** Keeps what an exact condition says besides it, for comparing conditions with one another and telling them in words. */
export function keepTree(condition: Condition, tree: Tree): void {
  trees.set(condition, tree);
}

/** What an exact condition says, if it was read here. */
export function treeOf(condition: Condition): Tree | undefined {
  return trees.get(condition);
}
