import { knownValue } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { DAY, dayOf, dayOfMoment, momentText } from '../../conditions/calendar.ts';
import { counterOf, isLike, shownNumber, withCounter, yearIn } from '../given-number.ts';
import { beginOf, type Life } from './life.ts';
import type { EntityPlan } from './plan.ts';
import type { PinnedRecord } from './types.ts';
import type { Paths } from './walk.ts';

/** A record that somebody wrote down with its number. */
export interface Told {
  readonly pinned: PinnedRecord;
  readonly life: Life;
}

/** A record with the days on which it can have begun. */
type Begun = ReturnType<typeof begunIn>;

/**
 * The lives of records that were written down, by id: where numbers are given in sequence they began in that order,
 * and in the year of their number, unless somebody wrote down when.
 */
export function begunInTurn(
  { entity, paths: [paths, another] }: EntityPlan,
  all: readonly Told[],
  now: number,
): ReadonlyMap<string, Life> {
  const shown = shownNumber(entity);
  if (!shown || !paths || another || knownValue(entity.identity.kind) !== 'issued') return new Map();
  const told = all.filter(({ pinned: { id }, life }) => isLike(id, shown) && life.history.length > 0);
  const kinds = grouped(told, ({ pinned: { id } }) => withCounter(id, 0n));
  return new Map([...kinds.values()].flatMap((records) => inOrder(records, paths, now)));
}

function inOrder(records: readonly Told[], paths: Paths, now: number): readonly (readonly [id: string, Life])[] {
  const begun = records
    .map((told) => begunIn(told, paths, now))
    .sort((one, other) => Number(counterOf(one.pinned.id) - counterOf(other.pinned.id)));
  const days = begun.map(({ day }) => day).sort((one, other) => one - other);
  const latest = begun.map(({ most }, at) => Math.min(most, ...begun.slice(at + 1).map((next) => next.most)));
  let before = Number.NEGATIVE_INFINITY;
  return begun.map((one, at) => {
    const day = Math.max(days[at] ?? one.day, one.least, before);
    before = Math.min(day, latest[at] ?? day);
    return [one.pinned.id, movedTo(before, one, now)];
  });
}

/** Keeps known days, and the length of every stay as far as possible. */
function begunIn({ pinned, life }: Told, { stays }: Paths, now: number) {
  const { history, moves } = life;
  const told = new Set(Object.values(pinned.values).map((value) => String(value).slice(0, 10)));
  const known = history.findIndex(
    ({ at }, place) => told.has(at.slice(0, 10)) || knownValue(moves[place - 1]?.transition.by) === 'clock',
  );
  const open = known < 0 ? history.length : known;
  const begin = beginOf(life) ?? 0;
  const day = dayOfMoment(begin);
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
      dayOfMoment(end - span - (stays.get(last?.to ?? '') ?? Number.POSITIVE_INFINITY) * DAY),
      dayOf(`${year}-01-01`) ?? Number.NEGATIVE_INFINITY,
    ),
    most: Math.min(dayOfMoment(end - span), dayOf(`${year}-12-31`) ?? Number.POSITIVE_INFINITY),
  };
}

function movedTo(day: number, { life, open, day: from }: Begun, now: number): Life {
  if (day === from) return life;
  const end = open < life.history.length ? Date.parse(life.history[open]?.at ?? '') : now;
  const history = life.history.map((visit, place) =>
    place < open ? { ...visit, at: momentText(Math.min(Date.parse(visit.at) + (day - from) * DAY, end)) } : visit,
  );
  return { ...life, history };
}
