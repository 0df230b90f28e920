import { columnsIn, type MatrixValue, type ShapeSpec, type Value } from '#core/index.ts';
import { RowsView } from '../shapes/table.tsx';

/** One of several answers to the same question. */
export interface Side {
  /** Whose it is. */
  readonly label: string;
  readonly value: Value;
}

/** One row of one or several answers. */
interface ComparedRow {
  /** Whose row it is; empty: that of all. */
  readonly label: string;
  readonly cells: readonly string[];
  /** For each cell, whether another answer says something else there. */
  readonly differs: readonly boolean[];
}

/** Several answers of many cells as one table: what they share stands there once, what differs is marked. */
export function Comparison({ spec, sides }: { spec: ShapeSpec; sides: readonly Side[] }) {
  const { head, rows } = compareSides(spec, sides);
  return (
    <RowsView
      labels={['Said by', ...head]}
      rows={rows.map(({ label, cells }) => [label || 'all', ...cells])}
      marked={(row, column) => rows[row]?.differs[column - 1] ?? false}
    />
  );
}

/** The rows of all answers, those with the same name below each other. */
export function compareSides(spec: ShapeSpec, sides: readonly Side[]) {
  const { head, tables, keyWidth } = tablesOf(spec, sides);
  const keyOf = (cells: readonly string[]) => cells.slice(0, keyWidth).map(folded).join('\n');
  const keys = [...new Set(tables.flatMap((table) => table.map(keyOf)))];
  const groups = keys.map((key) => tables.map((table) => table.filter((cells) => keyOf(cells) === key)));
  const shared = groups.filter((group) => group.every((rows) => rows.length > 0));
  const lone = tables.map((table) => table.filter((cells) => !shared.some((group) => group.flat().includes(cells))));
  // Rows under other names in every answer are taken to be about the same: the first of each, then the second.
  const isPaired = lone.every((rows) => rows.length === lone[0]?.length);
  const paired = isPaired ? (lone[0] ?? []).map((_, at) => lone.map((rows) => rows.slice(at, at + 1))) : [lone];
  const rows = [...shared, ...paired].flatMap((group) => rowsOfGroup(group, sides));
  return { head, rows };
}

/** One row where all say the same, else one for each answer. */
function rowsOfGroup(
  group: readonly (readonly (readonly string[])[])[],
  sides: readonly Side[],
): readonly ComparedRow[] {
  const [first] = group[0] ?? [];
  const all = group.flat();
  const isAligned = group.every((rows) => rows.length === 1);
  const differs = (at: number) =>
    !isAligned || all.some((cells) => folded(cells[at] ?? '') !== folded(first?.[at] ?? ''));
  if (isAligned && first && !first.some((_, at) => differs(at))) return [{ label: '', cells: first, differs: [] }];
  return group.flatMap((rows, side) =>
    rows.map((cells) => ({ label: sides[side]?.label ?? '', cells, differs: cells.map((_, at) => differs(at)) })),
  );
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

/** Each answer as rows under the same columns; `keyWidth`: how many cells name a row. */
function tablesOf(spec: ShapeSpec, sides: readonly Side[]) {
  const values = sides.map(({ value }) => value);
  const matrices = values.filter(isMatrix);
  if (spec.shape === 'matrix' && matrices.length === values.length) {
    const columns = [...new Set(matrices.flatMap((matrix) => matrix.columns))];
    return {
      head: [spec.rows, ...columns],
      tables: matrices.map((matrix) => rowsOfMatrix(matrix, columns)),
      keyWidth: 1,
    };
  }
  const options = 'options' in spec ? spec.options : [];
  const labelOf = (item: string) => options.find(({ id }) => id === item)?.label ?? item;
  const tables = values.map((value) =>
    Array.isArray(value) ? value.map((row) => (typeof row === 'string' ? [labelOf(row)] : row)) : [],
  );
  const head = columnsIn(spec).map(({ label }) => label);
  return { head: head.length > 0 ? head : [''], tables, keyWidth: spec.shape === 'edges' ? 2 : 1 };
}

function rowsOfMatrix(matrix: MatrixValue, columns: readonly string[]): readonly (readonly string[])[] {
  return matrix.rows.map((name, row) => [
    name,
    ...columns.map((column) => matrix.cells[row]?.[matrix.columns.indexOf(column)] ?? ''),
  ]);
}

function isMatrix(value: Value): value is MatrixValue {
  return typeof value === 'object' && 'cells' in value;
}
