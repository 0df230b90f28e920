import { isBlank, withoutBlankSides } from './blanks.ts';
import { cellWord } from './cell-word.ts';
import { readGridText } from './grid-text.ts';
import { checkParsed, EMPTY_ANSWER, firstProblem, LIMITS, lineProblem, sizeProblem, textProblem } from './limits.ts';
import { foldCase } from './normalize-text.ts';
import { writePipeTable } from './pipe-table.ts';
import type { MatrixValue, ParseResult, Problem, Shape, SpecOf } from './types.ts';

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

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

/** Rows, columns and cells of text, in any number. */
function isMatrix(value: unknown): value is MatrixValue {
  if (typeof value !== 'object' || value === null) return false;
  if (!('rows' in value) || !('columns' in value) || !('cells' in value)) return false;
  return (
    isTextList(value.rows) && isTextList(value.columns) && Array.isArray(value.cells) && value.cells.every(isTextList)
  );
}

function matrixProblem(value: MatrixValue, spec: SpecOf<'matrix'>): Problem | null {
  return dimensionsProblem(value, spec) ?? namesProblem(value, spec) ?? cellsProblem(value, spec);
}

function dimensionsProblem({ rows, columns, cells }: MatrixValue, spec: SpecOf<'matrix'>): Problem | null {
  const size =
    sizeProblem(rows, `rows (${spec.rows})`, LIMITS.side) ??
    sizeProblem(columns, `columns (${spec.columns})`, LIMITS.side);
  if (size !== null) return size;
  if (cells.length !== rows.length) return `There are ${rows.length} rows, but cells for ${cells.length}.`;
  return firstProblem(cells, (row, at) =>
    row.length === columns.length
      ? null
      : `Row ${at + 1} has ${row.length} cells; there are ${columns.length} columns.`,
  );
}

function namesProblem(value: MatrixValue, spec: SpecOf<'matrix'>): Problem | null {
  const { rows, columns } = withoutBlankSides(value);
  if (rows.length === 0) return `Name at least one row (${spec.rows}).`;
  if (columns.length === 0) return `Name at least one column (${spec.columns}).`;
  return sideProblem('Row', rows) ?? sideProblem('Column', columns);
}

function sideProblem(side: 'Row' | 'Column', names: readonly string[]): Problem | null {
  const seen = new Set<string>();
  return firstProblem(names, (name, at) => {
    if (isBlank(name)) return `${side} ${at + 1} has no name.`;
    if (seen.has(foldCase(name))) return `Two ${side.toLowerCase()}s are called “${name.trim()}”; keep one.`;
    seen.add(foldCase(name));
    return lineProblem(name, `${side} ${at + 1}`);
  });
}

function cellsProblem({ rows, columns, cells }: MatrixValue, spec: SpecOf<'matrix'>): Problem | null {
  return firstProblem(cells, (row, r) =>
    firstProblem(row, (cell, c) => {
      const place = `“${rows[r]?.trim()}” and “${columns[c]?.trim()}”`;
      const problem = textProblem(cell, `The cell of ${place}`, LIMITS.line);
      if (problem !== null || cellWord(cell, spec.cells) !== null) return problem;
      return `“${cell.trim().slice(0, 40)}” is not possible at ${place}; use one of ${spec.cells.join(', ')}.`;
    }),
  );
}
