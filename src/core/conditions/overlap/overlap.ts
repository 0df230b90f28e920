import { grouped } from '../../base/grouped.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { folded } from '../../shapes/folded.ts';
import type { Relation, Tree, TreeOf } from '../parse/tree.ts';
import type { Condition, NameType } from '../types.ts';
import { measureOf, tidy } from '../units.ts';
import type { FunctionName } from '../work/functions.ts';
import { dayIn } from '../work/sums.ts';
import type { Value } from '../work/values.ts';
import { treeOf } from './kept-trees.ts';

/** One thing that must be so for a condition to hold; claims with the same `of` are about the same thing. */
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
  /** Two unknown values are in one of these relations. */
  | { readonly claims: 'relation'; readonly of: string; readonly allows: readonly Sign[] };

type Sign = '<' | '=' | '>';

/** What a relation allows, what holds where it does not, and what it is with both sides swapped. */
const RELATIONS: Readonly<Record<Relation, RelationRule>> = {
  '==': { allows: ['='], opposite: '!=', mirrored: '==' },
  '!=': { allows: ['<', '>'], opposite: '==', mirrored: '!=' },
  '<': { allows: ['<'], opposite: '>=', mirrored: '>' },
  '<=': { allows: ['<', '='], opposite: '>', mirrored: '>=' },
  '>': { allows: ['>'], opposite: '<=', mirrored: '<' },
  '>=': { allows: ['>', '='], opposite: '<', mirrored: '<=' },
};

interface RelationRule {
  readonly allows: readonly Sign[];
  readonly opposite: Relation;
  readonly mirrored: Relation;
}

/**
 * What a condition without `&&`, `||` and `!` claims when it comes to yes, or to no. It comes to neither while a value
 * it needs is empty.
 */
function claimsOf(tree: Tree, yes: boolean): readonly Claim[] {
  const filled = needed(tree).map((name): Claim => ({ claims: 'so', of: `empty(${keyOf(name)})`, yes: false }));
  return [claimOf(tree, yes), ...filled];
}

function claimOf(tree: Tree, yes: boolean): Claim {
  if (tree.node === 'compare') return comparison(tree, yes);
  if (tree.node === 'within') return membership(tree, yes);
  if (tree.node === 'call' && tree.calls === 'has') return so({ ...tree, calls: 'empty' }, !yes);
  return so(tree, yes);
}

/** The names without whose value nothing can be said; an empty list is a list. */
function needed(tree: Tree): readonly TreeOf<'name'>[] {
  if (tree.node === 'name') return tree.name.type === 'list' ? [] : [tree];
  if (tree.node === 'compare' || tree.node === 'sum') return [...needed(tree.left), ...needed(tree.right)];
  return tree.node === 'within' ? needed(tree.left) : [];
}

const so = (tree: Tree, yes: boolean): Claim => ({ claims: 'so', of: keyOf(tree), yes });

function comparison(tree: TreeOf<'compare'>, yes: boolean): Claim {
  const op = yes ? tree.op : RELATIONS[tree.op].opposite;
  const { left, right } = tree;
  if (right.node === 'literal' && left.node !== 'literal') return withLiteral(left, op, right.value, tree, yes);
  if (left.node === 'literal' && right.node !== 'literal')
    return withLiteral(right, RELATIONS[op].mirrored, left.value, tree, yes);
  return relation(left, op, right);
}

/** Both directions are the same claim. */
function relation(left: Tree, op: Relation, right: Tree): Claim {
  const [one, other] = [keyOf(left), keyOf(right)];
  const swapped = one > other;
  const { allows } = RELATIONS[swapped ? RELATIONS[op].mirrored : op];
  return { claims: 'relation', of: swapped ? `${other} ? ${one}` : `${one} ? ${other}`, allows };
}

function withLiteral(term: Tree, op: Relation, value: Value, tree: TreeOf<'compare'>, yes: boolean): Claim {
  const equality = op === '==' || op === '!=';
  if (equality && !isSingle(term))
    return so({ ...tree, op: '==', left: term, right: literal(value, tree) }, op === '==');
  if (value.is === 'yes-no') return so(term, value.yes === (op === '=='));
  if (value.is === 'text')
    return equality ? words(term, [value.text], op === '==') : relation(term, op, literal(value, tree));
  return range(term, op, value) ?? so(tree, yes);
}

const literal = (value: Value, { start, end }: Tree): Tree => ({ node: 'literal', value, start, end });

/** Whether a term has one value only: a person can have several roles, and what data hold nobody knows. */
function isSingle(term: Tree): boolean {
  if (term.node === 'name') return !SEVERAL.has(term.name.type);
  return term.node === 'sum' || term.node === 'minus' || (term.node === 'call' && !CHOOSING.has(term.calls));
}

const SEVERAL: ReadonlySet<NameType> = new Set<NameType>(['role', 'list', 'record', 'unknown']);
const CHOOSING: ReadonlySet<FunctionName> = new Set<FunctionName>(['min', 'max']);

function membership(tree: TreeOf<'within'>, yes: boolean): Claim {
  const { left, right } = tree;
  if (right.node !== 'list' || !isSingle(left)) return so(tree, yes);
  const texts = right.items.flatMap((item) =>
    item.node === 'literal' && item.value.is === 'text' ? [item.value.text] : [],
  );
  return texts.length === right.items.length ? words(left, texts, yes) : so(tree, yes);
}

/** The words of a choice are the same in any case, those of a text are not. */
function words(term: Tree, said: readonly string[], yes: boolean): Claim {
  const isLoose = term.node === 'name' && term.name.type !== 'text';
  return { claims: 'word', of: keyOf(term), words: isLoose ? said.map(folded) : said, yes };
}

function range(term: Tree, op: Relation, value: Value): Claim | null {
  if (value.is === 'amount') {
    const unit = value.unit || (term.node === 'name' ? (term.name.unit ?? '') : '');
    const { family, factor } = measureOf(unit);
    return {
      claims: 'range',
      of: `${keyOf(term)} in ${family}`,
      op,
      at: tidy(value.amount * factor),
      whole: false,
    };
  }
  const day = dayIn(value);
  if (day === null) return null;
  const isByDay = value.is === 'date' || (term.node === 'name' && term.name.type === 'date');
  if (isByDay) return { claims: 'range', of: `${keyOf(term)} by day`, op, at: day, whole: true };
  const at = value.is === 'moment' ? value.at : day;
  return term.node === 'name' && term.name.type === 'moment'
    ? { claims: 'range', of: `${keyOf(term)} by moment`, op, at, whole: false }
    : null;
}

/** A text that is the same for two trees that say the same. */
function keyOf(tree: Tree): string {
  switch (tree.node) {
    case 'name':
      return JSON.stringify(tree.name.label);
    case 'literal':
      return `=${JSON.stringify(tree.value)}`;
    case 'list':
      return `[${tree.items.map(keyOf).join()}]`;
    case 'call':
      return `${tree.calls}(${tree.args.map(keyOf).join()})`;
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
