import {
  type Column,
  columnsIn,
  type MatrixValue,
  prefilled,
  type ShapeSpec,
  type TableValue,
  type Value,
} from '#core/index.ts';
import { answerDrafts, missingFrom } from '../../asking/answer-drafts.ts';
import { useAsking } from '../../asking/asking.tsx';
import { useWorkspace } from '../../workspace/store.ts';
import { cellOf, isMatrix, isRows, latestValue, responseValues } from './answer-value.ts';
import { indexOfName, nameKey } from './names.ts';

/** Cells by the id of their column; for edges also `from` and `to`. */
export type RowEntry = Readonly<Record<string, string>>;

/**
 * Merges entries into rows. An entry equal to a row in all `keys` updates that row (empty cells change nothing), so
 * that nothing is added twice. Without keys, or if its first key is empty, an entry is appended unless an equal row
 * existed before. Null if nothing can be added.
 */
export function mergeRowEntries(
  existing: Value | undefined,
  spec: ShapeSpec,
  entries: readonly RowEntry[],
  keys: readonly string[] = [],
): TableValue | null {
  const columns = columnsIn(spec);
  if (columns.length === 0 || entries.length === 0) return null;
  const rows = (isRows(existing) ? existing : []).filter((row) => row.some((cell) => cell.trim() !== ''));
  const fresh = entries.map((entry) => rowOf(columns, entry));
  const [name] = keys;
  const hasKey = (row: readonly string[]) => name !== undefined && nameKey(cellOf(row, columns, name)) !== '';
  const keyOf = (row: readonly string[]) => keys.map((key) => nameKey(cellOf(row, columns, key))).join('\n');
  let all: TableValue = rows;
  for (const row of fresh) all = hasKey(row) ? mergeRow(all, row, keyOf) : all.concat(missingFrom(rows, [row]));
  return all;
}

function mergeRow(rows: TableValue, fresh: readonly string[], keyOf: (row: readonly string[]) => string) {
  const at = rows.findIndex((row) => keyOf(row) === keyOf(fresh));
  if (at < 0) return [...rows, fresh];
  return rows.map((row, index) => (index === at ? row.map((cell, c) => fresh[c] || cell) : row));
}

/** The cells of an entry in the order of the columns; words that a column does not offer are left out. */
function rowOf(columns: readonly Column[], entry: RowEntry): readonly string[] {
  return columns.map(({ id, options }) => {
    const word = Object.hasOwn(entry, id) ? (entry[id] ?? '') : '';
    return options && !options.includes(word) ? '' : word;
  });
}

export const EMPTY_MATRIX: MatrixValue = { rows: [], columns: [], cells: [] };

/** The text of a cell by the names of its row and column; empty if there is none. */
export function matrixCellAt(matrix: MatrixValue, row: string, column: string): string {
  return matrix.cells[indexOfName(matrix.rows, row)]?.[indexOfName(matrix.columns, column)] ?? '';
}

/** Sets one cell of a matrix. Row and column are added if they are new. */
export function withCell(
  existing: Value | undefined,
  position: { readonly row: string; readonly column: string },
  word: string,
): MatrixValue {
  const { rows, columns, cells } = isMatrix(existing) ? existing : EMPTY_MATRIX;
  const allRows = withName(rows, position.row);
  const allColumns = withName(columns, position.column);
  const r = indexOfName(allRows, position.row);
  const c = indexOfName(allColumns, position.column);
  return {
    rows: allRows,
    columns: allColumns,
    cells: allRows.map((_, y) => allColumns.map((_, x) => (y === r && x === c ? word : (cells[y]?.[x] ?? '')))),
  };
}

/** Merges `fresh` into a matrix; empty cells of `fresh` change nothing. Null if the result would be empty. */
export function withCells(existing: Value | undefined, fresh: MatrixValue): MatrixValue | null {
  const positions = fresh.rows.flatMap((row) => fresh.columns.map((column) => ({ row, column })));
  const filled = positions.filter(({ row, column }) => matrixCellAt(fresh, row, column) !== '');
  const start = isMatrix(existing) ? existing : null;
  return filled.reduce<MatrixValue | null>(
    (all, position) => withCell(all ?? undefined, position, matrixCellAt(fresh, position.row, position.column)),
    start,
  );
}

function withName(names: readonly string[], name: string): readonly string[] {
  return indexOfName(names, name) < 0 ? [...names, name.trim()] : names;
}

type ValueUpdate = (existing: Value | undefined, shape: ShapeSpec) => Value | null;

/** The draft of one answer, to be edited by presses on a stage that do not open the question. */
export function useAnswerDraft(q: string) {
  const view = useAsking().view(q);
  const draft = answerDrafts.use(q).value;
  const latest = view && latestValue(view);
  return {
    q,
    shape: view?.question.shape,
    draft,
    /** The answer without its draft. */
    latest,
    value: draft ?? latest,
    /** What people answered, while nothing is decided. */
    undecided: view && !view.decision ? responseValues(view) : [],
    set: (next: Value | undefined) => next !== undefined && answerDrafts.edit(q, { says: 'value', value: next }),
  };
}

/**
 * Writes rows and cells from a stage into the draft of an answer, merged with the current value, and opens the answer;
 * nothing is saved. False if the question is not asked here, or its answer has no rows or cells. For single values,
 * words and items there is `capture`.
 */
export function useDraftWriter() {
  const { view, ask } = useAsking();
  const workspace = useWorkspace();
  const currentValue = (id: string): Value | undefined => {
    const questionView = view(id);
    if (!questionView) return answerDrafts.read(id).value;
    // What is read from records is kept, where something is added to it.
    return answerDrafts.read(id).value ?? latestValue(questionView) ?? prefilled(questionView, workspace);
  };
  const writeDraft = (id: string, shape: ShapeSpec | undefined, update: ValueUpdate): boolean => {
    const value = shape ? update(currentValue(id), shape) : null;
    if (value !== null) answerDrafts.edit(id, { says: 'value', value });
    return value !== null;
  };
  const writeAndOpen = (id: string, update: ValueUpdate): boolean => {
    const isWritten = writeDraft(id, view(id)?.question.shape, update);
    if (isWritten) ask(id);
    return isWritten;
  };
  return {
    /** The current value of an answer: its draft, else the settled or latest value. */
    current: currentValue,
    /** Adds rows; a row equal to an existing one in the `keyColumns` updates it. */
    addRows: (id: string, entries: readonly RowEntry[], keyColumns?: readonly string[]) =>
      writeAndOpen(id, (before, shape) => mergeRowEntries(before, shape, entries, keyColumns)),
    setCells: (id: string, value: MatrixValue) =>
      writeAndOpen(id, (before, shape) => (shape.shape === 'matrix' ? withCells(before, value) : null)),
    /**
     * Adds rows without opening the answer. The question may not be asked yet (it is raised by another answer): then
     * the shape is that of `generalQuestionId`, the same question about all entities.
     */
    addRowsInBackground: (
      id: string,
      generalQuestionId: string,
      entries: readonly RowEntry[],
      keyColumns: readonly string[],
    ) => {
      const assumedShape = view(id)?.question.shape ?? withoutEntityColumn(view(generalQuestionId)?.question.shape);
      writeDraft(id, assumedShape, (before, shape) => mergeRowEntries(before, shape, entries, keyColumns));
    },
  };
}

/** The shape of a question about all entities, as it is for one entity: without the column that names it. */
function withoutEntityColumn(shape: ShapeSpec | undefined): ShapeSpec | undefined {
  if (shape?.shape !== 'table') return shape;
  return { ...shape, columns: shape.columns.filter(({ id }) => id !== 'thing') };
}
