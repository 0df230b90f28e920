import type { MatrixValue, ShapeSpec, Value } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { answerDrafts } from '../../asking/drafts.ts';
import { latestValue } from '../known/known-value.ts';
import { withCells } from './matrix-cells.ts';
import { addEntries, type Entry } from './row-entries.ts';

type Add = (held: Value | undefined, spec: ShapeSpec) => Value | null;

/**
 * Puts what was played on a screen into the draft of an answer, each row or cell where it belongs, and opens it. Records
 * nothing. False where the question is not asked here, or its answer has no such place.
 */
export interface Gather {
  /** What an answer holds so far: its draft, or what was said before. */
  readonly held: (id: string) => Value | undefined;
  /** Rows; one that agrees in the `keys` with a row that is there fills it. */
  readonly rows: (id: string, entries: readonly Entry[], keys?: readonly string[]) => boolean;
  /** Words where a row meets a column. */
  readonly cells: (id: string, value: MatrixValue) => boolean;
}

/**
 * The one way from a screen into an answer with rows or cells: it goes on from the draft, or from what was said before.
 * Single values, words and items go through `capture`.
 */
export function useGather(): Gather {
  const { view, ask } = useAsking();
  const held = (id: string): Value | undefined => {
    const asked = view(id);
    return answerDrafts.read(id).value ?? (asked && latestValue(asked));
  };
  const gather = (id: string, add: Add): boolean => {
    const asked = view(id);
    const value = asked ? add(held(id), asked.question.shape) : null;
    if (value === null) return false;
    answerDrafts.edit(id, { says: 'value', value });
    ask(id);
    return true;
  };
  return {
    held,
    rows: (id, entries, keys) => gather(id, (before, spec) => addEntries(before, spec, entries, keys)),
    cells: (id, value) =>
      gather(id, (before, spec) => (spec.shape === 'matrix' ? withCells(before, value) : null)),
  };
}
