import type { ReactNode } from 'react';
import type { LaneCell, Timetable, TimetableDay, TimetableEntry, TimetablePlace } from '#core/product.ts';

interface TimetableTableProps {
  readonly timetable: Timetable;
  readonly day: TimetableDay;
  /** What stands side by side. */
  readonly across: 'columns' | 'time';
  /** The column that is shown in a narrow window. */
  readonly shown: string;
  readonly entry: (entry: TimetableEntry, column: string) => ReactNode;
  readonly free: (place: TimetablePlace) => ReactNode;
}

const HEAD = 'px-2 py-1 bg-paper text-ink-2 font-normal text-start border-b-1 border-line';
const SIDE = `${HEAD} align-top whitespace-nowrap tabular-nums border-r-1`;
const CELL = 'h-px p-0.5 align-top border-b-1 border-r-1 border-line';

/** A day of a timetable as a table: its columns side by side and its times below one another, or the other way round. */
export function TimetableTable({ timetable: { columns }, day, across, shown, entry, free }: TimetableTableProps) {
  const { lines, lanes } = day;
  const narrow = (key: string) => (across === 'columns' && key !== shown ? 'stacked:hidden' : '');
  const cell = ({ line, span, entry: held }: LaneCell<TimetableEntry>, column: string, lane: number) => (
    <td
      key={`${column} ${lane} ${line}`}
      className={`${CELL} ${held ? 'bg-sheet' : ''} ${narrow(column)}`}
      rowSpan={across === 'columns' ? span : undefined}
      colSpan={across === 'time' ? span : undefined}
    >
      {held ? entry(held, column) : lane === 0 ? free({ column, at: lines[line]?.at ?? 0 }) : null}
    </td>
  );
  const body =
    across === 'columns'
      ? lines.map(({ at, label }, line) => (
          <tr key={at} className="h-8">
            <th scope="row" className={SIDE}>
              {label}
            </th>
            {columns.flatMap(({ key }, column) =>
              (lanes[column] ?? []).map((cells, lane) => {
                const here = cells.find((one) => one.line === line);
                return here && cell(here, key, lane);
              }),
            )}
          </tr>
        ))
      : columns.flatMap(({ key, label }, column) =>
          (lanes[column] ?? []).map((cells, lane, all) => (
            <tr key={`${key} ${lane === 0 ? '' : lane}`} className="h-8">
              {lane === 0 && (
                <th scope="row" className={SIDE} rowSpan={all.length}>
                  {label}
                </th>
              )}
              {cells.map((here) => cell(here, key, lane))}
            </tr>
          )),
        );
  return (
    <table
      className="border-separate border-spacing-0 w-full table-fixed text-sm data-across:stacked:min-w-0!"
      data-across={across === 'columns' || undefined}
      style={{ minWidth: `${64 + 80 * (across === 'columns' ? columns : lines).length}px` }}
    >
      <thead>
        <tr>
          <td className={`${HEAD} w-16 ${day.day === '' ? 'w-34' : ''}`} />
          {across === 'columns'
            ? columns.map(({ key, label }, column) => (
                <th key={key} scope="col" className={`${HEAD} ${narrow(key)}`} colSpan={lanes[column]?.length ?? 1}>
                  <bdi>{label}</bdi>
                </th>
              ))
            : lines.map(({ at, label }) => (
                <th key={at} scope="col" className={`${HEAD} tabular-nums`}>
                  {label}
                </th>
              ))}
        </tr>
      </thead>
      <tbody>{body}</tbody>
    </table>
  );
}
