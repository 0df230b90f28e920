import type { Parsed, Problem } from './types.ts';

/** Limits of an answer: characters of prose, characters of one line or cell, rows or items, names on a side. */
export const LIMITS = { prose: 20_000, line: 2_000, rows: 2_000, side: 200 } as const;

export const NOTHING_SAID: Problem = 'Nothing has been said yet.';

const LONE_SURROGATE = /\p{Surrogate}/u;

/** What is wrong with a value as text of at most `limit` characters, or null. `what` opens the sentence. */
export function textTrouble(value: unknown, what: string, limit: number): Problem | null {
  if (typeof value !== 'string') return `${what} must be text.`;
  if (value.length > limit)
    return `${what} is ${counted(value.length)} characters long; at most ${counted(limit)} fit.`;
  // Half of a character pair cannot be written to a file: it would come back as another character.
  if (LONE_SURROGATE.test(value)) return `${what} holds a broken character; type it again.`;
  return null;
}

/** The same for text that must not be blank. */
export function saidTrouble(value: unknown, what: string, limit: number): Problem | null {
  const trouble = textTrouble(value, what, limit);
  return trouble ?? (typeof value === 'string' && value.trim() !== '' ? null : NOTHING_SAID);
}

export function passing<V>(read: Parsed<V>, trouble: (value: V) => Problem | null): Parsed<V> {
  const problem = read.ok ? trouble(read.value) : null;
  return problem === null ? read : { ok: false, problem };
}

export function lineTrouble(value: unknown, what: string): Problem | null {
  const trouble = textTrouble(value, what, LIMITS.line);
  if (trouble !== null) return trouble;
  return typeof value === 'string' && /[\r\n]/.test(value.trim())
    ? `${what} has a line break; keep it on one line.`
    : null;
}

/** What is wrong with a value as a list of at most `limit` things, or null. */
export function sizeTrouble(value: unknown, what: string, limit: number): Problem | null {
  if (!Array.isArray(value)) return `The ${what} must be a list.`;
  return value.length > limit ? `There are ${counted(value.length)} ${what}; at most ${counted(limit)} fit.` : null;
}

export function firstTrouble<T>(items: readonly T[], trouble: (item: T, at: number) => Problem | null) {
  for (const [at, item] of items.entries()) {
    const found = trouble(item, at);
    if (found !== null) return found;
  }
  return null;
}

function counted(count: number): string {
  return count.toLocaleString('en-GB');
}
