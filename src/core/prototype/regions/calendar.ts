import {
  addMonths,
  dateInWords,
  dayOfTimestamp,
  formatDay,
  parseDay,
  startOfDay,
  WEEKDAYS,
  weekdayOf,
} from '../../base/dates.ts';

export interface CalendarMonth {
  /** “2026-03”. */
  readonly month: string;
  readonly before: string;
  readonly after: string;
  /** Days of the first week that belong to the month before; weeks begin on Monday. */
  readonly lead: number;
  readonly days: readonly string[];
}

/** The month with this day, or of this beginning; null where there is none. */
export function calendarMonth(text: string): CalendarMonth | null {
  const first = parseDay(`${text.slice(0, 7)}-01`);
  if (first === null) return null;
  const beginning = (months: number) => dayOfTimestamp(addMonths(startOfDay(first), months));
  const monthOf = (day: number) => formatDay(day).slice(0, 7);
  const next = beginning(1);
  return {
    month: monthOf(first),
    before: monthOf(beginning(-1)),
    after: monthOf(next),
    lead: weekdayOf(first),
    days: Array.from({ length: next - first }, (_, at) => formatDay(first + at)),
  };
}

/** A week as a timetable draws it, from Monday on. */
export interface Week {
  readonly days: readonly string[];
  readonly before: string;
  readonly after: string;
}

/** The week with this day; null where there is none. */
export function weekOf(text: string): Week | null {
  const day = parseDay(text);
  if (day === null) return null;
  const first = day - weekdayOf(day);
  return {
    days: Array.from({ length: 7 }, (_, at) => formatDay(first + at)),
    before: formatDay(first - 7),
    after: formatDay(first + 7),
  };
}

/** “Fri, 9 Oct 2026”. */
export function dayInWords(text: string): string {
  const day = parseDay(text);
  return day === null ? text : `${WEEKDAYS[weekdayOf(day)]?.slice(0, 3)}, ${dateInWords(text)}`;
}

/** The day a calendar opens at: the next of these, else the last, else today. */
export function dayInView(days: readonly string[], today: string): string {
  const dated = days.filter((day) => parseDay(day) !== null).toSorted();
  return dated.find((day) => day >= today) ?? dated.at(-1) ?? today;
}
