import { useState } from 'react';
import {
  mayDo,
  openPlace,
  type ReadTimetable,
  type RegionView,
  type SampleRow,
  type TimetablePlace,
} from '#core/product.ts';
import { usePrototype } from '../prototype-context.tsx';
import { usePlacing } from './use-placing.ts';

/** A record that was chosen or is being dragged, in one of its columns; or a new one, at a free place if one was pressed. */
type Chosen =
  | { readonly is: 'moved' | 'dragged'; readonly id: string; readonly from: string | null }
  | { readonly is: 'made'; readonly place: TimetablePlace | null };

/** What is under way on a timetable, and what its part lets people do. */
export function useTimetableChoice(of: string, read: ReadTimetable, { actions }: RegionView, done: () => void) {
  const { actor } = usePrototype();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const leave = () => {
    setChosen(null);
    done();
  };
  const placing = usePlacing(read, leave);
  const moving = actions.find(({ does }) => does.is === 'place');
  const mayMake = mayDo(actor, of, 'create').may !== 'no';
  const openOf = (row: SampleRow) => (moving ? openPlace(actor, read, moving, row) : { column: false, time: false });
  const isMovable = (row: SampleRow) => Object.values(openOf(row)).includes(true);
  const held = chosen === null || chosen.is === 'made' ? null : chosen;
  const row = held ? actor.records.get(of, held.id) : undefined;
  return {
    moving,
    making: actions.find(({ does, to }) => mayMake && does.is === 'create' && does.of === of && !to),
    others: actions.filter(({ does, bulk }) => !bulk && does.is !== 'place' && does.is !== 'create'),
    placing,
    isMovable,
    open: row ? openOf(row) : { column: false, time: false },
    row,
    from: held?.from ?? null,
    isDragged: chosen?.is === 'dragged',
    made: chosen?.is === 'made' ? chosen : null,
    choose: (id: string, from: string | null, is: 'moved' | 'dragged' = 'moved') => {
      placing.dismiss();
      setChosen({ is, id, from });
    },
    make: (place: TimetablePlace | null) => setChosen({ is: 'made', place }),
    drop: () => setChosen((now) => (now?.is === 'dragged' ? null : now)),
    leave,
  };
}
