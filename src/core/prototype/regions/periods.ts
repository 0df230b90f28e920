import { addMonths, DAY_MS, dateInWords, dayOfTimestamp, formatTimestamp, startOfDay } from '../../base/dates.ts';

/** From a moment to another one, in milliseconds since 1970; the second one is no longer part of it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export type Step = 'minute' | 'hour' | 'day' | 'week' | 'month';

const LENGTH = { minute: 60_000, hour: 3_600_000, day: DAY_MS, week: 7 * DAY_MS };
const UNIT = { ...LENGTH, month: 1, year: 12 };
type Unit = keyof typeof UNIT;
const isOfMonths = (unit: Unit): unit is 'month' | 'year' => unit === 'month' || unit === 'year';

/** A period by its name, on a day: “Today”, “Last 28 days”, “Month to date”, “2026-03-01 to 2026-03-07”. */
export interface Period {
  readonly name: string;
  /** Null where the records say when it begins. */
  readonly spanAt: (now: number, earliest: number) => Span;
  /** Months by which the period before lies earlier; null: as long as the period is. */
  readonly months: number | null;
  /** It lasts until now, so that it is compared until the same time. */
  readonly isRunning: boolean;
}

const LAST = /^last (?:(\d{1,3}) )?(minute|hour|day|week|month|year)s?$/iu;
const TO_DATE = /^(?:(week|month|year) to date|this (week|month|year))$/iu;
const DAYS = /^(\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/u;

/** Undefined for words that name no period. “Last …” leaves the present day, month or year out. */
export function periodCalled(words: string): Period | undefined {
  const name = words.trim();
  const fixed = { name, months: null, isRunning: false };
  const [, count, unit = ''] = LAST.exec(name) ?? [];
  const [, ofDate, ofThis] = TO_DATE.exec(name) ?? [];
  const [, first, last] = DAYS.exec(name) ?? [];
  if (first !== undefined && last !== undefined) {
    const [from, until] = [Date.parse(first), Date.parse(last) + DAY_MS];
    return from < until ? { ...fixed, spanAt: () => ({ from, until }) } : undefined;
  }
  if (/^today$/iu.test(name)) return { ...fixed, isRunning: true, spanAt: (now) => daysBefore(now, -1, 1) };
  if (/^yesterday$/iu.test(name)) return { ...fixed, spanAt: (now) => daysBefore(now, 0, 1) };
  if (/^all time$/iu.test(name))
    return {
      ...fixed,
      isRunning: true,
      spanAt: (now, earliest) => ({ from: beginning('day', earliest), until: daysBefore(now, -1, 1).until }),
    };
  const toDate = unitIn(ofDate ?? ofThis ?? '');
  if (toDate)
    return {
      name,
      isRunning: true,
      months: isOfMonths(toDate) ? UNIT[toDate] : null,
      spanAt: (now) => ({ from: beginning(toDate, now), until: daysBefore(now, -1, 1).until }),
    };
  const of = unitIn(unit);
  return of && lastOnes(name, Number(count ?? 1), of);
}

function lastOnes(name: string, count: number, unit: Unit): Period {
  if (isOfMonths(unit)) {
    const months = count * UNIT[unit];
    const until = (now: number) => beginning(unit, now);
    return {
      ...{ name, months, isRunning: false },
      spanAt: (now) => ({ from: addMonths(until(now), -months), until: until(now) }),
    };
  }
  const length = count * UNIT[unit];
  const isRolling = unit === 'minute' || unit === 'hour';
  return {
    ...{ name, months: null, isRunning: false },
    spanAt: (now) => (isRolling ? { from: now - length, until: now } : daysBefore(now, 0, length / DAY_MS)),
  };
}

const UNITS: readonly Unit[] = ['minute', 'hour', 'day', 'week', 'month', 'year'];
const unitIn = (word: string) => UNITS.find((unit) => unit === word.toLowerCase());

/** So many days that end with the midnight before `now`, or `back` days earlier. */
function daysBefore(now: number, back: number, days: number): Span {
  const until = startOfDay(dayOfTimestamp(now) - back);
  return { from: until - days * DAY_MS, until };
}

/** The beginning of the minute, hour, day, week (on Monday), month or year of a moment. */
function beginning(unit: Unit, at: number): number {
  if (unit === 'month') return Date.parse(`${formatTimestamp(at).slice(0, 7)}-01`);
  if (unit === 'year') return Date.parse(`${formatTimestamp(at).slice(0, 4)}-01-01`);
  if (unit === 'week') return startOfDay(dayOfTimestamp(at) - ((dayOfTimestamp(at) + 3) % 7));
  return Math.floor(at / UNIT[unit]) * UNIT[unit];
}

/** Most steps that a graph has room for. */
const MOST_STEPS = 120;

/** The steps in which a span can be drawn; the usual one comes first. */
export function stepsFor({ from, until }: Span): readonly Step[] {
  const days = (until - from) / DAY_MS;
  const fitting: readonly Step[] =
    days <= 1 / 12
      ? ['minute']
      : days <= 2
        ? ['hour']
        : days < 100
          ? ['day', 'week', 'month']
          : ['month', 'week', 'day'];
  const fits = fitting.filter((step) => step === 'month' || (until - from) / LENGTH[step] <= MOST_STEPS);
  return days < 32 ? fits.filter((step) => step !== 'month') : fits;
}

/** The parts of a span, the first and the last cut off where it begins and ends. */
export function partsOf({ from, until }: Span, step: Step): readonly Span[] {
  const parts: Span[] = [];
  for (let at = from; at < until; ) {
    const begun = beginning(step, at);
    const next = step === 'month' ? addMonths(begun, 1) : begun + LENGTH[step];
    parts.push({ from: at, until: Math.min(next, until) });
    at = next;
  }
  return parts;
}

export const COMPARISONS = ['Previous period', 'Year over year', 'Custom period'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Years that keep the days of the week, in days. */
const WEEKS_OF_A_YEAR = 364;

/** What a period is compared with; one that is running, until the same time. */
export function comparedSpan(
  { months, isRunning }: Period,
  { from, until }: Span,
  { to, now, byWeekday }: { readonly to: Comparison; readonly now: number; readonly byWeekday: boolean },
): Span {
  const end = isRunning ? Math.min(now, until) : until;
  if (to === 'Year over year')
    return byWeekday
      ? { from: from - WEEKS_OF_A_YEAR * DAY_MS, until: end - WEEKS_OF_A_YEAR * DAY_MS }
      : { from: addMonths(from, -12), until: addMonths(end, -12) };
  if (months !== null) return { from: addMonths(from, -months), until: addMonths(end, -months) };
  return { from: from - (until - from), until: end - (until - from) };
}

/** The period before (-1) or after (1) one, as long as it is; null for a part of a day. */
export function besidePeriod({ months }: Period, { from, until }: Span, sign: 1 | -1): Period | null {
  if (until - from < DAY_MS) return null;
  const move = (at: number) => (months === null ? at + sign * (until - from) : addMonths(at, sign * months));
  return daysPeriod(formatTimestamp(move(from)).slice(0, 10), formatTimestamp(move(until) - DAY_MS).slice(0, 10));
}

/** Both days included; null where the last is before the first. */
export function daysPeriod(first: string, last: string): Period | null {
  return periodCalled(`${first} to ${last}`) ?? null;
}

/** The first and the last day of a period that names them. */
export function daysNamed(name: string): readonly [first: string, last: string] | null {
  const [, first, last] = DAYS.exec(name) ?? [];
  return first !== undefined && last !== undefined ? [first, last] : null;
}

/** A time as a graph writes it: “08:00” within a day, “18 Mar”, “Mar 2026”. */
export function stepInWords(at: number, step: Step): string {
  const text = formatTimestamp(at);
  if (step === 'minute' || step === 'hour') return text.slice(11, 16);
  const day = dateInWords(text.slice(0, 10));
  return step === 'month' ? day.replace(/^\d+ /u, '') : day.replace(/ \d+$/u, '');
}
