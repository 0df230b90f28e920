import { memoizeByDeps } from '../../base/memoize.ts';
import { checkTree } from '../check/check.ts';
import type { CheckerContext, ValueKind } from '../check/kinds.ts';
import type { LogicalOperator, Tree } from '../parse/tree.ts';
import type { Vocabulary, VocabularyName } from '../types.ts';
import { childrenOf, withChildren } from './children.ts';
import { namesHold } from './names-hold.ts';

/** What the whole of an expression has to come to. */
export type Wanted =
  | { readonly is: 'test' }
  /** A record, or many. */
  | { readonly is: 'records' }
  /** Any value, or one that can be kept in this name. */
  | { readonly is: 'value'; readonly like?: VocabularyName };

/** A place in an expression: what stands there, and what comes of putting something else there. */
export interface Place {
  readonly tree: Tree;
  /** Whether it is said as a condition or as a value. */
  readonly wants: 'test' | 'value';
  /** The names that can be read here, those of the record itself first. */
  readonly scopes: readonly Vocabulary[];
  /** The value it is compared with, which may say from which words it is chosen. */
  readonly beside: Tree | null;
  /** What something is said of: most often a name. */
  readonly isSubject: boolean;
  /** One of the values of an “if”, which may come to nothing. */
  readonly mayBeNothing: boolean;
  /** How the group joins in which it is an item; null: it is none. */
  readonly joinedBy: LogicalOperator | null;
  /** The whole expression with another tree here. */
  readonly put: (tree: Tree) => Tree;
  /** Whether another tree could stand here. */
  readonly fits: (tree: Tree) => boolean;
}

/** What is still to be picked. */
export const HOLE: Tree = { node: 'broken', start: 0, end: 0 };

export const isHole = ({ node }: Tree): boolean => node === 'broken';

/** The place of a whole expression. */
export function wholePlace(tree: Tree, vocabulary: Vocabulary, wanted: Wanted): Place {
  const scopes = [vocabulary];
  return {
    tree,
    wants: wanted.is === 'test' ? 'test' : 'value',
    scopes,
    ...{ isSubject: false, mayBeNothing: false, joinedBy: null },
    beside: wanted.is === 'value' && wanted.like ? nameTree(wanted.like, 0) : null,
    put: (other) => other,
    fits: (other) => isPossible(asked(other, wanted), scopes) && isOfKind(other, wanted),
  };
}

/** Whether everything is picked, and fits. */
export function isDone(tree: Tree, vocabulary: Vocabulary, wanted: Wanted): boolean {
  return holesIn(tree) === 0 && isPossible(asked(tree, wanted), [vocabulary]) && isOfKind(tree, wanted);
}

/** The whole in a place that asks of it what is wanted. */
function asked(tree: Tree, wanted: Wanted): Tree {
  if (wanted.is === 'test') return { node: 'not', of: tree, ...NOWHERE };
  return wanted.is === 'value' && wanted.like
    ? { node: 'compare', op: '==', left: nameTree(wanted.like, 0), right: tree, ...NOWHERE }
    : tree;
}

function isOfKind(tree: Tree, { is }: Wanted): boolean {
  return is !== 'records' || ['record', 'records', 'unknown'].includes(kindOfTree(tree).type);
}

interface Part extends Partial<Pick<Place, 'wants' | 'beside' | 'isSubject' | 'mayBeNothing' | 'joinedBy'>> {
  readonly tree: Tree;
  /** The tree around it with another one here. */
  readonly put: (tree: Tree) => Tree;
  /** The names of the records within which it is read. */
  readonly scope?: Vocabulary | undefined;
  /** Whether another tree could stand there, where that is known without looking at the whole. */
  readonly fits?: Place['fits'];
}

/** The place of a part of what stands in another place. */
export function partOf(place: Place, { put, scope, fits, ...part }: Part): Place {
  return {
    ...{ wants: 'value', beside: null, isSubject: false, mayBeNothing: false, joinedBy: null, ...part },
    scopes: scope ? [...place.scopes, scope] : place.scopes,
    put: (other) => place.put(put(other)),
    fits: fits ?? ((other) => place.fits(put(other))),
  };
}

export const NOWHERE = { start: 0, end: 0 } as const;

export function nameTree(name: VocabularyName, level: number): Tree {
  return { node: 'name', name, level, ...NOWHERE };
}

/** The kind of what a tree comes to, as far as it is picked. */
export function kindOfTree(tree: Tree): ValueKind {
  return checkTree(tree, silent()).kind;
}

/** A tree as it is evaluated: where records are added up, what counts of each. */
export function resolvedTree(tree: Tree): Tree {
  return checkTree(tree, silent()).tree;
}

export function hasNoComplaint(tree: Tree): boolean {
  const context = silent();
  checkTree(tree, context);
  return context.diagnostics.length === 0;
}

function silent(): CheckerContext {
  return { diagnostics: [], mentions: new Set(), typed: () => '', unknown: () => '' };
}

/** Nothing is wrong, and where only one thing is still to be picked, something fits there. */
export function isPossible(tree: Tree, scopes: readonly Vocabulary[]): boolean {
  if (!hasNoComplaint(tree) || !namesHold(tree, scopes)) return false;
  return holesIn(tree) !== 1 || probesIn(scopes).some((probe) => hasNoComplaint(filled(tree, probe)));
}

function holesIn(tree: Tree): number {
  return isHole(tree) ? 1 : childrenOf(tree).reduce((sum, child) => sum + holesIn(child), 0);
}

function filled(tree: Tree, by: Tree): Tree {
  return isHole(tree) ? by : withChildren(tree, (child) => filled(child, by));
}

/** A value of each kind there is here. */
export function probesIn(scopes: readonly Vocabulary[]): readonly Tree[] {
  const innermost = scopes.at(-1);
  return innermost ? probesOf(innermost, scopes, () => probesAmong(scopes)) : [];
}

const probesOf = memoizeByDeps<Vocabulary, readonly Tree[]>();

function probesAmong(scopes: readonly Vocabulary[]): readonly Tree[] {
  const types = ['text', 'date', 'moment', 'yes-no', 'number'] as const;
  const plain = types.map((type): VocabularyName => ({ label: '', type }));
  const units = [...unitsIn(scopes)].map((unit): VocabularyName => {
    const type = ['days', 'hours', 'months'].includes(unit) ? 'duration' : 'number';
    return { label: '', type, unit };
  });
  const named = scopes.flatMap(({ names, shared }) => [...names, ...(shared?.names ?? [])]);
  const linked = new Map(named.filter(({ of }) => of !== undefined).map((name) => [`${name.type} ${name.of}`, name]));
  const lists = new Map(named.filter(({ type }) => type === 'list').map((name) => [name.unit, name]));
  return [...plain, ...units, ...linked.values(), ...lists.values()].map((name) => nameTree(name, 0));
}

const USUAL_UNITS = ['days', 'hours', 'minutes', 'weeks', 'months', 'years', '%'];

/** The units that amounts can have here. */
export function unitsIn(scopes: readonly Vocabulary[]): ReadonlySet<string> {
  const own = scopes.flatMap(({ names, shared }) =>
    [...names, ...(shared?.names ?? [])].flatMap(({ unit = '' }) => (unit === '' ? [] : [unit])),
  );
  return new Set([...own, ...USUAL_UNITS]);
}
