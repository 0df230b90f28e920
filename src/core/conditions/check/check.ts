import { plural } from '../../english/plural.ts';
import type { Sum, Tree, TreeOf } from '../parse/tree.ts';
import { isCalendarTime, isWithinDay } from '../units.ts';
import { functionRule } from '../work/functions.ts';
import { areTwoCurrencies, product, quotient } from '../work/products.ts';
import { DONE } from '../work/sums.ts';
import { amountOf } from '../work/values.ts';
import { type Check, type Checked, type Checking, tell } from './checking.ts';
import {
  amountsAgree,
  comparable,
  familyOf,
  isOf,
  type Kind,
  kindOf,
  kindOfAmount,
  kindOfName,
  kindOfValue,
  spokenKind,
  TEXT,
  UNKNOWN,
  YES_NO,
} from './kinds.ts';
import { beside, matched } from './match.ts';

function checkCompare(tree: TreeOf<'compare'>, to: Checking, check: Check): Checked {
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

function checkWithin(tree: TreeOf<'within'>, to: Checking, check: Check): Checked {
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

type Rule = (left: Kind, right: Kind) => Kind | null;

const RULES: Readonly<Record<Sum, Rule>> = {
  '+': addedKind,
  '-': subtractedKind,
  '*': multipliedKind,
  '/': dividedKind,
  '%': inOneUnit,
};

/** What an operation gives; null where the two do not go together. */
function kindOfSum(op: Sum, left: Kind, right: Kind): Kind | null {
  return left.type === 'unknown' || right.type === 'unknown' ? UNKNOWN : RULES[op](left, right);
}

const areAmounts = (...kinds: readonly Kind[]): boolean => kinds.every((kind) => familyOf(kind) === 'amount');

function addedKind(left: Kind, right: Kind): Kind | null {
  if (familyOf(left) === 'time') return laterKind(left, right);
  if (familyOf(right) === 'time') return laterKind(right, left);
  return familyOf(left) === 'words' && familyOf(right) === 'words' ? TEXT : inOneUnit(left, right);
}

function subtractedKind(left: Kind, right: Kind): Kind | null {
  if (familyOf(left) !== 'time') return inOneUnit(left, right);
  if (familyOf(right) !== 'time') return laterKind(left, right);
  return kindOf('duration', left.type === 'moment' && right.type === 'moment' ? 'hours' : 'days');
}

/** A date and hours give a moment; a bare number is no time. */
function laterKind(time: Kind, by: Kind): Kind | null {
  if (by.type === 'duration' && by.unit === '') return kindOf(time.type);
  if (!areAmounts(by) || !isCalendarTime(by.unit)) return null;
  return kindOf(isWithinDay(by.unit) ? 'moment' : time.type);
}

function inOneUnit(left: Kind, right: Kind): Kind | null {
  if (!areAmounts(left, right) || !amountsAgree(left, right)) return null;
  const unit = left.unit || right.unit;
  return unit === '' ? kindOf(typed(left, right)) : kindOfAmount(unit);
}

/** Money or a duration stays what it is next to a bare number. */
const typed = (left: Kind, right: Kind): Kind['type'] => (left.type === 'number' ? right.type : left.type);

function multipliedKind(left: Kind, right: Kind): Kind | null {
  if (!areAmounts(left, right) || (left.type === 'money' && right.type === 'money')) return null;
  const { unit } = product(amountOf(1, left.unit), amountOf(1, right.unit));
  const isOpen = unit === '' && (left.unit === '' || right.unit === '');
  return isOpen ? kindOf(typed(left, right)) : kindOfAmount(unit);
}

function dividedKind(left: Kind, right: Kind): Kind | null {
  if (!areAmounts(left, right) || areTwoCurrencies(left.unit, right.unit)) return null;
  const { unit } = quotient(amountOf(1, left.unit), amountOf(1, right.unit));
  return left.unit === '' && right.type === 'number' ? kindOf(left.type) : kindOfAmount(unit);
}

/** Checks a tree against the vocabulary its names come from; what does not fit is a trouble, reported once. */
export function check(tree: Tree, to: Checking): Checked {
  switch (tree.node) {
    case 'name':
      to.mentions.add(tree.name.label);
      return { tree, kind: kindOfName(tree.name) };
    case 'literal':
      return { tree, kind: kindOfValue(tree.value) };
    case 'broken':
      return { tree, kind: UNKNOWN };
    case 'word':
      return checkWord(tree, to);
    case 'list':
      return {
        tree: { ...tree, items: tree.items.map((item) => check(item, to).tree) },
        kind: kindOf('list'),
      };
    case 'call':
      return checkCall(tree, to, check);
    case 'part':
      return checkPart(tree, to);
    case 'not':
      return { tree: { ...tree, of: yesOrNo(tree.of, to) }, kind: YES_NO };
    case 'minus':
      return checkMinus(tree, to);
    case 'compare':
      return checkCompare(tree, to, check);
    case 'within':
      return checkWithin(tree, to, check);
    case 'sum':
      return checkSum(tree, to, check);
    case 'joint':
      return {
        tree: { ...tree, left: yesOrNo(tree.left, to), right: yesOrNo(tree.right, to) },
        kind: YES_NO,
      };
    case 'choose':
      return checkChoose(tree, to);
  }
}

function checkWord(tree: TreeOf<'word'>, to: Checking): Checked {
  tell(to, tree, () => to.unknown(tree.text));
  return { tree: { node: 'broken', start: tree.start, end: tree.end }, kind: UNKNOWN };
}

function checkMinus(tree: TreeOf<'minus'>, to: Checking): Checked {
  const { tree: of, kind } = check(tree.of, to);
  if (!isOf(kind, 'amount')) {
    tell(to, of, () => `“${to.typed(of)}” is ${spokenKind(kind)} and has no negative.`);
  }
  return { tree: { ...tree, of }, kind };
}

function yesOrNo(tree: Tree, to: Checking): Tree {
  const { tree: checked, kind } = check(tree, to);
  if (!isOf(kind, 'yes-no')) {
    const wanted = 'compare it with something, so that it is yes or no';
    tell(to, tree, () => `“${to.typed(tree)}” is ${spokenKind(kind)}; ${wanted}.`);
  }
  return checked;
}

function checkChoose(tree: TreeOf<'choose'>, to: Checking): Checked {
  const condition = yesOrNo(tree.condition, to);
  const [yes, no] = matched(tree.yes, tree.no, to, check);
  const fit = comparable(yes.kind, no.kind, false);
  if (!fit) {
    tell(to, tree.no, () => {
      const [one, other] = [to.typed(tree.yes), to.typed(tree.no)];
      return `“${one}” is ${spokenKind(yes.kind)} and “${other}” ${spokenKind(no.kind)}; both must be of one type.`;
    });
  }
  const { type, unit } = yes.kind.type === 'unknown' ? no.kind : yes.kind;
  return {
    tree: { ...tree, condition, yes: yes.tree, no: no.tree },
    kind: fit ? kindOf(type, unit) : UNKNOWN,
  };
}

function checkPart(tree: TreeOf<'part'>, to: Checking): Checked {
  const of = check(tree.of, to);
  if (tree.of.node === 'name' && to.hasParts(tree.of.name.label)) {
    tell(to, tree, () => to.unknown(to.typed(tree)));
  }
  if (!isOf(of.kind, 'record')) {
    tell(to, tree, () => `“${to.typed(tree.of)}” is ${spokenKind(of.kind)} and has no “${tree.part}”.`);
  }
  return { tree: { ...tree, of: of.tree }, kind: UNKNOWN };
}

function checkSum(tree: TreeOf<'sum'>, to: Checking, check: Check): Checked {
  const left = check(tree.left, to);
  const right = check(tree.right, to);
  const kind = kindOfSum(tree.op, left.kind, right.kind);
  if (kind === null) tell(to, tree, () => cannotBe(DONE[tree.op], left, right, to));
  return { tree: { ...tree, left: left.tree, right: right.tree }, kind: kind ?? UNKNOWN };
}

function cannotBe(done: string, left: Checked, right: Checked, to: Checking): string {
  const [one, other] = [to.typed(left.tree), to.typed(right.tree)];
  const families = [familyOf(left.kind), familyOf(right.kind)];
  const bare = [left, right].find(({ kind }) => familyOf(kind) === 'amount' && !isCalendarTime(kind.unit));
  if (bare !== undefined && families.includes('time') && bare.kind.unit === '')
    return `“${to.typed(bare.tree)}” has no unit of time; say of what it is, like 14 days.`;
  return `“${one}” and “${other}” cannot be ${done}: ${spokenKind(left.kind)} and ${spokenKind(right.kind)}.`;
}

function checkCall(tree: TreeOf<'call'>, to: Checking, check: Check): Checked {
  const { written, takes, count, gives } = functionRule(tree.calls);
  const [least, most] = count;
  const args = tree.args.map((arg) => check(arg, to));
  const checked = { ...tree, args: args.map((arg) => arg.tree) };
  if (args.length < least || args.length > most) {
    tell(to, tree, () => `${written}() takes ${countOf(least, most)}.`);
    return { tree: checked, kind: UNKNOWN };
  }
  const wrong = args.find(({ kind }, at) => !isOf(kind, ...(takes[Math.min(at, takes.length - 1)] ?? [])));
  if (wrong !== undefined) {
    const is = spokenKind(wrong.kind);
    tell(to, wrong.tree, () => `${written}() cannot be used with “${to.typed(wrong.tree)}”, which is ${is}.`);
    return { tree: checked, kind: UNKNOWN };
  }
  const kind = gives(args.map((arg) => arg.kind));
  if (typeof kind !== 'string') return { tree: checked, kind };
  tell(to, tree, () => kind);
  return { tree: checked, kind: UNKNOWN };
}

function countOf(least: number, most: number): string {
  if (most === 0) return 'nothing between its brackets';
  if (least === most) return plural(least, 'one value', '# values');
  return `${least} to ${most} values`;
}
