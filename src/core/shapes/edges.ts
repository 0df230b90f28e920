import { hasArrow, readArrowLines } from './arrow-lines.ts';
import { checkParsed, firstProblem } from './limits.ts';
import { areRowsBlank, readRows, rowsProblem, writeRows } from './rows.ts';
import type { EdgesValue, Problem, Shape, SpecOf } from './types.ts';

/** On disk a Markdown table that begins with From and To; read from `New -> Paid: pay` too. */
export const edges: Shape<'edges'> = {
  name: 'edges',
  empty: () => [],
  isEmpty: areRowsBlank,
  check: (value, spec) => rowsProblem(value, labelsOf(spec)) ?? looseEnd(value),
  serialize: (value, spec) => writeRows(value, labelsOf(spec)),
  parse: (written, spec) => checkParsed(readEdges(written, labelsOf(spec)), (value) => edges.check(value, spec)),
};

function labelsOf(spec: SpecOf<'edges'>): string[] {
  return ['From', 'To', ...spec.columns.map((column) => column.label)];
}

function readEdges(written: string, labels: readonly string[]) {
  const drawn = !written.trimStart().startsWith('|') && hasArrow(written);
  return drawn ? readArrowLines(written, labels.length) : readRows(written, labels);
}

function looseEnd(value: unknown): Problem | null {
  const rows: readonly EdgesValue[number][] = Array.isArray(value) ? value : [];
  return firstProblem(rows, (cells, at) => {
    if (areRowsBlank([cells])) return null;
    const [from = '', to = ''] = cells;
    if (from.trim() === '') return `Row ${at + 1} does not say where it starts: fill in “From”.`;
    return to.trim() === '' ? `Row ${at + 1} does not say where it goes: fill in “To”.` : null;
  });
}
