import { useState } from 'react';
import {
  clockAt,
  dayAt,
  type ReadTimetable,
  type RegionAction,
  type SampleRow,
  type Timetable,
  type TimetablePlace,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { ActionNote } from '../screens/detail.tsx';
import { RegionButtons } from './region-buttons.tsx';
import type { Placing } from './use-placing.ts';

interface PlacingBarProps {
  readonly row: SampleRow;
  readonly name: string;
  readonly from: string | null;
  readonly read: ReadTimetable;
  readonly timetable: Timetable;
  /** What of its place may change, and when it begins now. */
  readonly open: { readonly column: boolean; readonly time: boolean };
  readonly was: number | null;
  /** Null: it cannot be given another place. */
  readonly placing: Placing | null;
  /** What people call a place. */
  readonly wordsFor: (place: TimetablePlace) => string;
  readonly others: readonly RegionAction[];
  readonly label: string;
  readonly leave: () => void;
}

/** What can be done with the chosen record: another column, day and time, and what else can be pressed. */
export function PlacingBar({ placing, others, leave, ...choice }: PlacingBarProps) {
  const { row, name } = choice;
  return (
    <section
      ref={focusOnce}
      className="grid gap-3 p-4 border-1 border-line rounded bg-paper text-sm"
      aria-label={name}
      tabIndex={-1}
    >
      <div className="row">
        <b className="flex-1 font-semibold">
          <bdi>{name}</bdi>
        </b>
        <Button look="plain" onClick={leave}>
          Leave it
        </Button>
      </div>
      {placing && <PlaceChoice placing={placing} {...choice} />}
      {placing && placing.problems.length > 0 && (
        <ul className="px-4 py-3 rounded border border-(--late) bg-(--late-wash)" role="alert">
          {placing.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {placing && <ActionNote status={placing.status} dismiss={placing.dismiss} />}
      {others.length > 0 && <RegionButtons actions={others} row={row} />}
    </section>
  );
}

type PlaceChoiceProps = Omit<PlacingBarProps, 'placing' | 'others' | 'leave'> & {
  readonly placing: Placing;
};

/** The same by keyboard: which column, which day, and when. */
function PlaceChoice({ row, name, from, read, timetable, open, was, placing, wordsFor, label }: PlaceChoiceProps) {
  const { columns, days } = timetable;
  const begins = was ?? days[0]?.lines[0]?.at ?? 9 * 60;
  const [column, setColumn] = useState(from ?? columns[0]?.key ?? '');
  const [day, setDay] = useState(dayAt(begins));
  const [clock, setClock] = useState(clockAt(begins));
  const at = minuteOf(read.grain === 'clock' ? '1970-01-01' : day, read.grain === 'day' ? '00:00' : clock);
  return (
    <form
      className="row items-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (at !== null) void placing.put(row, { column, at }, from, `${name}: ${wordsFor({ column, at })}`);
      }}
    >
      {open.column && (
        <label className="grid gap-1">
          {read.columns.label}
          <Select value={column} of={columns.map(({ key, label: words }) => [key, words])} onChange={setColumn} />
        </label>
      )}
      {open.time && read.grain !== 'clock' && (
        <label className="grid gap-1">
          {read.grain === 'day' ? read.start.label : 'Day'}
          <input type="date" required value={day} onChange={(event) => setDay(event.target.value)} />
        </label>
      )}
      {open.time && read.grain !== 'day' && (
        <label className="grid gap-1">
          {read.start.label}
          <input type="time" required value={clock} onChange={(event) => setClock(event.target.value)} />
        </label>
      )}
      <button type="submit" className="button main" disabled={placing.status.is === 'waiting'}>
        {label}
      </button>
    </form>
  );
}

/** In minutes since 1970; null where it is no moment. */
function minuteOf(day: string, clock: string): number | null {
  const at = Date.parse(`${day}T${clock}:00Z`);
  return Number.isNaN(at) ? null : at / 6e4;
}
