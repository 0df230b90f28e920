import type { Tree } from '../parse/tree.ts';
import type { Condition } from '../types.ts';

const trees = new WeakMap<Condition, Tree>();

/** Remembers the tree of an exact condition, for comparing conditions and putting them into words. */
export function storeTree(condition: Condition, tree: Tree): void {
  trees.set(condition, tree);
}

/** Undefined unless the condition was read here. */
export function treeOf(condition: Condition): Tree | undefined {
  return trees.get(condition);
}
