import { knownValue } from '../../answers/sourced.ts';
import { DAY_MS, dayOfTimestamp, formatTimestamp, parseDay } from '../../base/dates.ts';
import { groupBy } from '../../base/group-by.ts';
import { counterOf, exampleNumber, hasSameFormat, withCounter, yearIn } from '../record-number.ts';
import type { EntityPlan } from './entity-plan.ts';
import { beginOf, type Timeline } from './timeline.ts';
import type { PinnedRecord } from './types.ts';
import type { StateGraph } from './walk.ts';

interface PinnedTimeline {
  readonly pinned: PinnedRecord;
  readonly life: Timeline;
}

/** A record with the earliest and the latest day on which it can have begun. */
type BeginRange = ReturnType<typeof beginRangeOf>;

/**
 * The timelines of pinned records, by id. Where numbers are given in sequence, the records began in that order, and in
 * the year of their number, unless a pinned date says when.
 */
export function timelinesByNumber(
  { entity, paths: [paths, another] }: EntityPlan,
  all: readonly PinnedTimeline[],
  now: number,
): ReadonlyMap<string, Timeline> {
  const example = exampleNumber(entity);
  if (!example || !paths || another || knownValue(entity.identity.kind) !== 'issued') return new Map();
  const numbered = all.filter(({ pinned: { id }, life }) => hasSameFormat(id, example) && life.history.length > 0);
  const byFormat = groupBy(numbered, ({ pinned: { id } }) => withCounter(id, 0n));
  return new Map([...byFormat.values()].flatMap((records) => inOrder(records, paths, now)));
}

function inOrder(
  records: readonly PinnedTimeline[],
  paths: StateGraph,
  now: number,
): readonly (readonly [id: string, Timeline])[] {
  const ranges = records
    .map((record) => beginRangeOf(record, paths, now))
    .sort((one, other) => Number(counterOf(one.pinned.id) - counterOf(other.pinned.id)));
  const days = ranges.map(({ day }) => day).sort((one, other) => one - other);
  const latest = ranges.map(({ most }, at) => Math.min(most, ...ranges.slice(at + 1).map((next) => next.most)));
  let before = Number.NEGATIVE_INFINITY;
  return ranges.map((one, at) => {
    const day = Math.max(days[at] ?? one.day, one.least, before);
    before = Math.min(day, latest[at] ?? day);
    return [one.pinned.id, movedTo(before, one, now)];
  });
}

/** Keeps known days, and the length of every stay as far as possible. */
function beginRangeOf({ pinned, life }: PinnedTimeline, { stays }: StateGraph, now: number) {
  const { history, moves } = life;
  const pinnedDays = new Set(Object.values(pinned.values).map((value) => String(value).slice(0, 10)));
  const known = history.findIndex(
    ({ at }, place) => pinnedDays.has(at.slice(0, 10)) || knownValue(moves[place - 1]?.transition.by) === 'clock',
  );
  const open = known < 0 ? history.length : known;
  const begin = beginOf(life) ?? 0;
  const day = dayOfTimestamp(begin);
  if (open === 0) return { pinned, life, open, day, least: day, most: day };
  const last = history[open - 1];
  const span = Date.parse(last?.at ?? '') - begin;
  const end = open < history.length ? Date.parse(history[open]?.at ?? '') : now;
  const year = yearIn(pinned.id);
  return {
    ...{ pinned, life, day },
    /** How many visits come before the first one whose day is known. */
    open,
    least: Math.max(
      dayOfTimestamp(end - span - (stays.get(last?.to ?? '') ?? Number.POSITIVE_INFINITY) * DAY_MS),
      parseDay(`${year}-01-01`) ?? Number.NEGATIVE_INFINITY,
    ),
    most: Math.min(dayOfTimestamp(end - span), parseDay(`${year}-12-31`) ?? Number.POSITIVE_INFINITY),
  };
}

function movedTo(day: number, { life, open, day: from }: BeginRange, now: number): Timeline {
  if (day === from) return life;
  const end = open < life.history.length ? Date.parse(life.history[open]?.at ?? '') : now;
  const history = life.history.map((visit, place) =>
    place < open
      ? { ...visit, at: formatTimestamp(Math.min(Date.parse(visit.at) + (day - from) * DAY_MS, end)) }
      : visit,
  );
  return { ...life, history };
}
