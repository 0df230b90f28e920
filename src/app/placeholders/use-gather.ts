import type { MatrixValue, ShapeSpec, Value } from '#core/index.ts';
import { useAsking } from '../asking/asking.tsx';
import { answerDrafts } from '../asking/drafts.ts';
import { addEntries, type Entry, spokenValue, withCells } from './gather.ts';

type Add = (held: Value | undefined, spec: ShapeSpec) => Value | null;

/** Puts what was played on a screen into the draft of an answer, each row or cell where it belongs. Records nothing. */
export interface Gather {
  /** Rows; those that agree in the `keys` with one that is there fill it. */
  readonly rows: (id: string, entries: readonly Entry[], keys: readonly string[]) => void;
  /** Words where a row meets a column. */
  readonly cells: (id: string, value: MatrixValue) => void;
}

/** Like `capture`, but it goes on from the draft, or from what was said before, instead of adding everything once more. */
export function useGather(): Gather {
  const { view, ask } = useAsking();
  const gather = (id: string, add: Add) => {
    const asked = view(id);
    if (!asked) return;
    const value = add(answerDrafts.read(id).value ?? spokenValue(asked), asked.question.shape);
    if (value === null) return;
    answerDrafts.edit(id, { says: 'value', value });
    ask(id);
  };
  return {
    rows: (id, entries, keys) => gather(id, (held, spec) => addEntries(held, spec, entries, keys)),
    cells: (id, value) =>
      gather(id, (held, spec) => (spec.shape === 'matrix' ? withCells(held, value) : null)),
  };
}
