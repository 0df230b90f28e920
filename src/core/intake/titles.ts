import { collapseSpaces } from '../english/short-name.ts';

/** What follows tells more of the same: “Customers, exported 2026”, “Customers (all)”. */
const ASIDE = /\s*(?:[,;:|([–—]| - ).*$/su;
const LEADING = /^(?:(?:a |the )?(?:list|table|export|extract|overview|register) of|all|our|the)\s+/iu;
/** A year or a day at the end. */
const TRAILING_DATE = /\s+(?:(?:as )?(?:of|in|for|from|since)\s+)?\d{4}(?:[-/.]\d{1,2}){0,2}$/iu;
/** Whose they are, which “Proof of delivery” does not say. */
const WHOSE = /\s+(?:of|for|from|in|at)\s+(?:the|our|all|this|my)\s.*$/isu;
const FURTHER = /\s+(?:of|for|from|in|at|on|by|per|with|as|since)\s.*$/isu;
const TRAILING_WORD = /\s+(?:list|table|export|extract|overview|register|data|sheet)$/iu;

function cutBy(words: string, ...parts: readonly RegExp[]): string {
  return parts.reduce((left, part) => left.replace(part, '').trim() || left, words);
}

/** What the words above a table call its records: “Customers of the workshop, exported 2026” are customers. */
export function nameInTitle(title: string): string {
  return cutBy(collapseSpaces(title).trim(), ASIDE, LEADING, TRAILING_DATE, WHOSE);
}

/** What a title may be about, the most exact first. */
export function namesInTitle(title: string): readonly string[] {
  const name = nameInTitle(title);
  const bare = cutBy(name, TRAILING_WORD);
  return [...new Set([collapseSpaces(title).trim(), name, bare, cutBy(bare, FURTHER)])];
}
