import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  clockAt,
  dayAt,
  dayInWords,
  mayDo,
  mayPlace,
  type ReadTimetable,
  recordLabel,
  type SampleRow,
  type Spot,
  timetableOf,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { useUpdateSearch } from '../navigation.ts';
import { usePrototype } from '../prototype-context.tsx';
import { BOX } from '../screens/record-table.tsx';
import { NotPlaced, PeriodBar } from './dated-entries.tsx';
import { PlacingBar, usePlacing } from './placing-bar.tsx';
import type { WholeProps } from './record-entries.tsx';
import { TimetableEntryBox } from './timetable-entry.tsx';
import { MakingForm, SpotButton } from './timetable-spots.tsx';
import { TimetableTable } from './timetable-table.tsx';

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

/** A record that was chosen, in one of its columns; or a new one, at a free place if one was pressed. */
type Chosen = { readonly id: string; readonly from: string | null } | { readonly spot: Spot | null };

function Grid({ view, of, read, rows, columns, lineOf }: GridProps) {
  const { actor, product } = usePrototype();
  const [params] = useSearchParams();
  const updateSearch = useUpdateSearch();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const box = useRef<HTMLElement>(null);
  const leave = () => {
    setChosen(null);
    box.current?.focus();
  };
  const placing = usePlacing(read, leave);
  const { region, actions, instead } = view;
  const key = (name: string) => `${region.id}.${name}`;
  const timetable = timetableOf(actor, of, read, rows, params.get(key('week')) ?? '');
  const moving = actions.find(({ does }) => does.is === 'place');
  const making =
    mayDo(actor, of, 'create').may === 'no'
      ? undefined
      : actions.find(({ does, to }) => does.is === 'create' && does.of === of && !to);
  const others = actions.filter(({ does, bulk }) => !bulk && does.is !== 'place' && does.is !== 'create');
  const isMovable = (row: SampleRow) => moving !== undefined && mayPlace(actor, read, moving, row);
  const row = chosen && 'id' in chosen ? actor.records.get(of, chosen.id) : undefined;
  const from = chosen && 'id' in chosen ? chosen.from : null;
  const isMoved = row !== undefined && isMovable(row);
  const shown = params.get(key('column')) ?? timetable.columns[0]?.key ?? '';

  const wordsFor = ({ column, at }: Spot) => {
    const label = timetable.columns.find((one) => one.key === column)?.label ?? column;
    const day = read.grain === 'clock' ? [] : [dayInWords(dayAt(at))];
    return [label, ...day, ...(read.grain === 'day' ? [] : [clockAt(at)])].join(', ');
  };
  const entry = (one: SampleRow, column: string | null, time: string) => {
    const isDragged = isMovable(one);
    return (
      <TimetableEntryBox
        row={one}
        columns={columns}
        lineOf={lineOf}
        time={time}
        button={isDragged ? moving?.label : others.length > 0 ? 'More' : undefined}
        isDragged={isDragged}
        isChosen={row?.id === one.id}
        choose={() => {
          placing.dismiss();
          setChosen({ id: one.id, from: column });
        }}
      />
    );
  };
  const free = (spot: Spot) => {
    if (isMoved)
      return (
        <SpotButton
          label={`Put “${recordLabel(product, row)}” here: ${wordsFor(spot)}`}
          press={() => void placing.place(row, spot, from, wordsFor(spot))}
        />
      );
    return making && <SpotButton label={`${making.label}: ${wordsFor(spot)}`} press={() => setChosen({ spot })} />;
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
        <Button className="justify-self-end" onClick={() => setChosen({ spot: null })}>
          {making.label}
        </Button>
      )}
      {row && (
        <PlacingBar
          key={`${row.id} ${from}`}
          row={row}
          from={from}
          read={read}
          timetable={timetable}
          placing={isMoved ? placing : null}
          wordsFor={wordsFor}
          others={others}
          label={moving?.label ?? ''}
          leave={leave}
        />
      )}
      {chosen && 'spot' in chosen && making && (
        <MakingForm
          of={of}
          action={making}
          read={read}
          spot={chosen.spot}
          words={chosen.spot ? wordsFor(chosen.spot) : ''}
          leave={leave}
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
          aria-label={`${region.label}${day.day === '' ? '' : `, ${dayInWords(day.day)}`}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
          tabIndex={0}
        >
          {day.day !== '' && <h3 className="px-2 py-1 m-0">{dayInWords(day.day)}</h3>}
          <TimetableTable
            timetable={timetable}
            day={day}
            across={read.across}
            shown={shown}
            entry={(one, column) =>
              entry(one.row, column, read.grain === 'day' ? '' : `${clockAt(one.begins)}–${clockAt(one.ends)}`)
            }
            free={free}
          />
        </section>
      ))}
      <NotPlaced rows={timetable.unplaced} entry={(one) => entry(one, null, '')} />
    </div>
  );
}
