import { blankRows, readRows, rowsTrouble, writeRows } from './rows.ts';
import type { Shape, SpecOf } from './types.ts';

/** Rows under named columns. On disk a Markdown table. */
export const table: Shape<'table'> = {
  name: 'table',
  empty: () => [],
  isEmpty: blankRows,
  check: (value, spec) => rowsTrouble(value, labelsOf(spec)),
  serialize: (value, spec) => writeRows(value, labelsOf(spec)),
  parse(written, spec) {
    const read = readRows(written, labelsOf(spec));
    if (!read.ok) return read;
    const problem = table.check(read.value, spec);
    return problem === null ? read : { ok: false, problem };
  },
};

function labelsOf(spec: SpecOf<'table'>): string[] {
  return spec.columns.map((column) => column.label);
}
