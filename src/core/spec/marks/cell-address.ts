import { memoize } from '../../base/memoize.ts';
import { beginningOf } from '../../english/short-name.ts';
import { lineAt, lineStarts } from '../lines.ts';
import { plainText } from '../plain-text.ts';
import { cellsOf, splitAtPipes } from '../tables.ts';
import type { CellAddress } from '../types.ts';

/** A longer row is read only up to this offset. */
export const MAX_ROW_LENGTH = 4096;
const MAX_NAME_LENGTH = 80;
/** With more columns than this none is named. */
const MAX_NAMED_COLUMNS = 4;

export const EMPTY_CELL = /^(?:|\?+|[-–—…]|tb[dca]\.?|todo|open|pending|unknown)$/i;

/**
 * For a mark at an offset in a text with a table, where in the table it is; nothing where it is in no row below the
 * header.
 *
 * @param header the header's line, from 0
 * @param starts offsets of the lines
 */
export function cellLookup(
  lines: readonly string[],
  header: number,
  starts: readonly number[],
): (offset: number) => { readonly cell?: CellAddress } {
  const headers = cellsOf((lines[header] ?? '').slice(0, MAX_ROW_LENGTH)).map(plainText);
  const rowAt = memoize((line: number) => readRow((lines[line] ?? '').slice(0, MAX_ROW_LENGTH)));
  return (offset) => {
    const line = lineAt(starts, offset);
    const at = offset - (starts[line] ?? 0);
    if (line < header + 2 || at >= MAX_ROW_LENGTH || !lines[line]?.includes('|')) return {};
    const { cellAt, nameBeside } = rowAt(line);
    const cell = cellAt(at);
    return { cell: cellAddress(nameBeside(cell), [headers[cell] ?? '']) };
  };
}

/** A place in a table, by its row’s name and the headers above it, as written. */
export function cellAddress(row: string, headers: readonly string[]): CellAddress {
  const columns = headers.length > MAX_NAMED_COLUMNS ? [] : headers.map(shortened).filter(Boolean);
  const name = shortened(row);
  return { ...(name === '' ? {} : { row: name }), columns };
}

function readRow(row: string) {
  const pieces = splitAtPipes(row);
  const starts = lineStarts(pieces);
  const leads = pieces[0]?.trim() === '' ? 1 : 0;
  const cells = cellsOf(row);
  const first = cells.findIndex((cell) => !EMPTY_CELL.test(cell));
  const worded = cells.findIndex((cell) => /\p{L}/u.test(cell) && !EMPTY_CELL.test(cell));
  return {
    cellAt: (at: number) => lineAt(starts, at) - leads,
    /** What names the row of a cell: the first cell with a word in it, else a number before it. */
    nameBeside: (cell: number) => {
      const name = [worded, first].find((index) => index >= 0 && index < cell) ?? worded;
      return name === cell ? '' : plainText(cells[name] ?? '');
    },
  };
}

function shortened(name: string): string {
  return beginningOf(name, MAX_NAME_LENGTH);
}
