import { escapeCell } from '../../spec/escape.ts';

/** A pipe table; the first row is its head. The cells are plain text. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(escapeCell).join(' | ')} |`).join('\n');
}
