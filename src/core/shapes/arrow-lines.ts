import { trimText } from './normalize-text.ts';
import { readPipeRow } from './pipe-table.ts';
import type { ParseResult } from './types.ts';

const ARROW = /\s*(?:<?[-–—=]+>|[→⟶⇒➔])\s*/u;

/** Whether the first line of a text has an arrow. */
export function hasArrow(text: string): boolean {
  return !text.includes('\t') && ARROW.test(trimText(text).split('\n', 1)[0] ?? '');
}

/**
 * Reads lines like `New -> Paid: pay | Clerk` into rows of from, to and `width - 2` more cells.
 * `A -> B -> C` is two edges; what follows the colon belongs to the last.
 */
export function readArrowLines(text: string, width: number): ParseResult<string[][]> {
  const rows: string[][] = [];
  for (const [at, line] of trimText(text).split('\n').entries()) {
    if (line.trim() === '') continue;
    const edges = edgesOf(line, width);
    if (edges === null) return { ok: false, problem: `Line ${at + 1} is not an arrow; write it like “New -> Paid”.` };
    rows.push(...edges);
  }
  return { ok: true, value: rows };
}

function edgesOf(line: string, width: number): string[][] | null {
  const stops = line.replace(/^\s*(?:[-*+•]|\d{1,4}[.)])\s+/u, '').split(ARROW);
  if (stops.length < 2) return null;
  const [to = '', said = ''] = width > 2 ? splitOnce(stops.at(-1) ?? '') : [stops.at(-1)];
  const names = [...stops.slice(0, -1), to].map((name) => name.trim());
  const more = said === '' ? [] : readPipeRow(said);
  return names.slice(1).map((name, at) => {
    const last = at === names.length - 2;
    const cells = last ? joinExtraCells(more, width - 2) : [];
    return [names[at] ?? '', name, ...Array.from({ length: width - 2 }, (_, cell) => cells[cell] ?? '')];
  });
}

function splitOnce(text: string): [string, string] {
  const at = text.search(/:(?=\s|$)/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1).trim()];
}

/** Extra cells are joined into the last column. */
function joinExtraCells(cells: readonly string[], width: number): string[] {
  return cells.length <= width ? [...cells] : [...cells.slice(0, width - 1), cells.slice(width - 1).join(' | ')];
}
