import { heldValue, questionOf } from '../model/held.ts';
import type { Acting } from './acting.ts';
import type { FieldLine } from './form-view.ts';
import type { SampleRow } from './sample/types.ts';

/** What may be changed of a record while it is where it is, and which question says so. */
export interface Lock {
  /** Ids of the lines that can be changed. */
  readonly open: ReadonlySet<string | null>;
  readonly because: string;
  readonly question: string;
}

/** What was decided to be all that may be changed of a record now, in each of its lives; none while nobody has said. */
export function editableIn({ product: { index } }: Pick<Acting, 'product'>, row: SampleRow): readonly Lock[] {
  return index.cycles(row.entity).flatMap((cycle) => {
    const state = index.states(cycle).get(row.states.get(cycle.id));
    if (!state || state.editable.is === 'unsaid') return [];
    const open = heldValue(state.editable) ?? [];
    const what =
      open.length === 0
        ? 'nothing can be changed'
        : `only this can be changed: ${open.map(({ label }) => label).join(', ')}`;
    return [
      {
        open: new Set(open.map(({ id }) => id)),
        because: `While it is “${state.label}”, ${what}.`,
        question: questionOf(state.editable),
      },
    ];
  });
}

/** A line as the locks of its record leave it: what cannot be changed is only read. */
export function lockedBy(locks: readonly Lock[], line: FieldLine): FieldLine {
  const isOpen = locks.every(({ open }) => open.has(line.field.id));
  return line.shown === 'shown' && !isOpen ? { ...line, shown: 'read-only' } : line;
}
