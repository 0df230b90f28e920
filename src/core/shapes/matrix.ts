import { isBlank, withoutBlankSides } from './blanks.ts';
import { cellWord } from './cell-word.ts';
import { readGridText } from './grid-text.ts';
import { checkParsed, EMPTY_ANSWER } from './limits.ts';
import { isMatrix, matrixProblem } from './matrix-problem.ts';
import { writePipeTable } from './pipe-table.ts';
import type { MatrixValue, ParseResult, Shape, SpecOf } from './types.ts';

/** Two sides and a word for each pair. On disk a Markdown table with the names of both sides in its corner. */
export const matrix: Shape<'matrix'> = {
  name: 'matrix',
  empty: () => ({ rows: [], columns: [], cells: [] }),
  isEmpty: (value) => [value.rows, value.columns, ...value.cells].every((words) => words.every(isBlank)),
  check(value, spec) {
    if (!isMatrix(value)) return 'A matrix is rows, columns and cells, each a list of words.';
    if (matrix.isEmpty(value)) return EMPTY_ANSWER;
    return matrixProblem(value, spec);
  },
  serialize(value, spec) {
    if (matrix.isEmpty(value)) return '';
    const { rows, columns, cells } = withoutBlankSides(value);
    const words = cells.map((row) => row.map((cell) => cellWord(cell, spec.cells) ?? cell));
    const lines = rows.map((name, at) => [name, ...(words[at] ?? [])]);
    return writePipeTable([`${spec.rows} \\ ${spec.columns}`, ...columns], lines);
  },
  parse: (written, spec) => checkParsed(readMatrix(written, spec), (value) => matrix.check(value, spec)),
};

function readMatrix(written: string, spec: SpecOf<'matrix'>): ParseResult<MatrixValue> {
  const grid = readGridText(written);
  if (!grid.ok) return grid;
  const [top = [], ...lines] = grid.value.header ? [grid.value.header, ...grid.value.rows] : grid.value.rows;
  const width = Math.max(top.length, ...lines.map((line) => line.length)) - 1;
  const columns = Array.from({ length: Math.max(width, 0) }, (_, at) => top[at + 1] ?? '');
  const cells = lines.map((line) =>
    columns.map((_, at) => cellWord(line[at + 1] ?? '', spec.cells) ?? line[at + 1] ?? ''),
  );
  return { ok: true, value: withoutBlankSides({ rows: lines.map(([name = '']) => name), columns, cells }) };
}
