import { passing } from './limits.ts';
import { blankRows, readRows, rowsTrouble, writeRows } from './rows.ts';
import type { Shape, SpecOf } from './types.ts';

/** On disk a Markdown table. */
export const table: Shape<'table'> = {
  name: 'table',
  empty: () => [],
  isEmpty: blankRows,
  check: (value, spec) => rowsTrouble(value, labelsOf(spec)),
  serialize: (value, spec) => writeRows(value, labelsOf(spec)),
  parse: (written, spec) => passing(readRows(written, labelsOf(spec)), (value) => table.check(value, spec)),
};

function labelsOf(spec: SpecOf<'table'>): string[] {
  return spec.columns.map((column) => column.label);
}
