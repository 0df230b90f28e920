import { knownValue } from '../../answers/sourced.ts';
import { DAY, momentText } from '../../conditions/calendar.ts';
import type { Life } from './life.ts';
import type { Need } from './schedule.ts';
import { below, whole } from './seed.ts';
import type { Visit } from './types.ts';
import { actorOf, calledIn, type Move, type Paths } from './walk.ts';

interface Course {
  state: string;
  at: number;
  readonly visits: Visit[];
  readonly moves: Move[];
}

/**
 * The life of a record that others move: all that they do to it, in that order, what a person must do in between, and
 * at last what leads to its present state.
 */
export function courseOf(
  paths: Paths,
  life: Life,
  needs: readonly Need[],
  { seed, now, isTold }: { readonly seed: number; readonly now: number; readonly isTold: boolean },
): Life {
  const mine = needs.filter(({ bond }) => bond.moved.cycle.id === paths.cycle.id);
  const [first] = life.history.filter(({ cycle }) => cycle === paths.cycle.id);
  const end = life.states.get(paths.cycle.id);
  if (mine.length === 0 || !first || end === undefined) return life;
  const by = below(seed, 61);
  const before = Math.min(...mine.map(({ since }) => since)) - whole(by, 20, 200) * DAY;
  const longest = (isTold ? undefined : paths.stays.get(first.to)) ?? Number.POSITIVE_INFINITY;
  const latest = Math.min(before, ...mine.slice(0, 1).map(({ at }) => at - longest * DAY));
  const begin = Math.max(Math.min(Date.parse(first.at), before), latest);
  const visits = [{ ...first, at: momentText(begin) }];
  const course: Course = { state: first.to, at: begin, visits, moves: [] };
  for (const need of mine) follow(course, paths, need, by);
  const last = life.history.findLast(({ cycle }) => cycle === paths.cycle.id);
  const byItself = Math.max(course.at + DAY / 24, Math.min(now, Date.parse(last?.at ?? '')));
  byHand(course, paths, new Set([end]), Math.min(now, byItself), by);
  const others = life.history.filter(({ cycle }) => cycle !== paths.cycle.id);
  const otherMoves = life.moves.filter((move) => !paths.moves.includes(move));
  return { ...life, history: [...course.visits, ...others], moves: [...course.moves, ...otherMoves] };
}

function follow(course: Course, paths: Paths, { at, by, does, be }: Need, seed: number): void {
  if (be) byHand(course, paths, be, at, seed);
  if (!does) return;
  const here = does.find(({ from }) => from === course.state);
  if (!here && does.some(({ to }) => to === course.state)) return;
  if (!here) byHand(course, paths, new Set(does.map(({ from }) => from)), (course.at + at) / 2, seed);
  const move = does.find(({ from }) => from === course.state);
  if (move) make(course, paths, move, at, by);
}

/** The shortest way to one of the states; a person takes it, at once. */
function byHand(course: Course, paths: Paths, goals: ReadonlySet<string>, at: number, seed: number): void {
  for (const move of wayTo(course.state, goals, paths))
    make(course, paths, move, Math.max(at, course.at), actorOf(move.transition, below(seed, move.lot)));
}

function wayTo(from: string, goals: ReadonlySet<string>, { moves }: Paths): readonly Move[] {
  const ways = new Map<string, readonly Move[]>([[from, []]]);
  for (const [state, way] of ways) {
    if (goals.has(state)) return way;
    for (const move of inHand(moves)) if (move.from === state && !ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
  return [];
}

/** Moves of people come before those of the clock and other systems. */
function inHand(moves: readonly Move[]): readonly Move[] {
  const rank = ({ transition: { by } }: Move) => (knownValue(by) === 'person' ? 0 : 1);
  return moves.toSorted((one, other) => rank(one) - rank(other));
}

function make(course: Course, { cycle }: Paths, move: Move, at: number, by: string): void {
  course.visits.push({
    cycle: cycle.id,
    from: move.from,
    to: move.to,
    at: momentText(at),
    by,
    ...calledIn(move),
  });
  course.moves.push(move);
  course.state = move.to;
  course.at = at;
}
