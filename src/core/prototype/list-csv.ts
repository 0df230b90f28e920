import { knownValue, type Look, listOf, lookOfSourced, questionOf } from '../answers/sourced.ts';
import type { Product } from '../product/product.ts';
import type { ListColumn } from './list-view.ts';
import { thingsNamed } from './rows-about.ts';
import type { SampleRow } from './sample/types.ts';

const SPREADSHEET = /csv|spreadsheet|excel|xlsx?/i;

/**
 * Whether it was said that these records, or a report of them, go out as a file for spreadsheets, and how sure that is;
 * null: nobody has.
 */
export function csvExportOf(
  product: Product,
  entity: string,
): { readonly look: Look; readonly question: string } | null {
  const found = product.index.entities.get(entity);
  const out = listOf(found?.files).find(
    ({ way, form }) => knownValue(way) === 'out' && SPREADSHEET.test(knownValue(form) ?? ''),
  );
  const report = listOf(product.model.screens.reports).find(
    ({ label, holds, taken }) =>
      SPREADSHEET.test(knownValue(taken) ?? '') &&
      thingsNamed(product, `${label}, ${knownValue(holds) ?? ''}`).includes(entity),
  );
  const said = out?.form ?? report?.taken;
  return said ? { look: lookOfSourced(said), question: questionOf(said) } : null;
}

/** What a list shows, with the heads of its columns, as a file for spreadsheets (RFC 4180). */
export function csvOf(columns: readonly ListColumn[], rows: readonly SampleRow[]): string {
  const shown = columns.filter(({ shows }) => shows !== 'hole');
  const lines = [shown.map(({ label }) => label), ...rows.map((row) => shown.map(({ textOf }) => textOf(row)))];
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** A spreadsheet would take a cell that begins like a formula for one. */
const FORMULA = /^[=+@\t\r]|^-(?!\d)/;

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
