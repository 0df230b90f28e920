import { parseDay, parseTimestamp } from '../../base/dates.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type RuntimeValue, textOf, yesNo } from '../evaluate/values.ts';
import type { Span, Tree } from '../parse/tree.ts';
import {
  areComparable,
  type CheckedTree,
  type CheckerContext,
  type CheckTree,
  familyOf,
  kindOf,
  kindOfName,
  report,
  type ValueKind,
  YES_NO,
} from './kinds.ts';

/**
 * Checks two compared values, each with the other as context: next to a date, a text in quotation marks is a date; next
 * to a choice, a bare word is one of its words.
 */
export function checkPair(
  one: Tree,
  other: Tree,
  context: CheckerContext,
  check: CheckTree,
): readonly [CheckedTree, CheckedTree] {
  if (takesContext(one)) {
    const right = check(other, context);
    return [checkAgainst(right, one, context, check), right];
  }
  const left = check(one, context);
  return [left, checkAgainst(left, other, context, check)];
}

/** Words and literals get their meaning from the other side of the comparison. */
const takesContext = ({ node }: Tree): boolean => node === 'word' || node === 'literal';

export function checkAgainst(other: CheckedTree, tree: Tree, context: CheckerContext, check: CheckTree): CheckedTree {
  const said = wordsOf(other.kind, tree, context);
  if (said === null) return check(tree, context);
  return asOption(other, said, tree, context) ?? asYesNo(other.kind, said, tree) ?? asTime(other.kind, tree) ?? plain();

  function plain(): CheckedTree {
    if (tree.node !== 'word' || other.kind.type !== 'text') return check(tree, context);
    report(context, tree, () => `${context.unknown(tree.text)} If it is text, put it in quotation marks.`);
    return { tree: { node: 'broken', start: tree.start, end: tree.end }, kind: kindOf('unknown') };
  }
}

/** The text of a tree that is only a word or a literal; null for any other. */
function wordsOf(kind: ValueKind, tree: Tree, context: CheckerContext): string | null {
  if (tree.node === 'word') return tree.text;
  if (tree.node === 'name') return areComparable(kindOfName(tree.name), kind, false) ? null : tree.name.label;
  if (tree.node !== 'literal') return null;
  return tree.value.is === 'text' ? tree.value.text : context.typed(tree);
}

function literalTree(tree: Span, value: RuntimeValue, kind: ValueKind): CheckedTree {
  return { tree: { node: 'literal', value, start: tree.start, end: tree.end }, kind };
}

function asOption(
  { kind, tree: other }: CheckedTree,
  said: string,
  tree: Tree,
  context: CheckerContext,
): CheckedTree | null {
  const { options, type } = kind;
  if (options === undefined) return null;
  const meant = options.find((word) => foldCase(word) === foldCase(said));
  const as = kindOf(type === 'list' ? 'text' : type);
  if (meant !== undefined) return literalTree(tree, textOf(meant), as);
  if (tree.node !== 'word' && (tree.node !== 'literal' || tree.value.is !== 'text')) return null;
  report(context, tree, () => `“${said}” is not one of the words of “${context.typed(other)}”: ${listWords(options)}.`);
  return literalTree(tree, textOf(said), as);
}

/** "A, B or C"; of many only the first. */
function listWords(words: readonly string[]): string {
  const some = words.length > MAX_LISTED ? [...words.slice(0, MAX_LISTED), `${words.length - MAX_LISTED} more`] : words;
  return some.length < 2 ? some.join('') : `${some.slice(0, -1).join(', ')} or ${some.at(-1)}`;
}

const MAX_LISTED = 12;

const YES_NO_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

function asYesNo(kind: ValueKind, said: string, tree: Tree): CheckedTree | null {
  const isWord = tree.node === 'word' || (tree.node === 'literal' && tree.value.is === 'text');
  // What is worked out may be yes or no as well.
  const isFitting = familyOf(kind) === 'yes-no' || (kind.type === 'unknown' && tree.node === 'word');
  const yes = isWord && isFitting ? YES_NO_WORDS.get(foldCase(said)) : undefined;
  return yes === undefined ? null : literalTree(tree, yesNo(yes), YES_NO);
}

function asTime(kind: ValueKind, tree: Tree): CheckedTree | null {
  if (familyOf(kind) !== 'time' || tree.node !== 'literal' || tree.value.is !== 'text') return null;
  const text = tree.value.text.trim();
  const day = parseDay(text);
  if (day !== null) return literalTree(tree, { is: 'date', day }, kindOf('date'));
  const at = parseTimestamp(text);
  return at === null ? null : literalTree(tree, { is: 'moment', at }, kindOf('moment'));
}
