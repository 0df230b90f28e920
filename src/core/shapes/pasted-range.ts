import { LIMITS } from './limits.ts';

/**
 * Rows of cells as spreadsheets put them on the clipboard: tabs between cells, line ends between rows. A cell that
 * itself holds a tab, a line break or a quote comes in double quotes, with its own quotes doubled. Any other quote
 * was typed.
 */
export function readPastedRange(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const cell = cellAt(source, at);
    rows.at(-1)?.push(cell.text.trim());
    if (cell.end >= source.length) return rows;
    if (source[cell.end] === '\n') rows.push([]);
    at = cell.end + 1;
  }
}

interface Cell {
  readonly text: string;
  readonly end: number;
}

function cellAt(source: string, at: number): Cell {
  const quoted = source[at] === '"' ? quotedCellAt(source, at) : null;
  if (quoted) return quoted;
  const length = source.slice(at).search(/[\t\n]/);
  const end = length < 0 ? source.length : at + length;
  return { text: source.slice(at, end), end };
}

function quotedCellAt(source: string, at: number): Cell | null {
  const end = closingQuote(source, at);
  if (end === null) return null;
  const inner = source.slice(at + 1, end - 1);
  return /[\t\n"]/.test(inner) ? { text: inner.replaceAll('""', '"'), end } : null;
}

/** Where a quoted cell ends, or null where it does not: text longer than any cell is not searched. */
function closingQuote(source: string, at: number): number | null {
  let quote = source.indexOf('"', at + 1);
  while (quote >= 0 && source[quote + 1] === '"') quote = source.indexOf('"', quote + 2);
  if (quote < 0 || quote - at > 2 * LIMITS.line) return null;
  const next = source[quote + 1];
  return next === undefined || next === '\t' || next === '\n' ? quote + 1 : null;
}
