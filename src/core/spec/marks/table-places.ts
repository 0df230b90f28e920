import { memoize } from '../../base/memoize.ts';
import { beginningOf } from '../../english/short-name.ts';
import { lineAt, startsOf } from '../lines.ts';
import { plainText } from '../plain-text.ts';
import { cellsOf, splitAtPipes } from '../tables.ts';
import type { TablePlace } from '../types.ts';

/** Places in a longer row get no names. */
const LONGEST_ROW = 4096;
const LONGEST_NAME = 80;
/** With more columns than these none is named. */
const MOST_COLUMNS = 4;

/** A cell that says nothing. */
export const NOTHING = /^(?:|\?+|[-–—…]|tb[dca]\.?|todo|open|pending|unknown)$/i;

/**
 * For a mark at an offset in a text with a table, where in the table it is; nothing where it is in no row below the
 * header.
 *
 * @param header the header's line, from 0
 * @param starts offsets of the lines
 */
export function placesIn(
  lines: readonly string[],
  header: number,
  starts: readonly number[],
): (offset: number) => { readonly cell?: TablePlace } {
  const headers = cellsOf((lines[header] ?? '').slice(0, LONGEST_ROW)).map(plainText);
  const rowAt = memoize((line: number) => readRow((lines[line] ?? '').slice(0, LONGEST_ROW)));
  return (offset) => {
    const line = lineAt(starts, offset);
    const at = offset - (starts[line] ?? 0);
    if (line < header + 2 || at >= LONGEST_ROW || !lines[line]?.includes('|')) return {};
    const { cellAt, nameBeside } = rowAt(line);
    const cell = cellAt(at);
    return { cell: tablePlace(nameBeside(cell), [headers[cell] ?? '']) };
  };
}

/** A place in a table, by its row’s name and the headers above it, as written. */
export function tablePlace(row: string, headers: readonly string[]): TablePlace {
  const columns = headers.length > MOST_COLUMNS ? [] : headers.map(shortened).filter(Boolean);
  const name = shortened(row);
  return { ...(name === '' ? {} : { row: name }), columns };
}

function readRow(row: string) {
  const pieces = splitAtPipes(row);
  const starts = startsOf(pieces);
  const leads = pieces[0]?.trim() === '' ? 1 : 0;
  const cells = cellsOf(row);
  const first = cells.findIndex((cell) => !NOTHING.test(cell));
  const worded = cells.findIndex((cell) => /\p{L}/u.test(cell) && !NOTHING.test(cell));
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
  return beginningOf(name, LONGEST_NAME);
}
