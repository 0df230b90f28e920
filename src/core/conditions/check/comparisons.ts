import type { Tree, TreeOf } from '../parse/tree.ts';
import { isCalendarTime } from '../units.ts';
import { areTwoCurrencies } from '../work/products.ts';
import { type Check, type Checked, type Checking, tell } from './checking.ts';
import { comparable, isOf, spokenKind, YES_NO } from './kinds.ts';
import { beside, matched } from './match.ts';

export function checkCompare(tree: TreeOf<'compare'>, to: Checking, check: Check): Checked {
  const nothing = withNothing(tree);
  if (nothing !== null) return check(nothing, to);
  const [left, right] = matched(tree.left, tree.right, to, check);
  const ordered = tree.op !== '==' && tree.op !== '!=';
  if (!comparable(left.kind, right.kind, ordered)) tellIncomparable(left, right, ordered, to);
  return { tree: { ...tree, left: left.tree, right: right.tree }, kind: YES_NO };
}

/** `x == ""` and `x == null` ask whether x is empty. */
function withNothing({ op, left, right, start, end }: TreeOf<'compare'>): Tree | null {
  const of = isNothing(right) ? left : isNothing(left) ? right : null;
  if (of === null || isNothing(of) || (op !== '==' && op !== '!=')) return null;
  return { node: 'call', calls: op === '==' ? 'empty' : 'has', args: [of], start, end };
}

const isNothing = (tree: Tree): boolean =>
  tree.node === 'literal' && tree.value.is === 'text' && tree.value.text.trim() === '';

/** Reports the place of the literal, where one of the two is one: that is what will be mended. */
function tellIncomparable(left: Checked, right: Checked, ordered: boolean, to: Checking): void {
  const isLeft = left.tree.node === 'literal' && right.tree.node !== 'literal';
  const [wrong, other] = isLeft ? [left, right] : [right, left];
  tell(to, wrong.tree, () => {
    const [it, said] = [to.typed(other.tree), unmarked(to.typed(wrong.tree))];
    const [was, is] = [spokenKind(other.kind), spokenKind(wrong.kind)];
    if (isOf(wrong.kind, 'amount') && isOf(other.kind, 'amount')) {
      const why = whyUnitsDiffer(other.kind.unit, wrong.kind.unit);
      return `“${it}” is ${was} and “${said}” ${is}; they cannot be compared${why}.`;
    }
    if (is === was && ordered) return `“${it}” is ${was} and has no order; compare it with == or in.`;
    return `“${it}” is ${was} and cannot be compared with “${said}”, which is ${is}.${hint(other, wrong)}`;
  });
}

function whyUnitsDiffer(one: string, other: string): string {
  if (areTwoCurrencies(one, other)) return ' without a rate';
  return isCalendarTime(one) && isCalendarTime(other) ? ', because months differ in days' : '';
}

function hint(one: Checked, other: Checked): string {
  const list = [one, other].find(({ kind }) => kind.type === 'list');
  if (list !== undefined) return ' Use count(…) for how many it holds, or “in” for one of them.';
  return one.tree.node === 'compare' ? ' Join two comparisons with &&.' : '';
}

const unmarked = (said: string): string => said.replace(/^["'“„«](.*)["'”“»]$/su, '$1');

export function checkWithin(tree: TreeOf<'within'>, to: Checking, check: Check): Checked {
  if (tree.right.node === 'list') return withinListed(tree, tree.right, to, check);
  const [left, right] = matched(tree.left, tree.right, to, check);
  if (!isOf(right.kind, 'list')) {
    const wanted = 'after “in” a list must stand, like ["A", "B"]';
    tell(to, tree.right, () => `“${to.typed(tree.right)}” is ${spokenKind(right.kind)}, and ${wanted}.`);
  }
  return { tree: { ...tree, left: left.tree, right: right.tree }, kind: YES_NO };
}

function withinListed(tree: TreeOf<'within'>, list: TreeOf<'list'>, to: Checking, check: Check): Checked {
  const left = check(tree.left, to);
  const items = list.items.map((item) => {
    const fits = beside(left, item, to, check);
    if (!comparable(left.kind, fits.kind, false)) tellIncomparable(left, fits, false, to);
    return fits.tree;
  });
  return { tree: { ...tree, left: left.tree, right: { ...list, items } }, kind: YES_NO };
}
