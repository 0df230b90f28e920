import { grouped } from '../../base/grouped.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import type { Tree } from '../parse/tree.ts';
import type { Condition } from '../types.ts';
import { type Claim, claimsOf, type Sign } from './claims.ts';
import { treeOf } from './kept-trees.ts';

type ClaimOf<C extends Claim['claims']> = Extract<Claim, { readonly claims: C }>;

/** Whether some value of each thing fulfils all claims about it; false only where it is certain that none does. */
function arePossible(claims: readonly Claim[]): boolean {
  return [...grouped(claims, (claim) => `${claim.claims} ${claim.of}`).values()].every(fit);
}

/** Whether claims about the same thing, and of one sort, go together. */
function fit(claims: readonly Claim[]): boolean {
  return (
    agree(claims.filter((claim) => claim.claims === 'so')) &&
    haveWord(claims.filter((claim) => claim.claims === 'word')) &&
    haveNumber(claims.filter((claim) => claim.claims === 'range')) &&
    haveSign(claims.filter((claim) => claim.claims === 'relation'))
  );
}

function agree(claims: readonly ClaimOf<'so'>[]): boolean {
  return new Set(claims.map(({ yes }) => yes)).size < 2;
}

function haveWord(claims: readonly ClaimOf<'word'>[]): boolean {
  const [first, ...others] = claims.filter(({ yes }) => yes);
  if (first === undefined) return true;
  const refused = new Set(claims.filter(({ yes }) => !yes).flatMap(({ words }) => words));
  return first.words.some((word) => !refused.has(word) && others.every(({ words }) => words.includes(word)));
}

const SIGNS: readonly Sign[] = ['<', '=', '>'];

function haveSign(claims: readonly ClaimOf<'relation'>[]): boolean {
  return SIGNS.some((sign) => claims.every(({ allows }) => allows.includes(sign)));
}

interface Range {
  readonly low: number;
  readonly lowOpen: boolean;
  readonly high: number;
  readonly highOpen: boolean;
}

const EVERYTHING: Range = { low: -Infinity, lowOpen: false, high: Infinity, highOpen: false };

function haveNumber(claims: readonly ClaimOf<'range'>[]): boolean {
  const { low, lowOpen, high, highOpen } = claims.reduce(narrowed, EVERYTHING);
  if (low > high) return false;
  if (low < high) return true;
  return !lowOpen && !highOpen && !claims.some(({ op, at }) => op === '!=' && at === low);
}

function narrowed(range: Range, { op, at, whole }: ClaimOf<'range'>): Range {
  if (op === '==') return above(below(range, at, false), at, false);
  if (op === '>=' || op === '>')
    return whole && op === '>' ? above(range, at + 1, false) : above(range, at, op === '>');
  if (op === '<=' || op === '<')
    return whole && op === '<' ? below(range, at - 1, false) : below(range, at, op === '<');
  return range;
}

function above(range: Range, low: number, lowOpen: boolean): Range {
  if (low < range.low) return range;
  return { ...range, low, lowOpen: low > range.low ? lowOpen : lowOpen || range.lowOpen };
}

function below(range: Range, high: number, highOpen: boolean): Range {
  if (high > range.high) return range;
  return { ...range, high, highOpen: high < range.high ? highOpen : highOpen || range.highOpen };
}

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

const waysOf = memoizeByObject((condition: Condition): readonly Way[] | null => {
  const tree = treeOf(condition);
  return tree === undefined ? null : waysTo(tree, true);
});

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
