import { folded } from '../shapes/folded.ts';
import { check } from './check/check.ts';
import type { Checking } from './check/checking.ts';
import { type FoldedText, foldText } from './fold.ts';
import { keepTree } from './overlap/kept-trees.ts';
import { parse } from './parse/parse.ts';
import type { Span, Trouble } from './parse/tree.ts';
import { nearest } from './suggest.ts';
import type { Condition, ConditionProblem, ExactCondition, Vocabulary } from './types.ts';
import { type Index, indexOf } from './vocabulary.ts';
import { FUNCTION_WORDS } from './work/functions.ts';
import { run } from './work/run.ts';

/** Longer texts are not read as expressions. */
const LONGEST = 10_000;
const MOST_PROBLEMS = 20;
const MOST_KEPT = 10_000;

/**
 * Reads a condition or a formula. It is exact where the whole text parses and checks; wrong where it does not, but has
 * an operator or calls a function; otherwise in words. It never fails, whatever the text.
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
    typed: (span) => shortened(typedAt(text, span)),
    hasParts: (label) => index.owners.has(folded(label)),
    unknown: (words) => unknownWords(shortened(words), index),
  };
}

function typedAt(text: FoldedText, { start, end }: Span): string {
  return text.typed.slice(text.place(start), text.place(end));
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

function exact(
  text: string,
  { tree, kind }: ReturnType<typeof check>,
  mentions: readonly string[],
): ExactCondition {
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

/** Whether a text has a sign or a call that prose has not. Arrows (`->`, `=>`) and `<tags>` are prose. */
function looksExact(text: string): boolean {
  const bare = text.replace(QUOTED, '""').replace(TAG, '');
  return OPERATOR.test(bare) || CALL.test(bare);
}

function tooLong(text: string): Condition {
  if (!looksExact(text.slice(0, LONGEST))) return { form: 'words', text };
  const sentence = `This has more than ${LONGEST} characters; split it, or keep it in words.`;
  return { form: 'wrong', text, problems: [{ start: LONGEST, end: text.length, sentence }], mentions: [] };
}
