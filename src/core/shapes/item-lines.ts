import { filledItems } from './blanks.ts';
import { checkParsed, EMPTY_ANSWER, firstProblem, LIMITS, lineProblem, sizeProblem } from './limits.ts';
import { trimText } from './normalize-text.ts';
import type { Problem, Shape } from './types.ts';

const BULLET = /^\s*(?:[-*+•‣–]|\d{1,4}[.)])\s+/u;
const BARE_BULLET = /^\s*[-*+•‣–]\s*$/u;

/** With or without `-`, `*` or `1.` before them; blank lines are left out. */
export function readItemLines(text: string): string[] {
  return trimText(text)
    .split('\n')
    .map((line) => (BARE_BULLET.test(line) ? '' : line.replace(BULLET, '').trim()))
    .filter((item) => item !== '');
}

export function writeItemLines(items: readonly string[]): string {
  return filledItems(items)
    .map((item) => `- ${item}`)
    .join('\n');
}

export function itemsProblem(value: unknown): Problem | null {
  const size = sizeProblem(value, 'items', LIMITS.rows);
  if (size !== null) return size;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const problem = firstProblem(items, (item, at) => lineProblem(item, `Item ${at + 1}`));
  if (problem !== null) return problem;
  return items.some((item) => typeof item === 'string' && item.trim() !== '') ? null : EMPTY_ANSWER;
}

/** On disk a Markdown list. */
export const list: Shape<'list'> = {
  name: 'list',
  empty: () => [],
  isEmpty: (value) => filledItems(value).length === 0,
  check: itemsProblem,
  serialize: writeItemLines,
  parse: (written) => checkParsed({ ok: true, value: readItemLines(written) }, itemsProblem),
};
