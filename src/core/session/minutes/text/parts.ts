import type { Question } from '../../../facts/types.ts';
import { escapeCell, escapeMarkdown } from '../../../spec/escape.ts';

/** A pipe table; empty without rows. The cells are plain text. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [head, head.map(() => '---'), ...rows.map((row) => row.map(escapeCell))].map(line).join('\n');
}

export function bulleted(lines: readonly string[]): string {
  return lines.map((line) => `- ${line.replaceAll('\n', '\n  ')}`).join('\n');
}

export function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** A question in its words, with the way from the folder of the walkthrough to its own. */
export function linkTo({ id, ask }: Question): string {
  return `${escapeMarkdown(ask)} ([${id}](../../${id}/question.md))`;
}
