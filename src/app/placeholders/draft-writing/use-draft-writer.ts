import type { MatrixValue, ShapeSpec, Value } from '#core/index.ts';
import { answerDrafts } from '../../asking/answer-drafts.ts';
import { useAsking } from '../../asking/asking.tsx';
import { latestValue } from '../answers/answer-value.ts';
import { withCells } from './matrix-cells.ts';
import { mergeRowEntries, type RowEntry } from './row-entries.ts';

type ValueUpdate = (existing: Value | undefined, shape: ShapeSpec) => Value | null;

/**
 * Writes rows and cells from a stage into the draft of an answer, merged with the current value, and opens the answer;
 * nothing is saved. False if the question is not asked here, or its answer has no rows or cells. For single values,
 * words and items there is `capture`.
 */
export function useDraftWriter() {
  const { view, ask } = useAsking();
  const currentValue = (id: string): Value | undefined => {
    const questionView = view(id);
    return answerDrafts.read(id).value ?? (questionView && latestValue(questionView));
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
    /** Sets cells of a matrix. */
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
