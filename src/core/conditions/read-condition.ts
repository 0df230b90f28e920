import { checkTree } from './check/check.ts';
import type { CheckerContext, ValueKind } from './check/kinds.ts';
import { calculate, negate } from './evaluate/arithmetic.ts';
import { compareValues, evaluateWithin, orderOf } from './evaluate/compare.ts';
import { callFunction, FUNCTION_NAMES } from './evaluate/functions.ts';
import { isRecordValue, memberOf, valueOfMember, valueOfName, valueOfPart } from './evaluate/scope-values.ts';
import {
  emptyFailure,
  failure,
  plainValue,
  type RuntimeValue,
  type ValueResult,
  valueInWords,
  yesNo,
} from './evaluate/values.ts';
import { type FoldedText, foldText } from './folded-text.ts';
import { nearestName } from './nearest-name.ts';
import { storeTree } from './overlap/overlap.ts';
import { parseCondition } from './parse/parse.ts';
import { sourceText } from './parse/reader.ts';
import type { ConditionDiagnostic, Tree, TreeOf } from './parse/tree.ts';
import type { Condition, ConditionProblem, EvaluationResult, ExactCondition, Scope, Vocabulary } from './types.ts';
import { allNames, type VocabularyIndex, vocabularyIndexOf } from './vocabulary.ts';

/** Longer texts are not read as expressions. */
const MAX_LENGTH = 10_000;
const MAX_PROBLEMS = 20;
const MAX_CACHED = 10_000;

/**
 * Reads a condition or a formula. It is exact where the whole text parses and checks; wrong where it does not, but has
 * an operator or calls a function; otherwise in words. Never throws.
 */
export function readCondition(text: string, vocabulary: Vocabulary): Condition {
  const index = vocabularyIndexOf(vocabulary);
  const cached = index.conditions.get(text);
  if (cached !== undefined) return cached;
  const condition = text.length > MAX_LENGTH ? tooLong(text) : readText(text, index);
  if (index.conditions.size >= MAX_CACHED) index.conditions.clear();
  index.conditions.set(text, condition);
  return condition;
}

function readText(text: string, index: VocabularyIndex): Condition {
  const foldedText = foldText(text);
  const { tree, diagnostics, meant } = parseCondition(foldedText, index);
  if (diagnostics.length > 0 && !meant && !looksExact(text)) return { form: 'words', text };
  const context = checkerContext(foldedText, index, diagnostics);
  const checked = checkTree(tree, context);
  if (context.diagnostics.length === 0) return exact(text, checked, [...context.mentions]);
  if (!meant && !looksExact(text)) return { form: 'words', text };
  return {
    form: 'wrong',
    text,
    problems: problemsOf(context.diagnostics, foldedText),
    mentions: [...context.mentions],
  };
}

function checkerContext(text: FoldedText, index: VocabularyIndex, diagnostics: ConditionDiagnostic[]): CheckerContext {
  return {
    diagnostics,
    mentions: new Set(),
    typed: (span) => shortened(sourceText({ text }, span)),
    unknown: (words, members) => unknownWords(shortened(words), members ? vocabularyIndexOf(members) : index),
  };
}

function shortened(said: string): string {
  const line = said.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function unknownWords(words: string, index: VocabularyIndex): string {
  const meant = allNames(index).reduce<string | undefined>(
    (found, names) => found ?? nearestName(words, names),
    undefined,
  );
  const hint = meant === undefined ? '' : ` Did you mean “${meant}”?`;
  return `“${words}” is not a name known here.${hint}`;
}

function exact(
  text: string,
  { tree, kind }: ReturnType<typeof checkTree>,
  mentions: readonly string[],
): ExactCondition {
  const { type, unit, of } = kind;
  const condition: ExactCondition = {
    ...{ form: 'exact', text, mentions, type, unit },
    ...(of !== undefined && { of }),
    run: (scope) => run(tree, kind, scope),
  };
  storeTree(condition, tree);
  return condition;
}

function problemsOf(diagnostics: readonly ConditionDiagnostic[], text: FoldedText): readonly ConditionProblem[] {
  return [...diagnostics]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .slice(0, MAX_PROBLEMS)
    .map(({ start, end, message }) => ({
      start: text.typedOffset(start),
      end: text.typedOffset(end),
      sentence: message(),
    }));
}

const QUOTED = /"[^"]*"|`[^`]*`|“[^“”]*”|„[^„“”]*[“”]/g;
/** Something to fill in, written as a tag: `<name of the customer>`. */
const TAG = /<\/?\p{L}[^<>=&|()]*>/gu;
const OPERATOR = /==|!=|<>|&&|\|\||[≤≥≠]|<=|>=|<(?!-\D|[>~])|(?<![-=~<>])>/u;
const CALL = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${FUNCTION_NAMES.join('|')})\((?!(?:s|e?n)\))`, 'iu');

/** Whether a text has a sign or a call that prose does not have. Arrows (`->`, `=>`) and `<tags>` are prose. */
function looksExact(text: string): boolean {
  const bare = text.replace(QUOTED, '""').replace(TAG, '');
  return OPERATOR.test(bare) || CALL.test(bare);
}

function tooLong(text: string): Condition {
  if (!looksExact(text.slice(0, MAX_LENGTH))) return { form: 'words', text };
  const sentence = `This has more than ${MAX_LENGTH} characters; split it, or keep it in words.`;
  return { form: 'wrong', text, problems: [{ start: MAX_LENGTH, end: text.length, sentence }], mentions: [] };
}

function run(tree: Tree, kind: ValueKind, scope: Scope): EvaluationResult {
  const result = evaluate(tree, { levels: [scope], clock: scope });
  return result.is === 'failure'
    ? { ok: false, sentence: result.sentence }
    : { ok: true, value: plainValue(result, kind.unit) };
}

/** What a tree is evaluated with: the record itself, then within each `where` one of its records. */
interface Around {
  readonly levels: readonly Pick<Scope, 'value'>[];
  readonly clock: Scope;
}

function evaluate(tree: Tree, around: Around): ValueResult {
  switch (tree.node) {
    case 'name':
      return valueOfName(around.levels[tree.level]?.value(tree.name.label), tree.name);
    case 'literal':
      return tree.value;
    case 'list':
      return evaluateList(tree, around);
    case 'call':
      return callFunction(
        tree.functionName,
        tree.args.map((arg) => evaluate(arg, around)),
        around.clock,
      );
    case 'member':
      return withValue(tree.of, around, (value) => valueOfMember(value, tree.name));
    case 'part':
      return evaluatePart(tree, around);
    case 'where':
      return withValue(tree.of, around, (value) => evaluateWhere(value, tree.condition, around));
    case 'ordered':
      return withValue(tree.of, around, (value) => evaluateOrdered(value, tree, around));
    case 'not':
      return withValue(tree.of, around, (value) => requireYesNo(value, (yes) => yesNo(!yes)));
    case 'minus':
      return withValue(tree.of, around, negate);
    case 'compare':
      return withBothValues(tree, around, (left, right) => compareValues(tree.op, left, right));
    case 'within':
      return withBothValues(tree, around, evaluateWithin);
    case 'sum':
      return withBothValues(tree, around, (left, right) => calculate(tree.op, left, right));
    case 'joint':
      return evaluateJoint(tree, around);
    case 'choose':
      return withValue(tree.condition, around, (value) =>
        requireYesNo(value, (yes) => evaluate(yes ? tree.yes : tree.no, around)),
      );
    case 'word':
    case 'broken':
      return failure('This cannot be computed.');
  }
}

function withValue(tree: Tree, around: Around, work: (value: RuntimeValue) => ValueResult): ValueResult {
  const value = evaluate(tree, around);
  return value.is === 'failure' ? value : work(value);
}

interface Pair {
  readonly left: Tree;
  readonly right: Tree;
}

function withBothValues(
  { left, right }: Pair,
  around: Around,
  work: (left: RuntimeValue, right: RuntimeValue) => ValueResult,
): ValueResult {
  return withValue(left, around, (one) => withValue(right, around, (other) => work(one, other)));
}

function requireYesNo(value: RuntimeValue, work: (yes: boolean) => ValueResult): ValueResult {
  return value.is === 'yes-no' ? work(value.yes) : failure(`${valueInWords(value)} is not yes or no.`);
}

/**
 * Either side alone can decide, as in the Common Expression Language: with one side empty, `&&` is still no where the
 * other is no, and `||` still yes where the other is yes.
 */
function evaluateJoint({ op, left, right }: TreeOf<'joint'>, around: Around): ValueResult {
  const settles = op === '||';
  const one = evaluateOperand(left, around);
  if (one.is === 'yes-no' && one.yes === settles) return one;
  const other = evaluateOperand(right, around);
  if (other.is === 'yes-no' && other.yes === settles) return other;
  return one.is === 'failure' ? one : other;
}

function evaluateOperand(tree: Tree, around: Around): ValueResult {
  return withValue(tree, around, (value) => requireYesNo(value, yesNo));
}

function evaluateList({ items }: TreeOf<'list'>, around: Around): ValueResult {
  const values: RuntimeValue[] = [];
  for (const item of items) {
    const value = evaluate(item, around);
    if (value.is === 'failure') return value;
    values.push(value);
  }
  return { is: 'list', items: values };
}

function evaluatePart({ of, part }: TreeOf<'part'>, around: Around): ValueResult {
  return withValue(of, around, (value) => {
    if (value.is !== 'record') return failure(`${valueInWords(value)} has no “${part}”.`);
    return valueOfPart(memberOf(value.of, part), of.node === 'name' ? `${of.name.label}.${part}` : part);
  });
}

/** Records by what is read within each of them; what is empty, or cannot be compared, comes last and stays in order. */
function evaluateOrdered(value: RuntimeValue, { by, down }: TreeOf<'ordered'>, around: Around): ValueResult {
  if (value.is !== 'list') return failure(`${valueInWords(value)} is not a list.`);
  const keyed = value.items.map((item) => {
    const level = item.is === 'record' && isRecordValue(item.of) ? item.of : undefined;
    return { item, key: level ? evaluate(by, { ...around, levels: [...around.levels, level] }) : undefined };
  });
  const valued = keyed.flatMap(({ item, key }) => (key && hasOrder(key) ? [{ item, key }] : []));
  const rest = keyed.filter(({ key }) => !key || !hasOrder(key)).map(({ item }) => item);
  const sorted = valued.sort((one, other) => orderOfKeys(one.key, other.key) * (down ? -1 : 1));
  return { is: 'list', items: [...sorted.map(({ item }) => item), ...rest] };
}

function hasOrder(key: ValueResult): key is RuntimeValue {
  return key.is !== 'failure' && (key.is !== 'text' || key.text !== '');
}

function orderOfKeys(one: RuntimeValue, other: RuntimeValue): number {
  if (one.is === 'yes-no' && other.is === 'yes-no') return Number(one.yes) - Number(other.yes);
  const order = orderOf(one, other);
  return typeof order === 'number' ? order : 0;
}

/** Those for which the condition is true; one that reads something empty is not. */
function evaluateWhere(value: RuntimeValue, condition: Tree, around: Around): ValueResult {
  if (value.is !== 'list') return failure(`${valueInWords(value)} is not a list.`);
  const kept: RuntimeValue[] = [];
  for (const item of value.items) {
    if (item.is !== 'record' || !isRecordValue(item.of)) return emptyFailure('What these records say');
    const result = evaluateOperand(condition, { ...around, levels: [...around.levels, item.of] });
    if (result.is === 'failure' && !result.empty) return result;
    if (result.is === 'yes-no' && result.yes) kept.push(item);
  }
  return { is: 'list', items: kept };
}
