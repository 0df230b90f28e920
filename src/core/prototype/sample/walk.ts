import { knownValue, listOf, type Quantity, type Sourced } from '../../answers/sourced.ts';
import { addMonths, formatTimestamp } from '../../base/dates.ts';
import { omitUndefined } from '../../base/omit-undefined.ts';
import { convertUnit } from '../../conditions/units.ts';
import type { Lifecycle, State, Transition } from '../../model/types.ts';
import { clockWords } from '../clock-words.ts';
import { chooseByHash, integerBetween, oneOf, seedOf, subSeed } from './seed.ts';
import type { Visit } from './types.ts';

/** A transition whose two states are known, as an edge of the state graph. */
export interface ResolvedTransition {
  readonly transition: Transition;
  readonly from: string;
  readonly to: string;
  readonly lot: number;
  /** For the clock: after how many days it is due. */
  readonly days: number | undefined;
}

/** One life cycle as a graph: its states, the transitions between them, and how long a record stays. */
export interface StateGraph {
  readonly cycle: Lifecycle;
  readonly states: readonly State[];
  /** Ids of the initial states. */
  readonly firsts: readonly string[];
  readonly moves: readonly ResolvedTransition[];
  /** By state: the maximum number of days a record stays, until the clock moves it on or by a limit of the state. */
  readonly stays: ReadonlyMap<string, number>;
  /** Records of other entities depend on these, so they began long ago. */
  readonly isHost: boolean;
  /** No transitions are known, so that a record may be in any state. */
  readonly isOpen: boolean;
}

/** A path of one record through its state graph, with the time of each step. */
export interface StateWalk {
  readonly state: string;
  readonly visits: readonly Visit[];
  /** One fewer than the visits: none leads to the first. */
  readonly moves: readonly ResolvedTransition[];
}

/** Undefined for a life cycle without states. */
export function stateGraphOf(cycle: Lifecycle, isHost = false): StateGraph | undefined {
  const states = listOf(cycle.states);
  if (states.length === 0) return undefined;
  const known = new Set(states.map(({ id }) => id));
  const moves = listOf(cycle.transitions).flatMap((transition): readonly ResolvedTransition[] => {
    const { from, to } = transition;
    if (from.id === null || to.id === null || !known.has(from.id) || !known.has(to.id)) return [];
    const days = daysFor(transition);
    return [{ transition, from: from.id, to: to.id, lot: seedOf(from.id, transition.id, to.id), days }];
  });
  const stays = new Map(states.flatMap((state) => stayIn(state, moves)));
  const isOpen = cycle.transitions.is === 'unknown';
  return { cycle, states, firsts: firstsOf(states, moves), moves, stays, isHost, isOpen };
}

/** Where a day must have passed, the clock moves on the next day. */
function daysFor({ after, guard }: Transition): number | undefined {
  const days = daysOf(after);
  const isAfter = /<\s*today\(\)/u.test(knownValue(guard)?.text ?? '');
  return days !== undefined && isByClock({ days }) && isAfter ? days + 1 : days;
}

/** Those marked as first, else those without an incoming transition, else the first in the list. */
function firstsOf(states: readonly State[], moves: readonly ResolvedTransition[]): readonly string[] {
  const marked = states.filter(({ place }) => knownValue(place) === 'first');
  if (marked.length > 0) return marked.map(({ id }) => id);
  const entered = new Set(moves.map(({ to }) => to));
  const outer = states.filter(({ id }) => !entered.has(id));
  return [...(outer.length > 0 ? outer : states)].slice(0, 1).map(({ id }) => id);
}

/**
 * Walks one record through its life cycle: an initial state, then legal transitions to a state that the seed chooses
 * among the reachable ones. Times are before the day on which the records are seen.
 * @param isAllowed whether a transition is open to this record, as far as its guard can tell
 * @param today days since 1970
 * @param goal the state it must end in, whatever the seed says
 * @returns undefined where no legal walk ends at the goal
 */
export function randomWalk(
  paths: StateGraph,
  seed: number,
  today: number,
  isAllowed: (move: ResolvedTransition) => boolean = () => true,
  goal?: string,
): StateWalk | undefined {
  if (paths.isOpen) return walkWithoutHistory(paths, seed, goal);
  const moves = paths.moves.filter(isAllowed);
  const found = goal === undefined ? reachableStates(paths, moves) : new Set([goal]);
  const ends = paths.states.filter(({ id }) => found.has(id));
  const end = chooseByHash(subSeed(seed, 1), ends, ({ id }) => seedOf(id));
  if (!end) return undefined;
  const path = pathTo(end.id, paths.firsts, moves, seed);
  return path && { state: end.id, visits: visitsOf(paths, path, seed, today), moves: path.moves };
}

/** How many paths to a state are tried. */
const MAX_WALKS = 40;

/** All paths to a state that visit none twice, up to a limit, with visits as in `randomWalk`. */
export function walksTo(paths: StateGraph, goal: string, seed: number, today: number): readonly StateWalk[] {
  const found: StateWalk[] = [];
  const goOn = (first: string, at: string, moves: readonly ResolvedTransition[]): void => {
    if (found.length === MAX_WALKS) return;
    if (at === goal) {
      found.push({ state: goal, visits: visitsOf(paths, { first, moves }, seed, today), moves });
      return;
    }
    const open = leadsTo(goal, paths.moves, new Set([...moves.map(({ from }) => from), at]));
    for (const move of paths.moves) if (move.from === at && open.has(move.to)) goOn(first, move.to, [...moves, move]);
  };
  for (const first of paths.firsts) goOn(first, first, []);
  return found;
}

function walkWithoutHistory({ states }: StateGraph, seed: number, goal: string | undefined): StateWalk | undefined {
  const ends = goal === undefined ? states : states.filter(({ id }) => id === goal);
  const end = chooseByHash(subSeed(seed, 1), ends, ({ id }) => seedOf(id));
  return end && { state: end.id, visits: [], moves: [] };
}

function reachableStates({ firsts }: StateGraph, moves: readonly ResolvedTransition[]): ReadonlySet<string> {
  const found = new Set(firsts);
  for (const state of found) for (const move of moves) if (move.from === state) found.add(move.to);
  return found;
}

interface StatePath {
  readonly first: string;
  readonly moves: readonly ResolvedTransition[];
}

/** A path to a state that visits none twice; the seed chooses at every fork. */
function pathTo(end: string, firsts: readonly string[], moves: readonly ResolvedTransition[], seed: number) {
  const starts = firsts.filter((id) => leadsTo(end, moves, new Set()).has(id));
  const first = chooseByHash(subSeed(seed, 2), starts, seedOf);
  if (first === undefined) return undefined;
  const taken: ResolvedTransition[] = [];
  const seen = new Set<string>();
  for (let at = first; at !== end; ) {
    seen.add(at);
    const open = leadsTo(end, moves, seen);
    const next = chooseByHash(
      subSeed(seed, 3),
      moves.filter(({ from, to }) => from === at && open.has(to)),
      ({ lot }) => lot,
    );
    if (!next) return undefined;
    taken.push(next);
    at = next.to;
  }
  return { first, moves: taken };
}

/** The states from which the end can be reached, without those already visited. */
function leadsTo(end: string, moves: readonly ResolvedTransition[], seen: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set([end]);
  for (const state of found) for (const { from, to } of moves) if (to === state && !seen.has(from)) found.add(from);
  return found;
}

const MINUTE = 6e4;
const MINUTES_A_DAY = 1_440;
/** Days for which a host has been in its state, unless the state allows less. */
const HOST_DAYS = 700;

/**
 * The last transition is before the day on which the records are seen; the stays before it last as their states allow.
 */
function visitsOf(paths: StateGraph, { first, moves }: StatePath, seed: number, today: number): readonly Visit[] {
  const end = moves.at(-1)?.to ?? first;
  const isOver = !paths.moves.some(({ from }) => from === end);
  const since = paths.stays.get(end) ?? (isOver ? 120 : paths.isHost ? HOST_DAYS : 30);
  let at = (today - 1) * MINUTES_A_DAY - integerBetween(subSeed(seed, 4), 0, Math.max(0, since - 1) * MINUTES_A_DAY);
  const times = [at];
  for (const [step, move] of moves.toReversed().entries()) {
    const isLasting = paths.isHost && step < moves.length - 1;
    const stay = paths.stays.get(move.from) ?? (isLasting ? HOST_DAYS : 21);
    const before = at - integerBetween(subSeed(subSeed(seed, 5), step), 60, Math.max(0.1, stay) * MINUTES_A_DAY);
    if (isByClock(move)) [at, times[0]] = dueAt(move, at);
    // Stays of hours end on the same day.
    else at = stay < 1 ? Math.max(before, at - (at % MINUTES_A_DAY)) : before;
    times.unshift(at);
  }
  const { id: cycle } = paths.cycle;
  return times.map((time, step) => {
    const move = moves[step - 1];
    if (!move) return { cycle, from: null, to: first, at: byDay(time), by: '' };
    const by = actorOf(move.transition, subSeed(seed, move.lot));
    return { cycle, from: move.from, to: move.to, at: byDay(time), by, ...eventOf(move) };
  });
}

/**
 * The beginning of a stay that the clock ended at a time, and that end, which may be later: not every month has the
 * day.
 */
function dueAt({ days = 0, transition }: ResolvedTransition, at: number): readonly [from: number, to: number] {
  const { amount, unit } = knownValue(transition.after) ?? { amount: 0, unit: '' };
  const months = convertUnit(amount, unit, 'months');
  if (months === undefined) return [at - days * MINUTES_A_DAY, at];
  const from = addMonths(at * MINUTE, -months);
  return [from / MINUTE, addMonths(from, months) / MINUTE];
}

/**
 * Whether the time counts from the transition, so that it gives the length of the stay. The clock may also count from a
 * date on the record: then its time is short or missing.
 */
function isByClock({ days }: Pick<ResolvedTransition, 'days'>): boolean {
  return days !== undefined && days >= 2;
}

function stayIn(
  { id, longestStay }: State,
  moves: readonly ResolvedTransition[],
): readonly (readonly [string, number])[] {
  // People act before the day on which the clock would.
  const clocks = moves.flatMap(({ from, days }) => (from === id && isByClock({ days }) ? [(days ?? 0) - 1] : []));
  const found = [daysOf(longestStay) ?? Number.POSITIVE_INFINITY, ...clocks];
  const least = Math.min(...found);
  return Number.isFinite(least) ? [[id, least]] : [];
}

/** The same day between eight and six o’clock, in the same order. */
function byDay(minutes: number): string {
  const day = Math.floor(minutes / MINUTES_A_DAY) * MINUTES_A_DAY;
  return formatTimestamp((day + 480 + Math.floor(((minutes - day) * 600) / MINUTES_A_DAY)) * MINUTE);
}

export function eventOf({ transition }: ResolvedTransition): Pick<Visit, 'event'> {
  return omitUndefined({ event: knownValue(transition.event) });
}

export function actorOf({ by, actors, system }: Transition, seed: number): string {
  const kind = knownValue(by);
  if (kind === 'clock') return clockWords({ actors });
  const who = oneOf(seed, listOf(actors))?.label;
  if (who !== undefined) return who;
  return kind === 'system' ? (knownValue(system) ?? '') : '';
}

/** A month counts as a twelfth of a year; undefined where it is no time. */
function daysOf(source: Sourced<Quantity>): number | undefined {
  const time = knownValue(source);
  if (!time) return undefined;
  const months = convertUnit(time.amount, time.unit, 'months');
  return convertUnit(time.amount, time.unit, 'days') ?? (months === undefined ? undefined : (months * 365) / 12);
}
