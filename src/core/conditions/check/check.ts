import { plural } from '../../english/plural.ts';
import { PAST_PARTICIPLES } from '../evaluate/arithmetic.ts';
import { type FunctionName, functionDefinition } from '../evaluate/functions.ts';
import { areTwoCurrencies, divide, multiply } from '../evaluate/multiplication.ts';
import { amountOf } from '../evaluate/values.ts';
import { membersOf } from '../parse/members.ts';
import type { ArithmeticOperator, Tree, TreeOf } from '../parse/tree.ts';
import { isCalendarTime, isShorterThanDay, unitScaleOf } from '../units.ts';
import { checkAgainst, checkPair } from './check-pair.ts';
import {
  amountsAgree,
  areComparable,
  type CheckedTree,
  type CheckerContext,
  type CheckTree,
  familyOf,
  isInFamily,
  kindInWords,
  kindOf,
  kindOfAmount,
  kindOfEach,
  kindOfName,
  kindOfValue,
  report,
  TEXT,
  UNKNOWN,
  type ValueKind,
  YES_NO,
} from './kinds.ts';

function checkCompare(tree: TreeOf<'compare'>, context: CheckerContext, check: CheckTree): CheckedTree {
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

const isEmptyText = (tree: Tree): boolean =>
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

function checkWithin(tree: TreeOf<'within'>, context: CheckerContext, check: CheckTree): CheckedTree {
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

type KindRule = (left: ValueKind, right: ValueKind) => ValueKind | null;

const KIND_RULES: Readonly<Record<ArithmeticOperator, KindRule>> = {
  '+': addedKind,
  '-': subtractedKind,
  '*': multipliedKind,
  '/': dividedKind,
  '%': kindInSameUnit,
};

/** The kind of an operation's result; null where the operands do not fit. */
function kindOfSum(op: ArithmeticOperator, left: ValueKind, right: ValueKind): ValueKind | null {
  return left.type === 'unknown' || right.type === 'unknown' ? UNKNOWN : KIND_RULES[op](left, right);
}

const areAmounts = (...kinds: readonly ValueKind[]): boolean => kinds.every((kind) => familyOf(kind) === 'amount');

function addedKind(left: ValueKind, right: ValueKind): ValueKind | null {
  if (familyOf(left) === 'time') return laterKind(left, right);
  if (familyOf(right) === 'time') return laterKind(right, left);
  return familyOf(left) === 'words' && familyOf(right) === 'words' ? TEXT : kindInSameUnit(left, right);
}

function subtractedKind(left: ValueKind, right: ValueKind): ValueKind | null {
  if (familyOf(left) !== 'time') return kindInSameUnit(left, right);
  if (familyOf(right) !== 'time') return laterKind(left, right);
  return kindOf('duration', left.type === 'moment' && right.type === 'moment' ? 'hours' : 'days');
}

/** A date and hours give a moment; a bare number is not a duration. */
function laterKind(time: ValueKind, by: ValueKind): ValueKind | null {
  if (by.type === 'duration' && by.unit === '') return kindOf(time.type);
  if (!areAmounts(by) || !isCalendarTime(by.unit)) return null;
  return kindOf(isShorterThanDay(by.unit) ? 'moment' : time.type);
}

function kindInSameUnit(left: ValueKind, right: ValueKind): ValueKind | null {
  if (!areAmounts(left, right) || !amountsAgree(left, right)) return null;
  const unit = left.unit || right.unit;
  return unit === '' ? kindOf(arithmeticType(left, right)) : kindOfAmount(unit);
}

/** Money or a duration stays what it is next to a bare number. */
const arithmeticType = (left: ValueKind, right: ValueKind): ValueKind['type'] =>
  left.type === 'number' ? right.type : left.type;

function multipliedKind(left: ValueKind, right: ValueKind): ValueKind | null {
  if (!areAmounts(left, right) || (left.type === 'money' && right.type === 'money')) return null;
  const { unit } = multiply(amountOf(1, left.unit), amountOf(1, right.unit));
  const isOpen = unit === '' && (left.unit === '' || right.unit === '');
  return isOpen ? kindOf(arithmeticType(left, right)) : kindOfAmount(unit);
}

function dividedKind(left: ValueKind, right: ValueKind): ValueKind | null {
  if (!areAmounts(left, right) || areTwoCurrencies(left.unit, right.unit)) return null;
  const { unit } = divide(amountOf(1, left.unit), amountOf(1, right.unit));
  return left.unit === '' && right.type === 'number' ? kindOf(left.type) : kindOfAmount(unit);
}

/** Checks a tree against the vocabulary its names come from; what does not fit is reported once. */
export function checkTree(tree: Tree, context: CheckerContext): CheckedTree {
  switch (tree.node) {
    case 'name':
      context.mentions.add(tree.name.label);
      return { tree, kind: kindOfName(tree.name) };
    case 'literal':
      return { tree, kind: kindOfValue(tree.value) };
    case 'broken':
      return { tree, kind: UNKNOWN };
    case 'word':
      return checkWord(tree, context);
    case 'list':
      return {
        tree: { ...tree, items: tree.items.map((item) => checkTree(item, context).tree) },
        kind: kindOf('list'),
      };
    case 'call':
      return checkCall(tree, context, checkTree);
    case 'member':
      return checkMember(tree, context);
    case 'part':
      return checkPart(tree, context);
    case 'where':
      return checkWhere(tree, context);
    case 'ordered':
      return checkOrdered(tree, context);
    case 'not':
      return { tree: { ...tree, of: checkYesNo(tree.of, context) }, kind: YES_NO };
    case 'minus':
      return checkMinus(tree, context);
    case 'compare':
      return checkCompare(tree, context, checkTree);
    case 'within':
      return checkWithin(tree, context, checkTree);
    case 'sum':
      return checkSum(tree, context, checkTree);
    case 'joint':
      return {
        tree: { ...tree, left: checkYesNo(tree.left, context), right: checkYesNo(tree.right, context) },
        kind: YES_NO,
      };
    case 'choose':
      return checkChoose(tree, context);
  }
}

function checkWord(tree: TreeOf<'word'>, context: CheckerContext): CheckedTree {
  report(context, tree, () => context.unknown(tree.text));
  return { tree: { node: 'broken', start: tree.start, end: tree.end }, kind: UNKNOWN };
}

function checkMinus(tree: TreeOf<'minus'>, context: CheckerContext): CheckedTree {
  const { tree: of, kind } = checkTree(tree.of, context);
  if (!isInFamily(kind, 'amount')) {
    report(context, of, () => `“${context.typed(of)}” is ${kindInWords(kind)} and cannot be negative.`);
  }
  return { tree: { ...tree, of }, kind };
}

function checkYesNo(tree: Tree, context: CheckerContext): Tree {
  const { tree: checked, kind } = checkTree(tree, context);
  if (!isInFamily(kind, 'yes-no')) {
    const wanted = 'compare it with something, so that it is yes or no';
    report(context, tree, () => `“${context.typed(tree)}” is ${kindInWords(kind)}; ${wanted}.`);
  }
  return checked;
}

function checkChoose(tree: TreeOf<'choose'>, context: CheckerContext): CheckedTree {
  const condition = checkYesNo(tree.condition, context);
  const isOpen = isEmptyText(tree.yes) || isEmptyText(tree.no);
  const [yes, no] = isOpen
    ? [checkTree(tree.yes, context), checkTree(tree.no, context)]
    : checkPair(tree.yes, tree.no, context, checkTree);
  const fit = isOpen || areComparable(yes.kind, no.kind, false);
  if (!fit) {
    report(context, tree.no, () => {
      const [one, other] = [context.typed(tree.yes), context.typed(tree.no)];
      return `“${one}” is ${kindInWords(yes.kind)} and “${other}” ${kindInWords(no.kind)}; both must be of the same type.`;
    });
  }
  const kind = yes.kind.type === 'unknown' || isEmptyText(tree.yes) ? no.kind : yes.kind;
  return {
    tree: { ...tree, condition, yes: yes.tree, no: no.tree },
    kind: fit ? kindOf(kind.type, kind.unit) : UNKNOWN,
  };
}

function checkPart(tree: TreeOf<'part'>, context: CheckerContext): CheckedTree {
  const of = checkTree(tree.of, context);
  const members = membersOf(tree.of);
  if (members !== undefined) {
    report(context, tree, () => context.unknown(tree.part, members));
  } else if (!isInFamily(of.kind, 'record')) {
    report(context, tree, () => `“${context.typed(tree.of)}” is ${kindInWords(of.kind)} and has no “${tree.part}”.`);
  }
  return { tree: { ...tree, of: of.tree }, kind: UNKNOWN };
}

function checkMember(tree: TreeOf<'member'>, context: CheckerContext): CheckedTree {
  const of = within(tree.of, context);
  const path = labelOf(tree);
  if (path !== null) context.mentions.add(path);
  const own = kindOfName(tree.name);
  return { tree: { ...tree, of: of.tree }, kind: familyOf(of.kind) === 'list' ? kindOfEach(own) : own };
}

/** What a path goes through is not mentioned by itself: “Tool.Deposit” mentions no “Tool”. */
function within(of: Tree, context: CheckerContext): CheckedTree {
  return checkTree(of, of.node === 'name' || of.node === 'member' ? { ...context, mentions: new Set() } : context);
}

/** “Tool.Deposit”; null where it does not begin with a name. */
function labelOf(tree: Tree): string | null {
  if (tree.node === 'name') return tree.name.label;
  if (tree.node === 'where' || tree.node === 'ordered') return labelOf(tree.of);
  const of = tree.node === 'member' ? labelOf(tree.of) : null;
  return of !== null && tree.node === 'member' ? `${of}.${tree.name.label}` : null;
}

function checkWhere(tree: TreeOf<'where'>, context: CheckerContext): CheckedTree {
  const of = checkTree(tree.of, context);
  const condition = checkInside(tree.of, context, (inside) => checkYesNo(tree.condition, inside));
  return { tree: { ...tree, of: of.tree, condition }, kind: of.kind };
}

/** Checks what is read within each of the records; it is mentioned as a part of them. */
function checkInside<T>(records: Tree, context: CheckerContext, check: (inside: CheckerContext) => T): T {
  const members = membersOf(records);
  const inside: CheckerContext = {
    ...context,
    mentions: new Set(),
    unknown: (words, others) => context.unknown(words, others ?? members),
  };
  const checked = check(inside);
  const path = labelOf(records);
  for (const label of inside.mentions) context.mentions.add(path === null ? label : `${path}.${label}`);
  return checked;
}

/** Whatever has an order can be sorted by, also yes or no: no comes first. */
function checkOrdered(tree: TreeOf<'ordered'>, context: CheckerContext): CheckedTree {
  const of = checkTree(tree.of, context);
  const by = checkInside(tree.of, context, (inside) => checkTree(tree.by, inside));
  if (isInFamily(by.kind, 'list') && by.kind.type !== 'unknown')
    report(context, tree.by, () => `Many values have no order; sort by one, as in “by ${context.typed(tree.by)}”.`);
  return { tree: { ...tree, of: of.tree, by: by.tree }, kind: of.kind };
}

function checkSum(tree: TreeOf<'sum'>, context: CheckerContext, check: CheckTree): CheckedTree {
  const left = check(tree.left, context);
  const right = check(tree.right, context);
  const kind = kindOfSum(tree.op, left.kind, right.kind);
  if (kind === null) report(context, tree, () => cannotCombine(PAST_PARTICIPLES[tree.op], left, right, context));
  return { tree: { ...tree, left: left.tree, right: right.tree }, kind: kind ?? UNKNOWN };
}

function cannotCombine(done: string, left: CheckedTree, right: CheckedTree, context: CheckerContext): string {
  const [one, other] = [context.typed(left.tree), context.typed(right.tree)];
  const families = [familyOf(left.kind), familyOf(right.kind)];
  const bare = [left, right].find(({ kind }) => familyOf(kind) === 'amount' && !isCalendarTime(kind.unit));
  if (bare !== undefined && families.includes('time') && bare.kind.unit === '')
    return `“${context.typed(bare.tree)}” has no unit of time; add one, as in 14 days.`;
  return `“${one}” and “${other}” cannot be ${done}: ${kindInWords(left.kind)} and ${kindInWords(right.kind)}.`;
}

function checkCall(tree: TreeOf<'call'>, context: CheckerContext, check: CheckTree): CheckedTree {
  const rewritten = REWRITES.get(tree.functionName)?.(tree, context);
  if (rewritten !== undefined) return check(rewritten, context);
  const { name: written, parameters, arity, resultKind } = functionDefinition(tree.functionName);
  const [least, most] = arity;
  const adds = ADDING.has(tree.functionName);
  const args = tree.args.map((arg) => check((adds && amountsOf(arg)) || arg, context));
  const checked = { ...tree, args: args.map((arg) => arg.tree) };
  if (args.length < least || args.length > most) {
    report(context, tree, () => `${written}() takes ${countOf(least, most)}.`);
    return { tree: checked, kind: UNKNOWN };
  }
  const wrong = args.find(
    ({ kind }, at) => !isInFamily(kind, ...(parameters[Math.min(at, parameters.length - 1)] ?? [])),
  );
  if (wrong !== undefined) {
    const is = kindInWords(wrong.kind);
    report(
      context,
      wrong.tree,
      () => `${written}() cannot be used with “${context.typed(wrong.tree)}”, which is ${is}.`,
    );
    return { tree: checked, kind: UNKNOWN };
  }
  const kind = resultKind(args.map((arg) => arg.kind));
  if (typeof kind !== 'string') return { tree: checked, kind };
  report(context, tree, () => kind);
  return { tree: checked, kind: UNKNOWN };
}

type Rewrite = (call: TreeOf<'call'>, context: CheckerContext) => Tree | undefined;

/** Calls that stand for another expression. */
const REWRITES: ReadonlyMap<FunctionName, Rewrite> = new Map<FunctionName, Rewrite>([
  ['all', allAsCounts],
  ['overlaps', overlapWithOuter],
]);

/** All records meet a condition where as many meet it as there are. */
function allAsCounts(call: TreeOf<'call'>, context: CheckerContext): Tree | undefined {
  const [where, another] = call.args;
  const { start, end } = call;
  if (where?.node !== 'where' || another !== undefined) {
    report(context, call, () => 'all() needs records with a condition, as in all(Lines where Paid is yes).');
    return { node: 'broken', start, end };
  }
  const count = (of: Tree): Tree => ({ node: 'call', functionName: 'count', args: [of], start, end });
  return { node: 'compare', op: '==', left: count(where), right: count(where.of), start, end };
}

/** `overlaps(From, Until)` of other records compares with the same two of the record itself. */
function overlapWithOuter({ args, ...call }: TreeOf<'call'>): Tree | undefined {
  if (args.length !== 2) return undefined;
  const outer = args.map((arg): Tree => (arg.node === 'name' && arg.level > 0 ? { ...arg, level: 0 } : arg));
  return { ...call, args: [...args, ...outer] };
}

const ADDING: ReadonlySet<FunctionName> = new Set<FunctionName>(['sum', 'average', 'min', 'max']);

/** Where records are added up, the member that counts for each. */
function amountsOf(arg: Tree): Tree | undefined {
  const records = arg.node === 'where' ? arg.of : arg;
  const { addsUp, members } = records.node === 'name' || records.node === 'member' ? records.name : {};
  const name = members?.().names.find(({ label }) => label === addsUp);
  return addsUp !== undefined && name ? { node: 'member', of: arg, name, start: arg.start, end: arg.end } : undefined;
}

function countOf(least: number, most: number): string {
  if (most === 0) return 'nothing between its brackets';
  if (least === most) return plural(least, 'one value', '# values');
  return `${least} to ${most} values`;
}
