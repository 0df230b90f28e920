import { areTwoCurrencies } from '../evaluate/multiplication.ts';
import type { Tree, TreeOf } from '../parse/tree.ts';
import { isCalendarTime, unitScaleOf } from '../units.ts';
import { checkAgainst, checkPair } from './check-pair.ts';
import {
  areComparable,
  type CheckedTree,
  type CheckerContext,
  type CheckTree,
  isInFamily,
  kindInWords,
  report,
  YES_NO,
} from './kinds.ts';

/** A comparison: both sides must be of a kind. */
export function checkCompare(tree: TreeOf<'compare'>, context: CheckerContext, check: CheckTree): CheckedTree {
  const nothing = asEmptinessTest(tree);
  if (nothing !== null) return check(nothing, context);
  const [left, right] = checkPair(tree.left, tree.right, context, check);
  const ordered = tree.op !== '==' && tree.op !== '!=';
  if (!areComparable(left.kind, right.kind, ordered)) reportIncomparable(left, right, ordered, context);
  return { tree: { ...tree, left: left.tree, right: right.tree }, kind: YES_NO };
}

/** `x == ""` and `x == null` ask whether x is empty. */
function asEmptinessTest({ op, left, right, start, end }: TreeOf<'compare'>): Tree | null {
  const of = isEmptyText(right) ? left : isEmptyText(left) ? right : null;
  if (of === null || isEmptyText(of) || (op !== '==' && op !== '!=')) return null;
  return { node: 'call', functionName: op === '==' ? 'empty' : 'has', args: [of], start, end };
}

export const isEmptyText = (tree: Tree): boolean =>
  tree.node === 'literal' && tree.value.is === 'text' && tree.value.text.trim() === '';

/** Reported at the literal, if one side is one: that is what people will correct. */
function reportIncomparable(left: CheckedTree, right: CheckedTree, ordered: boolean, context: CheckerContext): void {
  const isLeft = left.tree.node === 'literal' && right.tree.node !== 'literal';
  const [wrong, other] = isLeft ? [left, right] : [right, left];
  report(context, wrong.tree, () => {
    const [it, said] = [context.typed(other.tree), unmarked(context.typed(wrong.tree))];
    const [was, is] = [kindInWords(other.kind), kindInWords(wrong.kind)];
    if (isInFamily(wrong.kind, 'amount') && isInFamily(other.kind, 'amount')) {
      const why = whyUnitsDiffer(other.kind.unit, wrong.kind.unit);
      return `“${it}” is ${was} and “${said}” ${is}; they cannot be compared${why}.`;
    }
    if (is === was && ordered) return `“${it}” is ${was} and has no order; compare it with == or in.`;
    return `“${it}” is ${was} and cannot be compared with “${said}”, which is ${is}.${hint(other, wrong)}`;
  });
}

function whyUnitsDiffer(one: string, other: string): string {
  if (areTwoCurrencies(one, other)) return ' without a rate';
  if (!isCalendarTime(one) || !isCalendarTime(other)) return '';
  const isOfWork = [one, other].some((unit) => unitScaleOf(unit).family === 'working days');
  return isOfWork ? ', because weekends lie between' : ', because months differ in days';
}

function hint(one: CheckedTree, other: CheckedTree): string {
  const list = [one, other].find(({ kind }) => kind.type === 'list');
  if (list !== undefined) return ' Use count(…) for how many there are, or “in” for one of them.';
  return one.tree.node === 'compare' ? ' Join two comparisons with &&.' : '';
}

const unmarked = (said: string): string => said.replace(/^["'“„«](.*)["'”“»]$/su, '$1');

/** Whether a value is one of several: each of them must be comparable with it. */
export function checkWithin(tree: TreeOf<'within'>, context: CheckerContext, check: CheckTree): CheckedTree {
  if (tree.right.node === 'list') return checkWithinList(tree, tree.right, context, check);
  const [left, right] = checkPair(tree.left, tree.right, context, check);
  if (!isInFamily(right.kind, 'list')) {
    const wanted = 'after “in” there must be a list, like ["A", "B"]';
    report(context, tree.right, () => `“${context.typed(tree.right)}” is ${kindInWords(right.kind)}, and ${wanted}.`);
  }
  return { tree: { ...tree, left: left.tree, right: right.tree }, kind: YES_NO };
}

function checkWithinList(
  tree: TreeOf<'within'>,
  list: TreeOf<'list'>,
  context: CheckerContext,
  check: CheckTree,
): CheckedTree {
  const left = check(tree.left, context);
  const items = list.items.map((item) => {
    const fits = checkAgainst(left, item, context, check);
    if (!areComparable(left.kind, fits.kind, false)) reportIncomparable(left, fits, false, context);
    return fits.tree;
  });
  return { tree: { ...tree, left: left.tree, right: { ...list, items } }, kind: YES_NO };
}
