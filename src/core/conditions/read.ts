import { folded } from '../shapes/folded.ts';
import { check } from './check/check.ts';
import type { Checking } from './check/checking.ts';
import type { Kind } from './check/kinds.ts';
import { type FoldedText, foldText } from './fold.ts';
import { keepTree } from './overlap/kept-trees.ts';
import { parse } from './parse/parse.ts';
import { typed } from './parse/reader.ts';
import type { Tree, TreeOf, Trouble } from './parse/tree.ts';
import { nearest } from './suggest.ts';
import type { Condition, ConditionProblem, ExactCondition, Outcome, Scope, Vocabulary } from './types.ts';
import { type Index, indexOf } from './vocabulary.ts';
import { compared, within } from './work/compare.ts';
import { called, FUNCTION_WORDS } from './work/functions.ts';
import { valueOfName, valueOfPart } from './work/given.ts';
import { negative, summed } from './work/sums.ts';
import { failure, plainValue, type Result, spoken, type Value, yesNo } from './work/values.ts';

/** Longer texts are not read as expressions. */
const LONGEST = 10_000;
const MOST_PROBLEMS = 20;
const MOST_KEPT = 10_000;

/**
 * Reads a condition or a formula. It is exact where the whole text parses and checks; wrong where it does not, but
 * has an operator or calls a function; otherwise in words. It never fails.
 */
export function readCondition(text: string, vocabulary: Vocabulary): Condition {
  const index = indexOf(vocabulary);
  const known = index.read.get(text);
  if (known !== undefined) return known;
  const condition = text.length > LONGEST ? tooLong(text) : readText(text, index);
  if (index.read.size >= MOST_KEPT) index.read.clear();
  index.read.set(text, condition);
  return condition;
}

function readText(text: string, index: Index): Condition {
  const foldedText = foldText(text);
  const { tree, diagnostics, meant } = parse(foldedText, index);
  if (diagnostics.length > 0 && !meant && !looksExact(text)) return { form: 'words', text };
  const to = checking(foldedText, index, diagnostics);
  const checked = check(tree, to);
  if (to.diagnostics.length === 0) return exact(text, checked, [...to.mentions]);
  if (!meant && !looksExact(text)) return { form: 'words', text };
  return {
    form: 'wrong',
    text,
    problems: problemsOf(to.diagnostics, foldedText),
    mentions: [...to.mentions],
  };
}

function checking(text: FoldedText, index: Index, diagnostics: Trouble[]): Checking {
  return {
    diagnostics,
    mentions: new Set(),
    typed: (span) => shortened(typed({ text }, span)),
    hasParts: (label) => index.owners.has(folded(label)),
    unknown: (words) => unknownWords(shortened(words), index),
  };
}

function shortened(said: string): string {
  const line = said.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function unknownWords(words: string, { names }: Index): string {
  const meant = nearest(words, names);
  const hint = meant === undefined ? '' : ` Did you mean “${meant}”?`;
  return `“${words}” is not a name known here.${hint}`;
}

function exact(text: string, { tree, kind }: ReturnType<typeof check>, mentions: readonly string[]): ExactCondition {
  const { type, unit } = kind;
  const condition: ExactCondition = {
    ...{ form: 'exact', text, mentions, type, unit },
    run: (scope) => run(tree, kind, scope),
  };
  keepTree(condition, tree);
  return condition;
}

function problemsOf(diagnostics: readonly Trouble[], text: FoldedText): readonly ConditionProblem[] {
  return [...diagnostics]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .slice(0, MOST_PROBLEMS)
    .map(({ start, end, say }) => ({ start: text.place(start), end: text.place(end), sentence: say() }));
}

const QUOTED = /"[^"]*"|`[^`]*`|“[^“”]*”|„[^„“”]*[“”]/g;
/** Something to fill in, drawn as a tag: `<name of the customer>`. */
const TAG = /<\/?\p{L}[^<>=&|()]*>/gu;
const OPERATOR = /==|!=|<>|&&|\|\||[≤≥≠]|<=|>=|<(?!-\D|[>~])|(?<![-=~<>])>/u;
const CALL = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${FUNCTION_WORDS.join('|')})\((?!(?:s|e?n)\))`, 'iu');

/** Whether a text has a sign or a call that prose does not have. Arrows (`->`, `=>`) and `<tags>` are prose. */
function looksExact(text: string): boolean {
  const bare = text.replace(QUOTED, '""').replace(TAG, '');
  return OPERATOR.test(bare) || CALL.test(bare);
}

function tooLong(text: string): Condition {
  if (!looksExact(text.slice(0, LONGEST))) return { form: 'words', text };
  const sentence = `This has more than ${LONGEST} characters; split it, or keep it in words.`;
  return { form: 'wrong', text, problems: [{ start: LONGEST, end: text.length, sentence }], mentions: [] };
}

function run(tree: Tree, kind: Kind, scope: Scope): Outcome {
  const result = worked(tree, scope);
  return result.is === 'failure'
    ? { ok: false, sentence: result.sentence }
    : { ok: true, value: plainValue(result, kind.unit) };
}

function worked(tree: Tree, scope: Scope): Result {
  switch (tree.node) {
    case 'name':
      return valueOfName(scope.value(tree.name.label), tree.name);
    case 'literal':
      return tree.value;
    case 'list':
      return listed(tree, scope);
    case 'call':
      return called(
        tree.calls,
        tree.args.map((arg) => worked(arg, scope)),
        scope,
      );
    case 'part':
      return partOf(tree, scope);
    case 'not':
      return withOne(tree.of, scope, (value) => needYesNo(value, (yes) => yesNo(!yes)));
    case 'minus':
      return withOne(tree.of, scope, negative);
    case 'compare':
      return withBoth(tree, scope, (left, right) => compared(tree.op, left, right));
    case 'within':
      return withBoth(tree, scope, within);
    case 'sum':
      return withBoth(tree, scope, (left, right) => summed(tree.op, left, right));
    case 'joint':
      return joint(tree, scope);
    case 'choose':
      return withOne(tree.condition, scope, (value) =>
        needYesNo(value, (yes) => worked(yes ? tree.yes : tree.no, scope)),
      );
    case 'word':
    case 'broken':
      return failure('This cannot be worked out.');
  }
}

function withOne(tree: Tree, scope: Scope, work: (value: Value) => Result): Result {
  const value = worked(tree, scope);
  return value.is === 'failure' ? value : work(value);
}

interface Pair {
  readonly left: Tree;
  readonly right: Tree;
}

function withBoth({ left, right }: Pair, scope: Scope, work: (left: Value, right: Value) => Result): Result {
  return withOne(left, scope, (one) => withOne(right, scope, (other) => work(one, other)));
}

function needYesNo(value: Value, work: (yes: boolean) => Result): Result {
  return value.is === 'yes-no' ? work(value.yes) : failure(`${spoken(value)} is not yes or no.`);
}

/**
 * Either side alone can settle it, as in the Common Expression Language: with one side empty, `&&` is still no where
 * the other is no, and `||` still yes where the other is yes.
 */
function joint({ op, left, right }: TreeOf<'joint'>, scope: Scope): Result {
  const settles = op === '||';
  const one = operand(left, scope);
  if (one.is === 'yes-no' && one.yes === settles) return one;
  const other = operand(right, scope);
  if (other.is === 'yes-no' && other.yes === settles) return other;
  return one.is === 'failure' ? one : other;
}

function operand(tree: Tree, scope: Scope): Result {
  return withOne(tree, scope, (value) => needYesNo(value, yesNo));
}

function listed({ items }: TreeOf<'list'>, scope: Scope): Result {
  const values: Value[] = [];
  for (const item of items) {
    const value = worked(item, scope);
    if (value.is === 'failure') return value;
    values.push(value);
  }
  return { is: 'list', items: values };
}

function partOf({ of, part }: TreeOf<'part'>, scope: Scope): Result {
  return withOne(of, scope, (value) => {
    if (value.is !== 'record') return failure(`${spoken(value)} has no “${part}”.`);
    return valueOfPart(ownValue(value.of, part), of.node === 'name' ? `${of.name.label}.${part}` : part);
  });
}

function ownValue(of: object, part: string): unknown {
  return of instanceof Map ? of.get(part) : Object.getOwnPropertyDescriptor(of, part)?.value;
}
