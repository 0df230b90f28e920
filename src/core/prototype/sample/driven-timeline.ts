import { knownValue } from '../../answers/sourced.ts';
import { DAY_MS, formatTimestamp } from '../../base/dates.ts';
import type { Need } from './schedule.ts';
import { integerBetween, subSeed } from './seed.ts';
import type { Timeline } from './timeline.ts';
import type { Visit } from './types.ts';
import { actorOf, eventOf, type ResolvedTransition, type StateGraph } from './walk.ts';

interface TimelineBuilder {
  state: string;
  at: number;
  readonly visits: Visit[];
  readonly moves: ResolvedTransition[];
}

/**
 * The timeline of a record whose state others change: their changes in order of time, the transitions by people that
 * are needed in between, and those that lead on to its present state.
 */
export function drivenTimeline(
  paths: StateGraph,
  timeline: Timeline,
  needs: readonly Need[],
  { seed, now, isPinned }: { readonly seed: number; readonly now: number; readonly isPinned: boolean },
): Timeline {
  const own = needs.filter(({ coupling }) => coupling.moved.cycle.id === paths.cycle.id);
  const [first] = timeline.history.filter(({ cycle }) => cycle === paths.cycle.id);
  const end = timeline.states.get(paths.cycle.id);
  if (own.length === 0 || !first || end === undefined) return timeline;
  const by = subSeed(seed, 61);
  const before = Math.min(...own.map(({ since }) => since)) - integerBetween(by, 20, 200) * DAY_MS;
  const longest = (isPinned ? undefined : paths.stays.get(first.to)) ?? Number.POSITIVE_INFINITY;
  const latest = Math.min(before, ...own.slice(0, 1).map(({ at }) => at - longest * DAY_MS));
  const begin = Math.max(Math.min(Date.parse(first.at), before), latest);
  const visits = [{ ...first, at: formatTimestamp(begin) }];
  const builder: TimelineBuilder = { state: first.to, at: begin, visits, moves: [] };
  for (const need of own) applyNeed(builder, paths, need, by);
  const last = timeline.history.findLast(({ cycle }) => cycle === paths.cycle.id);
  const byItself = Math.max(builder.at + DAY_MS / 24, Math.min(now, Date.parse(last?.at ?? '')));
  moveByPerson(builder, paths, new Set([end]), Math.min(now, byItself), by);
  const others = timeline.history.filter(({ cycle }) => cycle !== paths.cycle.id);
  const otherMoves = timeline.moves.filter((move) => !paths.moves.includes(move));
  return { ...timeline, history: [...builder.visits, ...others], moves: [...builder.moves, ...otherMoves] };
}

function applyNeed(builder: TimelineBuilder, paths: StateGraph, { at, by, does, be }: Need, seed: number): void {
  if (be) moveByPerson(builder, paths, be, at, seed);
  if (!does) return;
  const here = does.find(({ from }) => from === builder.state);
  if (!here && does.some(({ to }) => to === builder.state)) return;
  if (!here) moveByPerson(builder, paths, new Set(does.map(({ from }) => from)), (builder.at + at) / 2, seed);
  const move = does.find(({ from }) => from === builder.state);
  if (move) make(builder, paths, move, at, by);
}

/** The shortest path to one of the states, made by a person, all at once. */
function moveByPerson(
  builder: TimelineBuilder,
  paths: StateGraph,
  goals: ReadonlySet<string>,
  at: number,
  seed: number,
): void {
  for (const move of shortestRoute(builder.state, goals, paths))
    make(builder, paths, move, Math.max(at, builder.at), actorOf(move.transition, subSeed(seed, move.lot)));
}

function shortestRoute(from: string, goals: ReadonlySet<string>, { moves }: StateGraph): readonly ResolvedTransition[] {
  const routes = new Map<string, readonly ResolvedTransition[]>([[from, []]]);
  for (const [state, route] of routes) {
    if (goals.has(state)) return route;
    for (const move of peopleFirst(moves))
      if (move.from === state && !routes.has(move.to)) routes.set(move.to, [...route, move]);
  }
  return [];
}

/** Transitions by people come before those of the clock and other systems. */
function peopleFirst(moves: readonly ResolvedTransition[]): readonly ResolvedTransition[] {
  const rank = ({ transition: { by } }: ResolvedTransition) => (knownValue(by) === 'person' ? 0 : 1);
  return moves.toSorted((one, other) => rank(one) - rank(other));
}

function make(builder: TimelineBuilder, { cycle }: StateGraph, move: ResolvedTransition, at: number, by: string): void {
  builder.visits.push({
    cycle: cycle.id,
    from: move.from,
    to: move.to,
    at: formatTimestamp(at),
    by,
    ...eventOf(move),
  });
  builder.moves.push(move);
  builder.state = move.to;
  builder.at = at;
}
