import { useState } from 'react';
import { placeRecord, type ReadTimetable, type SampleRow, type TimetablePlace } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { useAction } from '../use-action.ts';

export type Placing = ReturnType<typeof usePlacing>;

/** Gives a record another place as a form would: by its rules, with all that follows. */
export function usePlacing(read: ReadTimetable, done: () => void) {
  const { actor, product } = usePrototype();
  const { status, perform, dismiss } = useAction();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const put = async (row: SampleRow, place: TimetablePlace, from: string | null, says: string) => {
    const placed = placeRecord(actor, read, row, place, from);
    setProblems(placed.problems.map(({ text, sentence }) => text ?? sentence));
    if (placed.problems.length > 0) return;
    const event = `Change ${product.index.entities.get(row.entity)?.label ?? ''}`;
    const occasion = { event, action: 'edit', entity: row.entity, row } as const;
    if (!(await perform(occasion, { act: 'edit', says, changes: placed.changes }))) return;
    announce(`${says}.`);
    done();
  };
  return {
    put,
    status,
    problems,
    dismiss: () => {
      setProblems([]);
      dismiss();
    },
  };
}
