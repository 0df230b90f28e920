import type { MatrixValue, ShapeSpec, Value } from '#core/index.ts';
import { answerDrafts } from '../../asking/answer-drafts.ts';
import { useAsking } from '../../asking/asking.tsx';
import { latestValue } from '../known/answer-value.ts';
import { withCells } from './matrix-cells.ts';
import { mergeRowEntries, type RowEntry } from './row-entries.ts';

type ValueUpdate = (existing: Value | undefined, spec: ShapeSpec) => Value | null;

/**
 * The one way from a screen into an answer with rows or cells. What was played is put into the draft of an answer, each
 * row or cell where it belongs, after what was said before, and the answer opens; nothing is recorded. False where the
 * question is not asked here, or its answer has no such place. Single values, words and items go through `capture`.
 */
export function useDraftWriter() {
  const { view, ask } = useAsking();
  const held = (id: string): Value | undefined => {
    const questionView = view(id);
    return answerDrafts.read(id).value ?? (questionView && latestValue(questionView));
  };
  const writeDraft = (id: string, shape: ShapeSpec | undefined, add: ValueUpdate): boolean => {
    const value = shape ? add(held(id), shape) : null;
    if (value !== null) answerDrafts.edit(id, { says: 'value', value });
    return value !== null;
  };
  const writeAndOpen = (id: string, add: ValueUpdate): boolean => {
    const isWritten = writeDraft(id, view(id)?.question.shape, add);
    if (isWritten) ask(id);
    return isWritten;
  };
  return {
    /** What an answer holds so far: its draft, or what was said before. */
    held,
    /** Rows; one that agrees in the `keys` with a row that is there fills it. */
    rows: (id: string, entries: readonly RowEntry[], keys?: readonly string[]) =>
      writeAndOpen(id, (before, spec) => mergeRowEntries(before, spec, entries, keys)),
    /** Words where a row meets a column. */
    cells: (id: string, value: MatrixValue) =>
      writeAndOpen(id, (before, spec) => (spec.shape === 'matrix' ? withCells(before, value) : null)),
    /**
     * Rows that wait in the draft without opening it; also in that of a question about one thing that will only be raised
     * by another answer (`like` asks the same of all things).
     */
    aside: (id: string, like: string, entries: readonly RowEntry[], keys: readonly string[]) => {
      const shape = view(id)?.question.shape ?? withoutEntityColumn(view(like)?.question.shape);
      writeDraft(id, shape, (before, spec) => mergeRowEntries(before, spec, entries, keys));
    },
  };
}

/** The answer about one thing has no column that says which. */
function withoutEntityColumn(shape: ShapeSpec | undefined): ShapeSpec | undefined {
  if (shape?.shape !== 'table') return shape;
  return { ...shape, columns: shape.columns.filter(({ id }) => id !== 'thing') };
}
