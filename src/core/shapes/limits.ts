import type { ParseResult, Problem } from './types.ts';

/** Limits of an answer: characters of prose, characters of one line or cell, rows or items, names on a side. */
export const LIMITS = { prose: 20_000, line: 2_000, rows: 2_000, side: 200 } as const;

export const EMPTY_ANSWER: Problem = 'Nothing has been said yet.';

/** Half of a character would come back as another one, and a file with a zero is no text. */
export const BROKEN_CHARACTER = /[\p{Surrogate}\0]/u;

/** What is wrong with a value as text of at most `limit` characters, or null. `what` opens the sentence. */
export function textProblem(value: unknown, what: string, limit: number): Problem | null {
  if (typeof value !== 'string') return `${what} must be text.`;
  if (value.length > limit)
    return `${what} is ${formatCount(value.length)} characters long; the limit is ${formatCount(limit)}.`;
  if (BROKEN_CHARACTER.test(value)) return `${what} contains a broken character; type it again.`;
  return null;
}

/** The same for text that must not be blank. */
export function requiredTextProblem(value: unknown, what: string, limit: number): Problem | null {
  const problem = textProblem(value, what, limit);
  return problem ?? (typeof value === 'string' && value.trim() !== '' ? null : EMPTY_ANSWER);
}

export function checkParsed<V>(read: ParseResult<V>, check: (value: V) => Problem | null): ParseResult<V> {
  const problem = read.ok ? check(read.value) : null;
  return problem === null ? read : { ok: false, problem };
}

export function lineProblem(value: unknown, what: string): Problem | null {
  const problem = textProblem(value, what, LIMITS.line);
  if (problem !== null) return problem;
  return typeof value === 'string' && /[\r\n]/.test(value.trim())
    ? `${what} has a line break; keep it on one line.`
    : null;
}

/** What is wrong with a value as a list of at most `limit` items, or null. */
export function sizeProblem(value: unknown, what: string, limit: number): Problem | null {
  if (!Array.isArray(value)) return `The ${what} must be a list.`;
  return value.length > limit
    ? `There are ${formatCount(value.length)} ${what}; the limit is ${formatCount(limit)}.`
    : null;
}

export function firstProblem<T>(items: readonly T[], check: (item: T, at: number) => Problem | null) {
  for (const [at, item] of items.entries()) {
    const found = check(item, at);
    if (found !== null) return found;
  }
  return null;
}

function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}
