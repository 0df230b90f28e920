import { memoizeByObject } from '../../base/memoize.ts';
import { DAY, momentText } from '../../conditions/calendar.ts';
import { isEmpty, timeIn } from '../checks/values.ts';
import { asTold, type Draft, givenState, pinnedState } from './draft.ts';
import type { FieldPlan } from './field-plan.ts';
import { lastDay } from './forgotten.ts';
import type { Life } from './life.ts';
import { dueFrom, misfits, type Remembered } from './past.ts';
import { below, seedOf } from './seed.ts';
import type { Visit } from './types.ts';
import { type Move, type Paths, type Walked, walk, walksTo } from './walk.ts';
import { reached } from './windows.ts';
import { looksBack } from './words-of-name.ts';
import type { World } from './world.ts';

/** `goals` are states the record must be in, by life cycle. */
export function live(
  draft: Draft,
  world: Pick<World, 'model' | 'options' | 'today'>,
  may: (move: Move) => boolean,
  goals: ReadonlyMap<string, string> = new Map(),
): void {
  const { model, options } = world;
  const today = lastDay(draft.plan, draft.pinned, world.today);
  for (const paths of draft.plan.paths) {
    const { id } = paths.cycle;
    const seed = below(seedOf(options.workspace, 'life', id), draft.key);
    const goal = goals.get(id) ?? pinnedState(draft.pinned, paths) ?? givenState(draft, paths);
    const walked =
      walkShown(draft, paths, seed, today, goal) ??
      walk(paths, seed, today, may, goal) ??
      (goal === undefined ? undefined : walk(paths, seed, today, () => true, goal)) ??
      (goal === undefined ? undefined : { state: goal, visits: [], moves: [] });
    if (!walked) continue;
    const past = draft.pinned ? pastOf(walked, { draft, paths, model, today }, seed) : walked;
    draft.states.set(id, past.state);
    draft.stateIds.add(past.state);
    draft.history.push(...past.visits);
    draft.moves.push(...past.moves);
  }
}

export function lead(draft: Draft, { states, history, moves }: Life): void {
  for (const [cycle, state] of states) {
    draft.states.set(cycle, state);
    draft.stateIds.add(state);
  }
  draft.history.push(...history);
  draft.moves.push(...moves);
}

/** Made-up pasts by the planned life cycle: many records share one, and it takes long to find. */
const pasts = memoizeByObject((_: Paths) => new Map<string, Walked>());

function pastOf(walked: Walked, of: Remembered & { readonly today: number }, seed: number): Walked {
  const known = pasts(of.paths);
  const key = JSON.stringify([of.draft.id, walked.state, walked.moves.map(({ lot }) => lot)]);
  const found = known.get(key) ?? remembered(walked, { ...of, draft: asTold(of.draft) }, seed);
  known.set(key, found);
  return found;
}

/** The past that agrees best with what was written down: as generated, or by another way to the same state. */
function remembered(walked: Walked, of: Remembered & { readonly today: number }, seed: number): Walked {
  let best = anchored(walked, of);
  let least = misfits(best, of);
  if (least === 0 || walked.moves.length === 0) return best;
  for (const way of walksTo(of.paths, walked.state, seed, of.today)) {
    const past = anchored(way, of);
    const wrong = misfits(past, of);
    if (wrong >= least) continue;
    best = past;
    least = wrong;
  }
  return best;
}

/**
 * Moves the visits to the times that were written down for them, and to those at which the clock was due by what was
 * written down; the others keep their distance as far as possible.
 */
function anchored(walked: Walked, of: Remembered & { readonly today: number }): Walked {
  const { draft, today } = of;
  const { visits, moves, state } = walked;
  const known = new Map(
    draft.plan.fields.flatMap((plan) => {
      const time = plan.late === null ? timeIn(draft.pinned?.values[plan.field.id]) : undefined;
      if (time === undefined || time > (today + 1) * DAY) return [];
      const visit = visitTold(plan, {
        ...draft,
        history: [...visits],
        moves: [...moves],
        stateIds: new Set([state]),
      });
      return visit ? [[visit, onTheDay(time, visit, draft.pinned?.values[plan.field.id])] as const] : [];
    }),
  );
  for (const place of moves.keys()) {
    const visit = visits[place + 1];
    const due = dueFrom(place, walked, of, today);
    if (visit && due !== undefined && !known.has(visit)) known.set(visit, onTheDay(due * DAY, visit, ''));
  }
  if (known.size === 0) return walked;
  const times = visits.map((visit) => known.get(visit));
  const gap = (at: number) => Date.parse(visits[at]?.at ?? '') - Date.parse(visits[at - 1]?.at ?? '');
  for (let at = 1; at < times.length; at += 1) {
    const before = times[at - 1];
    if (times[at] === undefined && before !== undefined) {
      const next = times.slice(at).find((time) => time !== undefined) ?? today * DAY;
      times[at] = Math.max(before, Math.min(before + gap(at), next));
    }
  }
  for (let at = times.length - 2; at >= 0; at -= 1) {
    const after = times[at + 1];
    if (times[at] === undefined && after !== undefined) times[at] = after - gap(at + 1);
  }
  const isInOrder = times.every((time, at) => at === 0 || (time ?? 0) >= (times[at - 1] ?? 0));
  if (!isInOrder) return walked;
  return {
    ...walked,
    visits: visits.map((visit, at) => ({ ...visit, at: momentText(times[at] ?? 0) })),
  };
}

/** A day gets the hour of the visit; a moment stays as it is. */
function onTheDay(time: number, { at }: Visit, told: unknown): number {
  return typeof told === 'string' && told.length > 10 ? time : time + (Date.parse(at) % DAY);
}

/** The visit that a day on the record is about. */
function visitTold(
  { told, field, meaning }: FieldPlan,
  draft: Pick<Draft, 'plan' | 'history' | 'moves' | 'stateIds'>,
): Visit | undefined {
  const { history, plan } = draft;
  if (told?.of === 'beginning') return history[0];
  if (told?.of === 'last move') return history.at(-1);
  if (told) return history.findLast(({ cycle, to }) => cycle === told.cycle && to === told.state);
  const window = plan.windows.get(field.id);
  const isLater = meaning === 'due' || (meaning === 'end' && !looksBack(field.label));
  const visit = window && !isLater ? reached(window, draft) : undefined;
  return visit === 'now' ? undefined : visit;
}

/** How many ways are tried for a record that was given as an example. */
const WAYS = 12;

/** A life that has come far enough for all that a record written down, or an example, has filled in. */
function walkShown(draft: Draft, paths: Paths, seed: number, today: number, goal: string | undefined) {
  const { pinned } = draft;
  const given = pinned ? undefined : draft.plan.given[draft.slot];
  const windows = [...draft.plan.windows].flatMap(([field, window]) =>
    given?.values.has(field) || !isEmpty(pinned?.values[field]) ? [window] : [],
  );
  const shown = (field: string) => given?.values.get(field)?.(today);
  const wanted = [...draft.plan.writes].filter(([, writes]) =>
    writes.some(({ deed: { field, value } }) => value?.form === 'literal' && value.value === shown(field.id)),
  );
  if (windows.length === 0 && wanted.length === 0) return undefined;
  const isShown = ({ moves }: Pick<Walked, 'moves'>) =>
    wanted.length === 0 || wanted.some(([wanting]) => moves.some(({ transition }) => transition === wanting));
  for (const { id } of paths.states.toReversed()) {
    if (goal !== undefined && goal !== id) continue;
    for (let way = 0; way < WAYS; way += 1) {
      const walked = walk(paths, below(seed, 40 + way), today, () => true, id);
      if (!walked) break;
      const so = { history: walked.visits, moves: walked.moves, stateIds: new Set([walked.state]) };
      if (isShown(walked) && windows.every((window) => reached(window, so) !== undefined)) return walked;
    }
  }
  return undefined;
}
