import { type Family, familyOf, type ValueKind } from '../check/kinds.ts';
import type { FunctionName } from '../evaluate/functions.ts';
import type { Relation, Tree, TreeOf } from '../parse/tree.ts';
import { isHole } from './place.ts';
import { asAll, asOverlap } from './rewritten.ts';
import { call, compare, list, not, where, within } from './trees.ts';

/** What a relation is between, after the subject. */
interface RelationObject {
  /** Said before it. */
  readonly words?: string;
  readonly is: 'value' | 'test within' | 'values';
}

/** A way to say something of a subject, so that it is yes or no. */
export interface RelationForm {
  readonly id: string;
  readonly words: string;
  /** Instead of `words`, of a date or a moment. */
  readonly ofTime?: string;
  readonly objects: readonly RelationObject[];
  /** Whether it is offered of a subject of a kind. */
  readonly of: (kind: ValueKind, subject: Tree) => boolean;
  readonly make: (subject: Tree, objects: readonly Tree[]) => Tree;
  /** The subject and the objects of a tree that says this; null where it says something else. */
  readonly take: (tree: Tree) => readonly Tree[] | null;
}

const families =
  (...all: readonly Family[]) =>
  (kind: ValueKind): boolean =>
    kind.type === 'unknown' || all.includes(familyOf(kind));
const ANY = () => true;
const VALUE: RelationObject = { is: 'value' };
const ONE_VALUE: readonly RelationObject[] = [VALUE];
const BARE = families('amount', 'time', 'words', 'yes-no', 'record');
const HAS_ORDER = (kind: ValueKind) => kind.type === 'text' || families('amount', 'time')(kind);

function comparison(op: Relation, words: string, ofTime = words): RelationForm {
  return {
    ...{ id: op, words, ofTime, objects: ONE_VALUE },
    of: op === '==' || op === '!=' ? BARE : HAS_ORDER,
    make: (subject, [object]) => compare(op, subject, object ?? subject),
    take: (tree) => (tree.node === 'compare' && tree.op === op && !asAll(tree) ? [tree.left, tree.right] : null),
  };
}

/** A function of the subject, and of a value more or none. */
function tested(name: FunctionName, words: string, of: RelationForm['of'], values: 0 | 1 = 0): RelationForm {
  return {
    ...{ id: name, words, of, objects: values === 1 ? ONE_VALUE : [] },
    make: (subject, objects) => call(name, subject, ...objects),
    take: (tree) =>
      tree.node === 'call' && tree.functionName === name && tree.args.length === values + 1 ? tree.args : null,
  };
}

const membership = (id: string, words: string, isIn: boolean, isSaid: boolean): RelationForm => ({
  ...{ id, words, objects: [{ is: isSaid ? 'values' : 'value' }], of: BARE },
  make: (subject, [all]) => {
    const into = isSaid && (!all || isHole(all)) ? list(all ?? subject) : (all ?? subject);
    return isIn ? within(subject, into) : not(within(subject, into));
  },
  take: (tree) => {
    const one = isIn ? tree : tree.node === 'not' ? tree.of : tree;
    return one.node === 'within' && (one.right.node === 'list') === isSaid && (isIn || tree.node === 'not')
      ? [one.left, one.right]
      : null;
  },
});

const OVERLAPS: RelationForm = {
  id: 'overlaps',
  words: 'overlaps: it begins then,',
  objects: [
    { is: 'value', words: 'ends' },
    { is: 'value', words: 'and the other begins' },
    { is: 'value', words: 'and ends' },
  ],
  of: families('time'),
  make: (subject, objects) => call('overlaps', subject, ...objects),
  take: (tree) =>
    tree.node === 'call' && tree.functionName === 'overlaps' && !asOverlap(tree) && tree.args.length === 4
      ? tree.args
      : null,
};

const isInner = (tree: Tree): tree is TreeOf<'name'> => tree.node === 'name' && tree.level > 0;
const outer = (tree: Tree): Tree => (isInner(tree) ? { ...tree, level: 0 } : tree);

/** Of other records: whether their time overlaps with that of the record itself. */
const OVERLAPS_ITS: RelationForm = {
  id: 'overlaps its',
  words: 'overlaps with this one: it begins then,',
  objects: [{ is: 'value', words: 'ends' }],
  of: (kind, subject) => isInner(subject) && families('time')(kind),
  make: (from, [until]) => {
    const ends = until ?? from;
    // While its end is not picked, neither is the end of the other.
    return isHole(ends) ? call('overlaps', from, ends) : call('overlaps', from, ends, outer(from), outer(ends));
  },
  take: (tree) => {
    if (tree.node !== 'call' || tree.functionName !== 'overlaps') return null;
    return tree.args.length === 2 ? tree.args : (asOverlap(tree)?.args ?? null);
  },
};

const ALL_MEET: RelationForm = {
  id: 'all',
  words: 'all meet this:',
  objects: [{ is: 'test within' }],
  of: ({ type }) => type === 'records',
  make: (records, [test]) => compare('==', call('count', where(records, test ?? records)), call('count', records)),
  take: (tree) => {
    const all = tree.node === 'compare' ? asAll(tree) : null;
    return all && [all.of, all.condition];
  },
};

const HOLDS: RelationForm = {
  ...{ id: 'holds', words: 'holds', objects: [], of: families('yes-no') },
  make: (subject) => subject,
  take: (tree) => [tree],
};
const HOLDS_NOT: RelationForm = {
  ...{ id: 'holds not', words: 'does not hold', objects: [], of: families('yes-no') },
  make: (subject) => not(subject),
  take: (tree) => (tree.node === 'not' && isValue(tree.of) ? [tree.of] : null),
};

/** Whether a tree that is yes or no is said as a value: a name, or what a function gives. */
function isValue(tree: Tree): boolean {
  if (tree.node === 'joint' || tree.node === 'not') return false;
  return RELATIONS.every(({ id, take }) => id === 'holds' || id === 'holds not' || take(tree) === null);
}

/** Everything that can be said of a subject, in the order in which it is offered. The last one takes every tree. */
export const RELATIONS: readonly RelationForm[] = [
  comparison('==', 'is'),
  comparison('!=', 'is not'),
  comparison('<', 'is less than', 'is before'),
  comparison('<=', 'is at most', 'is not after'),
  comparison('>', 'is more than', 'is after'),
  comparison('>=', 'is at least', 'is not before'),
  membership('one of', 'is one of', true, true),
  membership('none of', 'is none of', false, true),
  tested('any', 'has at least one', families('list')),
  tested('none', 'has none', families('list')),
  ALL_MEET,
  tested('inlast', 'is in the last', families('time'), 1),
  tested('innext', 'is in the next', families('time'), 1),
  tested('thisday', 'is this day', families('time')),
  tested('thisweek', 'is this week', families('time')),
  tested('thismonth', 'is this month', families('time')),
  tested('thisyear', 'is this year', families('time')),
  tested('startswith', 'starts with', families('words'), 1),
  tested('endswith', 'ends with', families('words'), 1),
  tested('contains', 'contains', families('words', 'list'), 1),
  tested('containsany', 'contains one of the words', families('words'), 1),
  tested('empty', 'is empty', ANY),
  tested('has', 'is filled in', ANY),
  membership('in', 'is among', true, false),
  membership('not in', 'is not among', false, false),
  OVERLAPS_ITS,
  OVERLAPS,
  HOLDS_NOT,
  HOLDS,
];
