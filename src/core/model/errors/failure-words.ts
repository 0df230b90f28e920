import { folded } from '../shapes/folded.ts';
import type { CallFailure } from './types.ts';

/** How people say what can fail about a message to another system; the first that fits counts. */
const FAILURES: readonly (readonly [failure: CallFailure, words: RegExp])[] = [
  ['timeout', /\b(?:time[sd]?[ -]?out|too slow|takes? too long|took too long|no answer in time|slow)\b/u],
  ['duplicate', /\b(?:duplicates?|twice|already (?:there|done|sent|exists)|double[ds]?|again)\b/u],
  ['conflict', /\b(?:conflicts?|faster|changed (?:meanwhile|since)|out of date|stale|disagrees?)\b/u],
  [
    'refused',
    /\b(?:refuse[sd]?|reject(?:s|ed)?|decline[sd]?|denie[sd]|not accepted|invalid|says no|said no)\b/u,
  ],
  [
    'unreachable',
    /\b(?:unreachable|not reach(?:ed|able)|cannot be reached|not available|unavailable|no (?:answer|reply|connection)|not answer(?:ing)?|down|offline|away|off)\b/u,
  ],
];

/** Which failure words speak of, without those of the name itself; null where they speak of none. */
export function failureIn(words: string, name: string): CallFailure | null {
  const rest = folded(words).replace(folded(name), ' ');
  return FAILURES.find(([, pattern]) => pattern.test(rest))?.[0] ?? null;
}

/** "every call: unreachable", "any message to another system: too slow", "calls: refused"; or "timeout" alone. */
const EVERY_CALL = /^(?:(?:every|any|all|each)\s(?:other\s)?)?(?:calls?|messages?|systems?)\b[^:]*:\s*(.+)$/u;
const ALONE = /^[^\s:]+(?:\s[^\s:]+)?$/u;

/** The failure of whichever call that words speak of; null where they speak of none. */
export function failureOfEveryCall(words: string): CallFailure | null {
  const text = folded(words);
  return failureIn(EVERY_CALL.exec(text)?.[1] ?? (ALONE.test(text) ? text : ''), '');
}
