import { DAY, momentText } from '../../conditions/calendar.ts';
import { isLast } from '../../model/states/is-last.ts';
import type { State } from '../../model/types.ts';
import type { Visit } from './types.ts';
import type { Move, Paths } from './walk.ts';

export interface Life {
  /** By life cycle. */
  readonly states: ReadonlyMap<string, string>;
  readonly history: readonly Visit[];
  readonly moves: readonly Move[];
}

/** Undefined where nobody knows. */
export function beginOf({ history: [first] }: Pick<Life, 'history'>): number | undefined {
  return first && Date.parse(first.at);
}

export function isEnd({ moves, isOpen }: Paths, state: State): boolean {
  return isLast(state) || (!isOpen && !moves.some(({ from }) => from === state.id));
}

export function isOver([paths]: readonly Paths[], { states }: Life): boolean {
  const state = paths?.states.find(({ id }) => id === states.get(paths.cycle.id));
  return paths !== undefined && state !== undefined && !paths.isOpen && isEnd(paths, state);
}

/** Later by so many milliseconds, rounded to whole days. */
export function shifted(life: Life, by: number): Life {
  const days = Math.round(by / DAY);
  return days === 0 ? life : timed(life, (time) => time + days * DAY);
}

/**
 * The same life between two moments, moved in whole days. Where that is too short for it, every stay is shortened
 * alike.
 */
export function within(life: Life, { from, to }: { readonly from: number; readonly to: number }, now: number): Life {
  const begin = beginOf(life);
  if (begin === undefined || (begin >= from && begin < to)) return life;
  const by = begin < from ? Math.ceil((from - begin) / DAY) : Math.floor((to - 1 - begin) / DAY);
  const other = shifted(life, by * DAY);
  const [start = 0, end = 0] = [beginOf(other), Date.parse(other.history.at(-1)?.at ?? '')];
  if (start >= from && start < to && end <= now) return other;
  const [least, most] = [Math.max(from, 0), Math.min(to, now)];
  const first = start >= least && start < most ? start : least + Math.max(0, most - least) / 3;
  const room = Math.max(0, now - first) / Math.max(1, end - start);
  return timed(other, (time) => Math.floor(first + (time - start) * Math.min(1, room * 0.9)));
}

export function timed(life: Life, timeOf: (time: number, visit: Visit) => number): Life {
  const history = life.history.map((visit) => ({
    ...visit,
    at: momentText(timeOf(Date.parse(visit.at), visit)),
  }));
  return { ...life, history };
}
