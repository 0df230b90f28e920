import { readCondition } from '../../conditions/index.ts';
import type { ExpressionAt } from './expression-at.ts';

/** What is wrong with the expression at a place of a text, in one sentence; null where it is exact, or plainly words. */
export function problemIn({ vocabulary, start, end, wanted }: ExpressionAt, text: string): string | null {
  const said = text.slice(start, end);
  if (said.trim() === '') return null;
  const read = readCondition(said, vocabulary);
  if (read.form === 'wrong') return read.problems[0]?.sentence ?? null;
  if (read.form === 'words' || wanted.is !== 'test' || read.type === 'yes-no' || read.type === 'unknown') return null;
  return `“${said.trim()}” is not yes or no; compare it with something.`;
}
