import { groupBy } from '../../base/group-by.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { dayOfValue } from '../evaluate/arithmetic.ts';
import type { FunctionName } from '../evaluate/functions.ts';
import type { RuntimeValue } from '../evaluate/values.ts';
import type { Relation, Tree, TreeOf } from '../parse/tree.ts';
import type { Condition, NameType } from '../types.ts';
import { dropRoundingError, unitScaleOf } from '../units.ts';

const trees = new WeakMap<Condition, Tree>();

/** Remembers the tree of an exact condition, for comparing conditions and putting them into words. */
export function storeTree(condition: Condition, tree: Tree): void {
  trees.set(condition, tree);
}

/** Undefined unless the condition was read here. */
export function treeOf(condition: Condition): Tree | undefined {
  return trees.get(condition);
}

/** An atom that must be true for a condition to hold; claims with the same `of` are about the same value. */
type Claim =
  | { readonly claims: 'so'; readonly of: string; readonly yes: boolean }
  /** A single word is one of these, or none of these. */
  | { readonly claims: 'word'; readonly of: string; readonly words: readonly string[]; readonly yes: boolean }
  /** A number, or a day, lies on one side of another. */
  | {
      readonly claims: 'range';
      readonly of: string;
      readonly op: Relation;
      readonly at: number;
      readonly whole: boolean;
    }
  /** Two unknown values are in one of these orders. */
  | { readonly claims: 'relation'; readonly of: string; readonly allows: readonly Ordering[] };

type Ordering = '<' | '=' | '>';

/** For each operator the orderings it allows, its negation, and the operator with both sides swapped. */
const RELATIONS: Readonly<Record<Relation, RelationRule>> = {
  '==': { allows: ['='], opposite: '!=', mirrored: '==' },
  '!=': { allows: ['<', '>'], opposite: '==', mirrored: '!=' },
  '<': { allows: ['<'], opposite: '>=', mirrored: '>' },
  '<=': { allows: ['<', '='], opposite: '>', mirrored: '>=' },
  '>': { allows: ['>'], opposite: '<=', mirrored: '<' },
  '>=': { allows: ['>', '='], opposite: '<', mirrored: '<=' },
};

interface RelationRule {
  readonly allows: readonly Ordering[];
  readonly opposite: Relation;
  readonly mirrored: Relation;
}

/**
 * The claims that an atomic condition (no `&&`, `||`, `!`) makes when it is `yes`; without one of its values it is
 * neither `yes` nor `no`.
 */
function claimsOf(tree: Tree, yes: boolean): readonly Claim[] {
  const nonEmptyClaims = requiredNames(tree).map(
    (name): Claim => ({ claims: 'so', of: `empty(${keyOf(name)})`, yes: false }),
  );
  return [claimOf(tree, yes), ...nonEmptyClaims];
}

function claimOf(tree: Tree, yes: boolean): Claim {
  if (tree.node === 'compare') return comparisonClaim(tree, yes);
  if (tree.node === 'within') return membershipClaim(tree, yes);
  if (tree.node === 'call' && tree.functionName === 'has') return truthClaim({ ...tree, functionName: 'empty' }, !yes);
  return truthClaim(tree, yes);
}

/** The names whose value must not be empty; an empty list is a value. */
function requiredNames(tree: Tree): readonly TreeOf<'name'>[] {
  if (tree.node === 'name') return EVER_FILLED.has(tree.name.type) ? [] : [tree];
  if (tree.node === 'compare' || tree.node === 'sum')
    return [...requiredNames(tree.left), ...requiredNames(tree.right)];
  return tree.node === 'within' ? requiredNames(tree.left) : [];
}

const truthClaim = (tree: Tree, yes: boolean): Claim => ({ claims: 'so', of: keyOf(tree), yes });

function comparisonClaim(tree: TreeOf<'compare'>, yes: boolean): Claim {
  const op = yes ? tree.op : RELATIONS[tree.op].opposite;
  const { left, right } = tree;
  if (right.node === 'literal' && left.node !== 'literal') return literalClaim(left, op, right.value, tree, yes);
  if (left.node === 'literal' && right.node !== 'literal')
    return literalClaim(right, RELATIONS[op].mirrored, left.value, tree, yes);
  return relationClaim(left, op, right);
}

/** Both directions are the same claim. */
function relationClaim(left: Tree, op: Relation, right: Tree): Claim {
  const [one, other] = [keyOf(left), keyOf(right)];
  const swapped = one > other;
  const { allows } = RELATIONS[swapped ? RELATIONS[op].mirrored : op];
  return { claims: 'relation', of: swapped ? `${other} ? ${one}` : `${one} ? ${other}`, allows };
}

function literalClaim(term: Tree, op: Relation, value: RuntimeValue, tree: TreeOf<'compare'>, yes: boolean): Claim {
  const equality = op === '==' || op === '!=';
  if (equality && !isSingle(term))
    return truthClaim({ ...tree, op: '==', left: term, right: literalTree(value, tree) }, op === '==');
  if (value.is === 'yes-no') return truthClaim(term, value.yes === (op === '=='));
  if (value.is === 'text')
    return equality ? wordClaim(term, [value.text], op === '==') : relationClaim(term, op, literalTree(value, tree));
  return rangeClaim(term, op, value) ?? truthClaim(tree, yes);
}

const literalTree = (value: RuntimeValue, { start, end }: Tree): Tree => ({
  node: 'literal',
  value,
  start,
  end,
});

/** Whether a term has one value only: a person can have several roles, and other data may be lists. */
function isSingle(term: Tree): boolean {
  if (term.node === 'name') return !MULTI_VALUED.has(term.name.type);
  return (
    term.node === 'sum' || term.node === 'minus' || (term.node === 'call' && !CHOOSING_FUNCTIONS.has(term.functionName))
  );
}

const EVER_FILLED: ReadonlySet<NameType> = new Set<NameType>(['list', 'records']);
const MULTI_VALUED: ReadonlySet<NameType> = new Set<NameType>(['role', 'list', 'record', 'records', 'unknown']);
const CHOOSING_FUNCTIONS: ReadonlySet<FunctionName> = new Set<FunctionName>(['min', 'max']);

function membershipClaim(tree: TreeOf<'within'>, yes: boolean): Claim {
  const { left, right } = tree;
  if (right.node !== 'list' || !isSingle(left)) return truthClaim(tree, yes);
  const texts = right.items.flatMap((item) =>
    item.node === 'literal' && item.value.is === 'text' ? [item.value.text] : [],
  );
  return texts.length === right.items.length ? wordClaim(left, texts, yes) : truthClaim(tree, yes);
}

/** The words of a choice are the same in any case, those of a text are not. */
function wordClaim(term: Tree, texts: readonly string[], yes: boolean): Claim {
  const ignoresCase = term.node === 'name' && term.name.type !== 'text';
  return { claims: 'word', of: keyOf(term), words: ignoresCase ? texts.map(foldCase) : texts, yes };
}

function rangeClaim(term: Tree, op: Relation, value: RuntimeValue): Claim | null {
  if (value.is === 'amount') {
    const unit = value.unit || (term.node === 'name' ? (term.name.unit ?? '') : '');
    const { family, factor } = unitScaleOf(unit);
    return {
      claims: 'range',
      of: `${keyOf(term)} in ${family}`,
      op,
      at: dropRoundingError(value.amount * factor),
      whole: false,
    };
  }
  const day = dayOfValue(value);
  if (day === null) return null;
  const isByDay = value.is === 'date' || (term.node === 'name' && term.name.type === 'date');
  if (isByDay) return { claims: 'range', of: `${keyOf(term)} by day`, op, at: day, whole: true };
  const at = value.is === 'moment' ? value.at : day;
  return term.node === 'name' && term.name.type === 'moment'
    ? { claims: 'range', of: `${keyOf(term)} by moment`, op, at, whole: false }
    : null;
}

/** A canonical key: equal trees have equal keys. */
function keyOf(tree: Tree): string {
  switch (tree.node) {
    case 'name':
      return `${tree.level || ''}${JSON.stringify(tree.name.label)}`;
    case 'literal':
      return `=${JSON.stringify(tree.value)}`;
    case 'list':
      return `[${tree.items.map(keyOf).join()}]`;
    case 'call':
      return `${tree.functionName}(${tree.args.map(keyOf).join()})`;
    case 'member':
      return `${keyOf(tree.of)}.${JSON.stringify(tree.name.label)}`;
    case 'where':
      return `(${keyOf(tree.of)} where ${keyOf(tree.condition)})`;
    case 'ordered':
      return `(${keyOf(tree.of)} by ${keyOf(tree.by)} ${tree.down})`;
    case 'part':
      return `${keyOf(tree.of)}.${JSON.stringify(tree.part)}`;
    case 'not':
    case 'minus':
      return `${tree.node}(${keyOf(tree.of)})`;
    case 'compare':
    case 'sum':
    case 'joint':
      return `(${keyOf(tree.left)}${tree.op}${keyOf(tree.right)})`;
    case 'within':
      return `(${keyOf(tree.left)} in ${keyOf(tree.right)})`;
    case 'choose':
      return `(${keyOf(tree.condition)}?${keyOf(tree.yes)}:${keyOf(tree.no)})`;
    case 'word':
    case 'broken':
      return `${tree.start}-${tree.end}`;
  }
}

type ClaimOf<C extends Claim['claims']> = Extract<Claim, { readonly claims: C }>;

/** Whether the claims can be true together; false only where it is certain that they cannot. */
function areSatisfiable(claims: readonly Claim[]): boolean {
  return [...groupBy(claims, (claim) => `${claim.claims} ${claim.of}`).values()].every(areCompatible);
}

/** Whether claims of one sort about the same value are compatible. */
function areCompatible(claims: readonly Claim[]): boolean {
  return (
    truthsAgree(claims.filter((claim) => claim.claims === 'so')) &&
    hasCommonWord(claims.filter((claim) => claim.claims === 'word')) &&
    hasCommonNumber(claims.filter((claim) => claim.claims === 'range')) &&
    hasCommonOrdering(claims.filter((claim) => claim.claims === 'relation'))
  );
}

function truthsAgree(claims: readonly ClaimOf<'so'>[]): boolean {
  return new Set(claims.map(({ yes }) => yes)).size < 2;
}

function hasCommonWord(claims: readonly ClaimOf<'word'>[]): boolean {
  const [first, ...others] = claims.filter(({ yes }) => yes);
  if (first === undefined) return true;
  const refused = new Set(claims.filter(({ yes }) => !yes).flatMap(({ words }) => words));
  return first.words.some((word) => !refused.has(word) && others.every(({ words }) => words.includes(word)));
}

const ORDERINGS: readonly Ordering[] = ['<', '=', '>'];

function hasCommonOrdering(claims: readonly ClaimOf<'relation'>[]): boolean {
  return ORDERINGS.some((sign) => claims.every(({ allows }) => allows.includes(sign)));
}

interface Interval {
  readonly low: number;
  readonly lowOpen: boolean;
  readonly high: number;
  readonly highOpen: boolean;
}

const UNBOUNDED: Interval = { low: -Infinity, lowOpen: false, high: Infinity, highOpen: false };

function hasCommonNumber(claims: readonly ClaimOf<'range'>[]): boolean {
  const { low, lowOpen, high, highOpen } = claims.reduce(narrow, UNBOUNDED);
  if (low > high) return false;
  if (low < high) return true;
  return !lowOpen && !highOpen && !claims.some(({ op, at }) => op === '!=' && at === low);
}

function narrow(range: Interval, { op, at, whole }: ClaimOf<'range'>): Interval {
  if (op === '==') return withLowerBound(withUpperBound(range, at, false), at, false);
  if (op === '>=' || op === '>')
    return whole && op === '>' ? withLowerBound(range, at + 1, false) : withLowerBound(range, at, op === '>');
  if (op === '<=' || op === '<')
    return whole && op === '<' ? withUpperBound(range, at - 1, false) : withUpperBound(range, at, op === '<');
  return range;
}

function withLowerBound(range: Interval, low: number, lowOpen: boolean): Interval {
  if (low < range.low) return range;
  return { ...range, low, lowOpen: low > range.low ? lowOpen : lowOpen || range.lowOpen };
}

function withUpperBound(range: Interval, high: number, highOpen: boolean): Interval {
  if (high > range.high) return range;
  return { ...range, high, highOpen: high < range.high ? highOpen : highOpen || range.highOpen };
}

/** With more conjunctions than these, two conditions are taken to overlap. */
const MAX_CONJUNCTIONS = 200;

/** One conjunction of the disjunctive normal form of a condition. */
type Conjunction = readonly Claim[];

/**
 * Whether two exact conditions can hold at once, for one record at one moment. False only where it is certain that
 * they cannot (`x > 5` and `x <= 5`); true for conditions in words, and wherever it would take more than
 * looking at each name by itself.
 */
export function mayOverlap(a: Condition, b: Condition): boolean {
  const conjunctions = conjoin(conjunctionsOf(a), conjunctionsOf(b));
  return conjunctions === null || conjunctions.some(areSatisfiable);
}

const conjunctionsOf = memoizeByObject((condition: Condition): readonly Conjunction[] | null => {
  const tree = treeOf(condition);
  return tree === undefined ? null : toDisjunction(tree, true);
});

/** The disjunctive normal form of “the tree evaluates to `yes`”; null where it is too large. */
function toDisjunction(tree: Tree, yes: boolean): readonly Conjunction[] | null {
  switch (tree.node) {
    case 'not':
      return toDisjunction(tree.of, !yes);
    case 'joint': {
      const [left, right] = [toDisjunction(tree.left, yes), toDisjunction(tree.right, yes)];
      return (tree.op === '&&') === yes ? conjoin(left, right) : disjoin(left, right);
    }
    case 'choose':
      return disjoin(
        conjoin(toDisjunction(tree.condition, true), toDisjunction(tree.yes, yes)),
        conjoin(toDisjunction(tree.condition, false), toDisjunction(tree.no, yes)),
      );
    case 'literal':
      return tree.value.is === 'yes-no' && tree.value.yes !== yes ? [] : [[]];
    default:
      return [claimsOf(tree, yes)];
  }
}

function disjoin(
  one: readonly Conjunction[] | null,
  other: readonly Conjunction[] | null,
): readonly Conjunction[] | null {
  return one === null || other === null || one.length + other.length > MAX_CONJUNCTIONS ? null : [...one, ...other];
}

function conjoin(
  one: readonly Conjunction[] | null,
  other: readonly Conjunction[] | null,
): readonly Conjunction[] | null {
  if (one === null || other === null || one.length * other.length > MAX_CONJUNCTIONS) return null;
  return one.flatMap((left) => other.map((right) => [...left, ...right]));
}
