import { DAY_MS, formatTimestamp } from '../../base/dates.ts';
import { isFinalState } from '../../model/states/find-transitions.ts';
import type { State } from '../../model/types.ts';
import type { Visit } from './types.ts';
import type { ResolvedTransition, StateGraph } from './walk.ts';

/** What one record has been through: its state in each life cycle, and how and when it came there. */
export interface Timeline {
  /** By life cycle. */
  readonly states: ReadonlyMap<string, string>;
  readonly history: readonly Visit[];
  readonly moves: readonly ResolvedTransition[];
}

/** Undefined where it is not known. */
export function beginOf({ history: [first] }: Pick<Timeline, 'history'>): number | undefined {
  return first && Date.parse(first.at);
}

export function isEnd({ moves, isOpen }: StateGraph, state: State): boolean {
  return isFinalState(state) || (!isOpen && !moves.some(({ from }) => from === state.id));
}

export function hasEnded([paths]: readonly StateGraph[], { states }: Timeline): boolean {
  const state = paths?.states.find(({ id }) => id === states.get(paths.cycle.id));
  return paths !== undefined && state !== undefined && !paths.isOpen && isEnd(paths, state);
}

/** Later by so many milliseconds, rounded to whole days. */
export function shifted(timeline: Timeline, by: number): Timeline {
  const days = Math.round(by / DAY_MS);
  return days === 0 ? timeline : mapTimes(timeline, (time) => time + days * DAY_MS);
}

/**
 * The timeline moved by whole days, so that it begins in a time span. Where it would not fit before `now`, all stays
 * are shortened in proportion.
 */
export function movedWithin(
  timeline: Timeline,
  { from, to }: { readonly from: number; readonly to: number },
  now: number,
): Timeline {
  const begin = beginOf(timeline);
  if (begin === undefined || (begin >= from && begin < to)) return timeline;
  const by = begin < from ? Math.ceil((from - begin) / DAY_MS) : Math.floor((to - 1 - begin) / DAY_MS);
  const other = shifted(timeline, by * DAY_MS);
  const [start = 0, end = 0] = [beginOf(other), Date.parse(other.history.at(-1)?.at ?? '')];
  if (start >= from && start < to && end <= now) return other;
  const [least, most] = [Math.max(from, 0), Math.min(to, now)];
  const first = start >= least && start < most ? start : least + Math.max(0, most - least) / 3;
  const room = Math.max(0, now - first) / Math.max(1, end - start);
  return mapTimes(other, (time) => Math.floor(first + (time - start) * Math.min(1, room * 0.9)));
}

export function mapTimes(timeline: Timeline, timeOf: (time: number, visit: Visit) => number): Timeline {
  const history = timeline.history.map((visit) => ({
    ...visit,
    at: formatTimestamp(timeOf(Date.parse(visit.at), visit)),
  }));
  return { ...timeline, history };
}
