import { knownValue } from '../../answers/sourced.ts';
import { DAY_MS, formatDay, parseTimestamp } from '../../base/dates.ts';
import { convertUnit } from '../../conditions/units.ts';
import type { ActorContext } from '../actor-context.ts';
import { isMoney } from '../cell-text.ts';
import type { SampleRow } from '../sample/types.ts';
import { itemValue } from './item-text.ts';
import type { Stretch } from './timetable-grid.ts';
import type { ReadTimetable, ShownItem } from './types.ts';

/** Minutes of a day. */
export const DAY = 24 * 60;
const MINUTE_MS = DAY_MS / DAY;

/** When a record is, in minutes since 1970, or since midnight for a time of any day; null where nobody has said. */
export function timeOf(actor: ActorContext, timetable: ReadTimetable, row: SampleRow, step: number): Stretch | null {
  const from = momentIn(valueNow(actor, timetable.start, row));
  if (from === null) return null;
  const to = endOf(actor, timetable, row, from);
  return { from, to: to !== null && to > from ? to : from + step };
}

/** When a record is over; null where nobody has said. A day that is the last one is over at midnight. */
export function endOf(actor: ActorContext, { end, grain }: ReadTimetable, row: SampleRow, from: number) {
  if (end === null) return null;
  const value = valueNow(actor, end, row);
  const moment = momentIn(value);
  if (moment !== null) return grain === 'day' ? moment + DAY : moment;
  const lasts = minutesIn(value, (end.field && knownValue(end.field.unit)) ?? end.value?.unit ?? '', grain);
  return lasts === null ? null : from + lasts;
}

function valueNow(actor: ActorContext, item: ShownItem, row: SampleRow): unknown {
  const outcome = itemValue(actor, row, item);
  return outcome.ok ? outcome.value : undefined;
}

const CLOCK = /^(\d{1,2}):(\d\d)(?::\d\d)?$/u;

function momentIn(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const [, hour, minute] = CLOCK.exec(value.trim()) ?? [];
  if (hour !== undefined) return Number(hour) * 60 + Number(minute);
  const at = parseTimestamp(value.trim());
  return at === null ? null : Math.floor(at / MINUTE_MS);
}

/** A duration in minutes; a bare number counts the days, or the minutes, of the timetable. */
export function minutesIn(value: unknown, unit: string, grain: ReadTimetable['grain']): number | null {
  if (isMoney(value)) return minutesIn(value.amount, value.unit, grain);
  if (typeof value !== 'number') return null;
  return convertUnit(value, unit || (grain === 'day' ? 'days' : 'minutes'), 'minutes') ?? null;
}

/** The value of a field for a time: a day, a moment, or a time of any day. */
export function storedTime(at: number, grain: ReadTimetable['grain']): string {
  if (grain === 'day') return dayAt(at);
  const moment = new Date(at * MINUTE_MS).toISOString();
  return grain === 'clock' ? moment.slice(11, 16) : moment.replace('.000Z', 'Z');
}

/** “2026-10-09”. */
export function dayAt(at: number): string {
  return formatDay(Math.floor(at / DAY));
}

/** “09:30”. */
export function clockAt(at: number): string {
  return new Date(at * MINUTE_MS).toISOString().slice(11, 16);
}
