import { parseDay } from '../../base/dates.ts';
import { type ActorContext, productScope } from '../actor-context.ts';
import type { SampleRow } from '../sample/types.ts';
import { dayInView, dayInWords, type Week, weekOf } from './calendar.ts';
import { columnKeys, type TimetableColumn, timetableColumns } from './timetable-columns.ts';
import { type LaneCell, lanesOf, type Stretch, stepFor } from './timetable-grid.ts';
import { clockAt, DAY, dayAt, minutesIn, timeOf } from './timetable-times.ts';
import type { ReadTimetable } from './types.ts';

/** A record where it stands: on which lines, and when it begins and is over, in minutes. */
export interface TimetableEntry extends Stretch {
  readonly row: SampleRow;
  readonly begins: number;
  readonly ends: number;
}

/** A line of a timetable: when it begins, in minutes, and what people call that. */
interface TimetableLine {
  readonly at: number;
  readonly label: string;
}

/** The columns of one day, or of several days that are its lines. */
export interface TimetableDay {
  /** Empty where the days are the lines, or where there are none. */
  readonly day: string;
  readonly lines: readonly TimetableLine[];
  /** For each column its lanes, in the order of the columns. */
  readonly lanes: readonly (readonly (readonly LaneCell<TimetableEntry>[])[])[];
}

export interface Timetable {
  readonly columns: readonly TimetableColumn[];
  readonly days: readonly TimetableDay[];
  /** Without a column or a time. */
  readonly unplaced: readonly SampleRow[];
  /** How long a line lasts, in minutes. */
  readonly step: number;
  /** The week that is shown; null: all of it is. */
  readonly week: Week | null;
}

/** Days that are shown below one another; of more, a week at a time. */
const MOST_DAYS = 7;

/** Lines of a day, however short one was said to be. */
const MOST_LINES = 288;

/** Records in their columns, at their times, in the week of a day; empty: the one that comes next. */
export function timetableOf(
  actor: ActorContext,
  of: string,
  timetable: ReadTimetable,
  rows: readonly SampleRow[],
  on: string,
): Timetable {
  const { grain } = timetable;
  const said = stepSaid(actor, timetable);
  const timed = rows.flatMap((row) => {
    const time = timeOf(actor, timetable, row, grain === 'day' ? DAY : (said ?? 30));
    const keys = columnKeys(actor, timetable, row);
    return time && keys.length > 0 ? [{ row, keys, begins: time.from, ends: time.to }] : [];
  });
  const placed = new Set(timed.map(({ row }) => row));
  const columns = timetableColumns(actor, of, timetable, rows);
  const days = [...new Set(timed.flatMap(daysOf))].toSorted((one, other) => one - other);
  const opening =
    parseDay(on) === null
      ? dayInView(
          days.map((day) => dayAt(day * DAY)),
          actor.today,
        )
      : on;
  const week = grain === 'day' || days.length > MOST_DAYS ? weekOf(opening) : null;
  const shown = week === null ? days : days.filter((day) => week.days.includes(dayAt(day * DAY)));
  const [first, last] = hoursOf(timetable, timed);
  const times = timed.flatMap(({ begins, ends }) => [begins, ends]);
  const step = grain === 'day' ? DAY : Math.max(said ?? stepFor(times, last - first), (last - first) / MOST_LINES);
  const grid = (from: number, to: number, day: string): TimetableDay => {
    const count = Math.max(1, Math.ceil((to - from) / step));
    const lines = Array.from({ length: count }, (_, at) => lineAt(from + at * step, grain));
    const inView = timed.filter(({ begins, ends }) => begins < to && ends > from);
    const lineOf = (at: number) => Math.min(count, Math.max(0, (at - from) / step));
    const lanes = columns.map(({ key }) =>
      lanesOf(
        inView.flatMap(({ keys, ...entry }) =>
          keys.includes(key) ? [{ ...entry, ...stretch(lineOf(entry.begins), lineOf(entry.ends)) }] : [],
        ),
        count,
      ),
    );
    return { day, lines, lanes };
  };
  const all = () => {
    if (grain === 'day' && week) {
      const monday = (parseDay(week.days[0] ?? '') ?? 0) * DAY;
      return [grid(monday, monday + week.days.length * DAY, '')];
    }
    const named = grain === 'clock' ? [0] : shown;
    return named.map((day) => grid(day * DAY + first, day * DAY + last, grain === 'clock' ? '' : dayAt(day * DAY)));
  };
  return { columns, days: all(), unplaced: rows.filter((row) => !placed.has(row)), step, week };
}

/** At least one line. */
function stretch(from: number, to: number): Stretch {
  return { from: Math.floor(from), to: Math.max(Math.floor(from) + 1, Math.ceil(to)) };
}

type Timed = Pick<TimetableEntry, 'begins' | 'ends'>;

/** The days on which something is, since 1970. */
function daysOf({ begins, ends }: Timed): readonly number[] {
  const first = Math.floor(begins / DAY);
  const last = Math.floor((ends - 1) / DAY);
  return Array.from({ length: Math.min(366, last - first + 1) }, (_, at) => first + at);
}

/** The first and the last minute of a day: as said, else from the earliest hour to the latest. */
function hoursOf({ hours }: ReadTimetable, timed: readonly Timed[]): readonly [number, number] {
  if (hours && hours[1] > hours[0]) return hours;
  if (timed.length === 0) return [9 * 60, 18 * 60];
  const isOvernight = ({ begins, ends }: Timed) => Math.floor(begins / DAY) !== Math.floor((ends - 1) / DAY);
  const first = Math.min(...timed.map((one) => (isOvernight(one) ? 0 : one.begins % DAY)));
  const last = Math.max(...timed.map((one) => (isOvernight(one) ? DAY : ((one.ends - 1) % DAY) + 1)));
  return [Math.floor(first / 60) * 60, Math.ceil(last / 60) * 60];
}

/** How long a line was said to last, in minutes. */
function stepSaid(actor: ActorContext, { step, grain }: ReadTimetable): number | null {
  const outcome = step?.run(productScope(actor));
  const lasts = outcome?.ok && step ? minutesIn(outcome.value, step.unit, grain) : null;
  return lasts !== null && lasts >= 1 ? lasts : null;
}

function lineAt(at: number, grain: ReadTimetable['grain']): TimetableLine {
  return { at, label: grain === 'day' ? dayInWords(dayAt(at)) : clockAt(at) };
}
