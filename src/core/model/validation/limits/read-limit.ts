import type { RuleKind } from '../../types.ts';
import { readPattern } from '../patterns/read-pattern.ts';
import { readEnds } from './ends.ts';
import type { Bound, ConstantCalled, Limit } from './types.ts';

/**
 * What the limit of a rule says. `kind` is what the rule was said to be, null where nobody has said; `constant` finds
 * a number by its name. A limit in words that is neither a number nor a pattern is a condition.
 */
export function readLimit(words: string, kind: RuleKind | null, constant: ConstantCalled): Limit {
  const text = words.trim();
  if (text === '')
    return { kind: 'unreadable', sentence: 'Nobody has said what the limit is; write it down.' };
  if (kind === 'pattern') return asPattern(text);
  if (kind === 'range') return readEnds(text, constant);
  if (kind === 'length') return inCharacters(text, readEnds(text, constant));
  if (kind === null) return ofAnyKind(text, constant);
  return { kind: 'condition', words: text };
}

function asPattern(text: string): Limit {
  const read = readPattern(text);
  if (!read.ok) return { kind: 'unreadable', sentence: read.sentence };
  return { kind: 'pattern', ...read.pattern };
}

/** Slashes always mean a pattern; else a number with a direction, or the name of one. */
function ofAnyKind(text: string, constant: ConstantCalled): Limit {
  return /^\/.+\/[a-z]*$/su.test(text) ? asPattern(text) : readEnds(text, constant);
}

const CHARACTERS = /^(?:character|characters|char|chars|letter|letters|sign|signs|digit|digits)?$/u;

/** Only characters are counted: a length in words or lines cannot be checked. */
function inCharacters(text: string, limit: Limit): Limit {
  if (limit.kind !== 'between') return limit;
  const strange = [limit.least, limit.most].find((bound) => bound && !countsCharacters(bound));
  if (strange) {
    const unit = strange.quantity?.unit ?? '';
    return {
      kind: 'unreadable',
      sentence: `“${text}” counts ${unit}, not characters; say how many characters it may have.`,
    };
  }
  return { ...limit, kind: 'length' };
}

function countsCharacters({ quantity }: Bound): boolean {
  return CHARACTERS.test(quantity?.unit.toLowerCase() ?? '');
}
