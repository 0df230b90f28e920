import type { Tree } from '../parse/tree.ts';
import type { Condition } from '../types.ts';
import { type Claim, claimsOf } from './claims.ts';
import { treeOf } from './kept-trees.ts';
import { arePossible } from './possible.ts';

/** More ways than these to fulfil both are not looked through. */
const MOST_WAYS = 200;

/** One way to fulfil a condition: all of these hold. */
type Way = readonly Claim[];

/**
 * Whether two exact conditions can hold at once, for one record at one moment. False only where it is certain that
 * they cannot (`x > 5` and `x <= 5`); true for conditions in words, and wherever it would take more than
 * looking at each name by itself.
 */
export function mayOverlap(a: Condition, b: Condition): boolean {
  const ways = both(waysOf(a), waysOf(b));
  return ways === null || ways.some(arePossible);
}

const known = new WeakMap<Condition, readonly Way[] | null>();

function waysOf(condition: Condition): readonly Way[] | null {
  const before = known.get(condition);
  if (before !== undefined) return before;
  const tree = treeOf(condition);
  const ways = tree === undefined ? null : waysTo(tree, true);
  known.set(condition, ways);
  return ways;
}

/** The ways in which a condition comes to yes, or to no; null where there are too many. */
function waysTo(tree: Tree, yes: boolean): readonly Way[] | null {
  switch (tree.node) {
    case 'not':
      return waysTo(tree.of, !yes);
    case 'joint': {
      const [left, right] = [waysTo(tree.left, yes), waysTo(tree.right, yes)];
      return (tree.op === '&&') === yes ? both(left, right) : either(left, right);
    }
    case 'choose':
      return either(
        both(waysTo(tree.condition, true), waysTo(tree.yes, yes)),
        both(waysTo(tree.condition, false), waysTo(tree.no, yes)),
      );
    case 'literal':
      return tree.value.is === 'yes-no' && tree.value.yes !== yes ? [] : [[]];
    default:
      return [claimsOf(tree, yes)];
  }
}

function either(one: readonly Way[] | null, other: readonly Way[] | null): readonly Way[] | null {
  return one === null || other === null || one.length + other.length > MOST_WAYS ? null : [...one, ...other];
}

function both(one: readonly Way[] | null, other: readonly Way[] | null): readonly Way[] | null {
  if (one === null || other === null || one.length * other.length > MOST_WAYS) return null;
  return one.flatMap((left) => other.map((right) => [...left, ...right]));
}
