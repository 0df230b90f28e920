import { quotedList } from '../../english/lists.ts';
import { shortName } from '../../english/short-name.ts';
import type { CellAddress, Mark } from '../types.ts';

/**
 * What is open in a table, as a phrase after the name of the section: in which rows, for which columns. Null where
 * not all of it is in tables, or its table names nothing.
 *
 * @param alike marks of the same words
 * @param words the same, as a sentence can hold them
 */
export function openInTable(alike: readonly Mark[], words: string): string | null {
  const places = alike.flatMap(({ cell }) => cell ?? []);
  const empty = alike.filter(({ kind }) => kind === 'empty-cell').length;
  if (places.length < alike.length || (empty > 0 && empty < alike.length)) return null;
  const columns = columnsOf(places);
  const isRowless = empty > 0 && places.every(({ row }) => row === undefined);
  if (isRowless) return columns === '' ? null : `the table of ${columns} has no rows`;
  const { rows, isOne } = rowsOf(alike);
  const says = isOne ? 'says' : 'say';
  const what = empty > 0 ? `${says} nothing` : `still ${says} “${words}”`;
  return `${rows} ${what}${columns === '' ? '' : ` for ${columns}`}`;
}

/** The rows by name; only their number where one of them has none. */
function rowsOf(alike: readonly Mark[]): { readonly rows: string; readonly isOne: boolean } {
  const names = new Set(alike.map(({ cell, line }) => (cell?.row === undefined ? line : shortName(cell.row))));
  const named = [...names].filter((name) => typeof name === 'string');
  const isOne = names.size === 1;
  if (named.length < names.size) return { rows: isOne ? 'a row' : `${names.size} rows`, isOne };
  return { rows: `the ${isOne ? 'row' : 'rows'} ${quotedList(named)}`, isOne };
}

/** The columns that are open in every row; none where rows differ. */
function columnsOf(places: readonly CellAddress[]): string {
  const all = new Set(places.flatMap(({ columns }) => columns.map(shortName)));
  const isOneRow = new Set(places.map(({ row }) => row)).size === 1;
  const isSame = isOneRow || places.every(({ columns }) => columns.length === all.size);
  return isSame ? quotedList([...all]) : '';
}
