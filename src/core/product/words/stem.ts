import { foldCase } from '../../shapes/normalize-text.ts';

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
