import { trimmed } from './folded.ts';
import { firstTrouble, LIMITS, lineTrouble, NOTHING_SAID, passing, sizeTrouble } from './limits.ts';
import type { Problem, Shape } from './types.ts';
import { saidItems } from './without-blanks.ts';

const BULLET = /^\s*(?:[-*+•‣–]|\d{1,4}[.)])\s+/u;
const BARE_BULLET = /^\s*[-*+•‣–]\s*$/u;

/** With or without `-`, `*` or `1.` before them; blank lines are left out. */
export function readItemLines(text: string): string[] {
  return trimmed(text)
    .split('\n')
    .map((line) => (BARE_BULLET.test(line) ? '' : line.replace(BULLET, '').trim()))
    .filter((item) => item !== '');
}

export function writeItemLines(items: readonly string[]): string {
  return saidItems(items)
    .map((item) => `- ${item}`)
    .join('\n');
}

export function itemsTrouble(value: unknown): Problem | null {
  const size = sizeTrouble(value, 'items', LIMITS.rows);
  if (size !== null) return size;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const trouble = firstTrouble(items, (item, at) => lineTrouble(item, `Item ${at + 1}`));
  if (trouble !== null) return trouble;
  return items.some((item) => typeof item === 'string' && item.trim() !== '') ? null : NOTHING_SAID;
}

/** On disk a Markdown list. */
export const list: Shape<'list'> = {
  name: 'list',
  empty: () => [],
  isEmpty: (value) => saidItems(value).length === 0,
  check: itemsTrouble,
  serialize: writeItemLines,
  parse: (written) => passing({ ok: true, value: readItemLines(written) }, itemsTrouble),
};
