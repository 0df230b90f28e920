import { checkParsed } from './limits.ts';
import { areRowsBlank, readRows, rowsProblem, writeRows } from './rows.ts';
import type { Shape, SpecOf } from './types.ts';

/** On disk a Markdown table. */
export const table: Shape<'table'> = {
  name: 'table',
  empty: () => [],
  isEmpty: areRowsBlank,
  check: (value, spec) => rowsProblem(value, labelsOf(spec)),
  serialize: (value, spec) => writeRows(value, labelsOf(spec)),
  parse: (written, spec) => checkParsed(readRows(written, labelsOf(spec)), (value) => table.check(value, spec)),
};

function labelsOf(spec: SpecOf<'table'>): string[] {
  return spec.columns.map((column) => column.label);
}
