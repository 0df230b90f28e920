import { fileTitle } from '../names.ts';
import type { LeftOut } from '../types.ts';
import { cellAddress, columnLetters } from '../values/address-of-cell.ts';
import { looksLikeValue } from '../values/column-type.ts';
import type { RecordTable } from '../values/table-proposals.ts';
import { type GridTable, tablesInGrid } from '../values/tables-in-grid.ts';

/** The cells of one sheet, or of a file that is one. */
export interface Grid {
  /** Empty: the file has no sheets. */
  readonly sheet: string;
  readonly rows: readonly (readonly string[])[];
  /** Columns whose cells are worked out, by number. */
  readonly worked?: ReadonlySet<number>;
}

/** Names that spreadsheets give sheets by themselves. */
const UNNAMED_SHEET = /^(?:sheet|tabelle|feuil|hoja|blad|foglio|arkusz)\s?\d*$/i;

/** Rows in which a value is looked for that no name of a column could be. */
const LOOKED_AT = 50;

/** The tables on a sheet, each named by its title, its sheet or its file. */
export function recordTables(
  { sheet, rows, worked }: Grid,
  file: string,
): { readonly tables: readonly RecordTable[]; readonly leftOut: readonly LeftOut[] } {
  const { tables, lone } = tablesInGrid(rows);
  const at = (address: string) => (sheet === '' ? address : `${sheet}!${address}`);
  const named = sheet === '' || UNNAMED_SHEET.test(sheet) ? fileTitle(file) : sheet;
  const leftOut: LeftOut[] = lone.map(({ row, column, words }) => ({
    place: at(cellAddress(row, column)),
    why: `“${words.slice(0, 60)}” stands alone, outside of any table.`,
  }));
  let untitled = 0;
  const found = tables.map((table): RecordTable => {
    const { header, headerRow, firstColumn, title, rows: records } = table;
    const right = firstColumn + widthOf(table) - 1;
    const place = at(`${cellAddress(headerRow, firstColumn)}:${cellAddress(lastRowOf(table), right)}`);
    if (header !== null && !records.slice(0, LOOKED_AT).some(({ cells }) => cells.some(looksLikeValue)))
      leftOut.push({
        place,
        why: 'The first row was taken for the names of the columns; it could be a record as well.',
      });
    if (header === null) leftOut.push({ place, why: 'No row names the columns; write their names above them.' });
    const columns = (header ?? []).map((name, c) => ({
      name,
      place: at(`${columnLetters(firstColumn + c)}${headerRow + 1}`),
      ...(worked?.has(firstColumn + c) && { type: 'computed' }),
    }));
    if (title === '') untitled += 1;
    const own = title || (untitled === 1 ? named : `${named} ${untitled}`);
    return {
      ...{ name: own, place, columns, rows: records.map(({ cells }) => cells) },
      ...(title !== '' && { title }),
      placeOf: (row, column) => at(cellAddress(records[row]?.at ?? headerRow, firstColumn + column)),
    };
  });
  return { tables: found, leftOut };
}

function widthOf({ header, rows }: GridTable): number {
  return header?.length ?? rows[0]?.cells.length ?? 1;
}

function lastRowOf({ rows, headerRow }: GridTable): number {
  return rows.at(-1)?.at ?? headerRow;
}
