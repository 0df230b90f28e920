import { isNothing } from '../../answers/everyday-words.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { foldText } from '../../conditions/folded-text.ts';
import type { Decision, Question } from '../../facts/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { ShapeSpec, Value } from '../../shapes/types.ts';
import type { Workspace } from '../../workspace/workspace.ts';

const NOTHING_WORDS = new Set(['', 'never', 'nobody', 'not used']);

export function meansNothing(words: string): boolean {
  const said = foldCase(words).replace(/[.!]$/, '');
  return isNothing(said) || NOTHING_WORDS.has(said);
}

export type SettledText = ReturnType<typeof settledTextOf>;

/** Decisions never change, so their words are folded once. */
const wordsCache = new WeakMap<Decision, SettledText>();

export const settledTexts = memoizeByObject(({ questions }: Workspace): readonly SettledText[] =>
  questions.flatMap(({ question, decision }) => {
    if (!decision || !('value' in decision.result)) return [];
    const words = wordsCache.get(decision) ?? settledTextOf(question, decision, decision.result.value);
    wordsCache.set(decision, words);
    return [words];
  }),
);

/** `text` is normalized for searching: every cell and item on its own line. */
function settledTextOf(question: Question, decision: Decision, value: Value) {
  return { decision, question, value, text: foldText(textsIn(value, question.shape).join('\n')).low };
}

/** A chosen option is an id, not text; words typed in place of one count. */
function textsIn(value: Value, shape: ShapeSpec): readonly string[] {
  if (typeof value === 'string')
    return shape.shape === 'choice' && shape.options.some(({ id }) => id === value) ? [] : [value];
  if ('amount' in value) return [];
  if ('cells' in value) return [...value.rows, ...value.columns, ...value.cells.flat()];
  return value.flatMap((row) => (typeof row === 'string' ? [row] : row));
}

/** A stem without a vowel is not a word: “string” is not “str”. */
const VOWEL = /[aeiouy]/;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * The words of a text without the endings that English gives a verb or a plural, so that “approves the invoices” and
 * “approve invoice” share their words. Words of other scripts stay as they are.
 */
export function stems(text: string): readonly string[] {
  return (foldCase(text).match(WORD) ?? []).map(stem);
}

function stem(word: string): string {
  if (word.length < 4) return word;
  const bare = word.replace(/(?:ies|ied)$/, 'y').replace(/(?<!s)s$/, '');
  const root = bare.replace(/(?:ing|ed)$/, '');
  const stemmed =
    root.length < 3 || !VOWEL.test(root) ? bare : root === bare ? root : root.replace(/([bdgmnprt])\1$/, '$1');
  return stemmed.length > 3 ? stemmed.replace(/e$/, '') : stemmed;
}
