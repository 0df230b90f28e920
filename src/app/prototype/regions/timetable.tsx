import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
  clockAt,
  dayAt,
  dayInWords,
  placeWithin,
  type ReadTimetable,
  recordLabel,
  type SampleRow,
  type TimetablePlace,
  timeOf,
  timetableOf,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { useUpdateSearch } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { BOX } from '../screens/record-table.tsx';
import { NotPlaced, PeriodBar } from './dated-entries.tsx';
import { PlacingBar } from './placing-bar.tsx';
import { titleOf, type WholeProps } from './record-entries.tsx';
import { TimetableEntryBox } from './timetable-entry.tsx';
import { MakingForm, PlaceButton } from './timetable-places.tsx';
import { TimetableTable } from './timetable-table.tsx';
import { useTimetableChoice } from './use-timetable-choice.ts';

/** Records by what stands across, and by when they are; each can be given another place where that was said. */
export function Timetable({ view, ...props }: WholeProps) {
  return view.timetable && view.data.is !== 'nothing' ? (
    <Grid view={view} of={view.data.of} read={view.timetable} {...props} />
  ) : null;
}

interface GridProps extends WholeProps {
  readonly of: string;
  readonly read: ReadTimetable;
}

function Grid({ view, of, read, rows, columns, lineOf }: GridProps) {
  const { actor, product } = usePrototype();
  const [params] = useSearchParams();
  const updateSearch = useUpdateSearch();
  const box = useRef<HTMLElement>(null);
  const choice = useTimetableChoice(of, read, view, () => box.current?.focus());
  const { moving, making, others, placing, row, from, made } = choice;
  const { region, instead } = view;
  const key = (name: string) => `${region.id}.${name}`;
  const timetable = timetableOf(actor, of, read, rows, params.get(key('week')) ?? '');
  const shown = params.get(key('column')) ?? timetable.columns[0]?.key ?? '';
  const title = titleOf(columns);
  const nameOf = (one: SampleRow) => title?.textOf(one) || recordLabel(product, one);
  const wordsFor = ({ column, at }: TimetablePlace) => {
    const label = timetable.columns.find((one) => one.key === column)?.label ?? column;
    const day = read.grain === 'clock' ? [] : [dayInWords(dayAt(at))];
    return [label, ...day, ...(read.grain === 'day' ? [] : [clockAt(at)])].join(', ');
  };
  const entry = (one: SampleRow, column: string | null, time: string) => {
    const isMovable = choice.isMovable(one);
    return (
      <TimetableEntryBox
        row={one}
        name={nameOf(one)}
        columns={columns}
        lineOf={lineOf}
        time={time}
        button={isMovable ? moving?.label : others.length > 0 ? 'More' : undefined}
        isChosen={row?.id === one.id}
        choose={() => choice.choose(one.id, column)}
        drag={isMovable ? () => choice.choose(one.id, column, 'dragged') : undefined}
        drop={choice.drop}
      />
    );
  };
  const { open } = choice;
  const isMoved = open.column || open.time;
  const was = { column: from, at: row ? (timeOf(actor, read, row, 0)?.from ?? null) : null };
  const free = (pointed: TimetablePlace) => {
    const words = wordsFor(pointed);
    if (row && isMoved) {
      const place = placeWithin(open, pointed, was, timetable.step);
      return (
        place && (
          <PlaceButton
            label={`Put “${nameOf(row)}” here: ${words}`}
            press={() => void placing.put(row, place, from, `${nameOf(row)}: ${wordsFor(place)}`)}
          />
        )
      );
    }
    return making && <PlaceButton label={`${making.label}: ${words}`} press={() => choice.make(pointed)} />;
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {timetable.week && (
        <PeriodBar
          param={key('week')}
          period={timetable.week}
          now={timetable.week.days[0] ?? ''}
          words={(day) => `Week of ${dayInWords(day)}`}
        />
      )}
      {making && (
        <Button className="button main justify-self-end" onClick={() => choice.make(null)}>
          {making.label}
        </Button>
      )}
      {row && !choice.isDragged && (
        <PlacingBar
          key={`${row.id} ${from}`}
          row={row}
          name={nameOf(row)}
          from={from}
          read={read}
          timetable={timetable}
          open={open}
          was={was.at}
          placing={isMoved ? placing : null}
          wordsFor={wordsFor}
          others={others}
          label={moving?.label ?? ''}
          leave={choice.leave}
        />
      )}
      {made && making && (
        <MakingForm
          of={of}
          action={making}
          read={read}
          place={made.place}
          words={made.place ? wordsFor(made.place) : ''}
          leave={choice.leave}
        />
      )}
      {timetable.columns.length > 1 && read.across === 'columns' && (
        <Select
          className="hidden stacked:block"
          aria-label={read.columns.label}
          value={shown}
          of={timetable.columns.map((column) => [column.key, column.label])}
          onChange={(column) => updateSearch({ [key('column')]: column })}
        />
      )}
      {timetable.days.length === 0 && <p className="m-0 quiet">{instead.empty ?? 'Nothing has a time yet.'}</p>}
      {timetable.days.map((day, at) => (
        <section
          key={day.day}
          ref={at === 0 ? box : undefined}
          className={BOX}
          aria-label={`${region.label}, ${day.day === '' ? read.start.label : dayInWords(day.day)}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
          tabIndex={0}
        >
          {day.day !== '' && <h3 className="px-2 py-1 m-0">{dayInWords(day.day)}</h3>}
          <TimetableTable
            timetable={timetable}
            day={day}
            across={read.across}
            shown={shown}
            entry={({ row: one, begins, ends }, column) =>
              entry(one, column, read.grain === 'day' ? '' : `${clockAt(begins)}–${clockAt(ends)}`)
            }
            free={free}
          />
        </section>
      ))}
      <NotPlaced rows={timetable.unplaced} entry={(one) => entry(one, null, '')} />
    </div>
  );
}
