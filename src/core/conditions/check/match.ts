import { folded } from '../../shapes/folded.ts';
import { dayOf, momentOf } from '../calendar.ts';
import type { Span, Tree } from '../parse/tree.ts';
import { textOf, type Value, yesNo } from '../work/values.ts';
import { type Check, type Checked, type Checking, tell } from './checking.ts';
import { comparable, familyOf, type Kind, kindOf, kindOfName, YES_NO } from './kinds.ts';

/**
 * Two values that are compared, each read in the light of the other: a text in quotation marks next to a date is a
 * date, a bare word next to a choice is one of its words.
 */
export function matched(one: Tree, other: Tree, to: Checking, check: Check): readonly [Checked, Checked] {
  if (isPliable(one)) {
    const right = check(other, to);
    return [beside(right, one, to, check), right];
  }
  const left = check(one, to);
  return [left, beside(left, other, to, check)];
}

/** Words and literals take their meaning from what they are compared with. */
const isPliable = ({ node }: Tree): boolean => node === 'word' || node === 'literal';

export function beside(other: Checked, tree: Tree, to: Checking, check: Check): Checked {
  const said = wordsOf(other.kind, tree, to);
  if (said === null) return check(tree, to);
  return option(other, said, tree, to) ?? yesOrNo(other.kind, said, tree) ?? time(other.kind, tree) ?? plain();

  function plain(): Checked {
    if (tree.node !== 'word' || other.kind.type !== 'text') return check(tree, to);
    tell(to, tree, () => `${to.unknown(tree.text)} If it is text, put it in quotation marks.`);
    return { tree: { node: 'broken', start: tree.start, end: tree.end }, kind: kindOf('unknown') };
  }
}

/** What a tree says as a mere word; null where it is more than that. */
function wordsOf(kind: Kind, tree: Tree, to: Checking): string | null {
  if (tree.node === 'word') return tree.text;
  if (tree.node === 'name') return comparable(kindOfName(tree.name), kind, false) ? null : tree.name.label;
  if (tree.node !== 'literal') return null;
  return tree.value.is === 'text' ? tree.value.text : to.typed(tree);
}

function literal(tree: Span, value: Value, kind: Kind): Checked {
  return { tree: { node: 'literal', value, start: tree.start, end: tree.end }, kind };
}

function option({ kind, tree: other }: Checked, said: string, tree: Tree, to: Checking): Checked | null {
  const { options, type } = kind;
  if (options === undefined) return null;
  const meant = options.find((word) => folded(word) === folded(said));
  const as = kindOf(type === 'list' ? 'text' : type);
  if (meant !== undefined) return literal(tree, textOf(meant), as);
  if (tree.node !== 'word' && (tree.node !== 'literal' || tree.value.is !== 'text')) return null;
  tell(to, tree, () => `“${said}” is not one of the words of “${to.typed(other)}”: ${listed(options)}.`);
  return literal(tree, textOf(said), as);
}

/** "A, B or C"; of many only the first. */
function listed(words: readonly string[]): string {
  const some =
    words.length > MOST_LISTED ? [...words.slice(0, MOST_LISTED), `${words.length - MOST_LISTED} more`] : words;
  return some.length < 2 ? some.join('') : `${some.slice(0, -1).join(', ')} or ${some.at(-1)}`;
}

const MOST_LISTED = 12;

const YES_NO_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['no', false],
]);

function yesOrNo(kind: Kind, said: string, tree: Tree): Checked | null {
  const isWord = tree.node === 'word' || (tree.node === 'literal' && tree.value.is === 'text');
  const yes = isWord && familyOf(kind) === 'yes-no' ? YES_NO_WORDS.get(folded(said)) : undefined;
  return yes === undefined ? null : literal(tree, yesNo(yes), YES_NO);
}

function time(kind: Kind, tree: Tree): Checked | null {
  if (familyOf(kind) !== 'time' || tree.node !== 'literal' || tree.value.is !== 'text') return null;
  const text = tree.value.text.trim();
  const day = dayOf(text);
  if (day !== null) return literal(tree, { is: 'date', day }, kindOf('date'));
  const at = momentOf(text);
  return at === null ? null : literal(tree, { is: 'moment', at }, kindOf('moment'));
}
