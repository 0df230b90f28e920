import type { Tree, TreeOf } from '../parse/tree.ts';
import { isSameTree } from './same-tree.ts';

/** `all(Lines where …)` is checked as two counts that are equal; here are its records with their condition again. */
export function asAll({ op, left, right }: TreeOf<'compare'>): TreeOf<'where'> | null {
  const [met, all] = [countedIn(left), countedIn(right)];
  return op === '==' && met?.node === 'where' && all && isSameTree(met.of, all) ? met : null;
}

function countedIn(tree: Tree): Tree | undefined {
  return tree.node === 'call' && tree.functionName === 'count' ? tree.args[0] : undefined;
}

/** `overlaps(From, Until)` is checked with the same two of the record itself; here are the two that were said. */
export function asOverlap(tree: TreeOf<'call'>): TreeOf<'call'> | null {
  const [from, until, ...outer] = tree.args;
  if (tree.functionName !== 'overlaps' || !from || !until || outer.length !== 2) return null;
  // Of the record itself, four values are as they were said.
  const isInner = [from, until].some((arg) => arg.node === 'name' && arg.level > 0);
  const isSaid = [from, until].every((arg, at) => {
    const other = outer[at];
    const own = arg.node === 'name' && arg.level > 0 ? { ...arg, level: 0 } : arg;
    return other !== undefined && isSameTree(own, other);
  });
  return isInner && isSaid ? { ...tree, args: [from, until] } : null;
}
