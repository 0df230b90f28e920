import { DAY_MS, formatTimestamp } from '../../base/dates.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import type { DataModel } from '../../model/types.ts';
import { isEmpty, timestampIn } from '../checks/values.ts';
import { lastDay } from './erasure.ts';
import type { FieldPlan } from './field-plan.ts';
import { windowEntry } from './fill-windows.ts';
import { isAboutPast } from './meaning-words.ts';
import { countContradictions, dueFrom, type PastContext } from './past.ts';
import { exampleState, pinnedOnly, pinnedState, type RecordDraft } from './record-draft.ts';
import type { SampleWorld } from './sample-world.ts';
import { seedOf, subSeed } from './seed.ts';
import type { Timeline } from './timeline.ts';
import type { Visit } from './types.ts';
import { type ResolvedTransition, randomWalk, type StateGraph, type StateWalk, walksTo } from './walk.ts';

/**
 * Walks a draft through its life cycles, up to the states in `goals` (by life cycle) where given, and adds states,
 * history and moves to it.
 */
export function walkLifecycles(
  draft: RecordDraft,
  world: Pick<SampleWorld, 'model' | 'options' | 'today'>,
  may: (move: ResolvedTransition) => boolean,
  goals: ReadonlyMap<string, string> = new Map(),
): void {
  const { model, options } = world;
  const today = lastDay(draft.plan, draft.pinned, world.today);
  for (const paths of draft.plan.paths) {
    const { id } = paths.cycle;
    const seed = subSeed(seedOf(options.workspace, 'life', id), draft.key);
    const goal = goals.get(id) ?? pinnedState(draft.pinned, paths) ?? exampleState(draft, paths);
    const walked =
      walkCoveringValues(draft, paths, seed, today, goal) ??
      randomWalk(paths, seed, today, may, goal) ??
      (goal === undefined ? undefined : randomWalk(paths, seed, today, () => true, goal)) ??
      (goal === undefined ? undefined : { state: goal, visits: [], moves: [] });
    if (!walked) continue;
    const past = draft.pinned ? pastOf(walked, { draft, paths, model, today }, seed) : walked;
    draft.states.set(id, past.state);
    draft.stateIds.add(past.state);
    draft.history.push(...past.visits);
    draft.moves.push(...past.moves);
  }
}

export function applyTimeline(draft: RecordDraft, { states, history, moves }: Timeline): void {
  for (const [cycle, state] of states) {
    draft.states.set(cycle, state);
    draft.stateIds.add(state);
  }
  draft.history.push(...history);
  draft.moves.push(...moves);
}

interface DatedContext extends PastContext {
  readonly today: number;
}

/** Made-up pasts, cached by the model and the planned life cycle: many records share one, and a search is slow. */
const pasts = memoizeByObject((_: DataModel) => memoizeByObject((_paths: StateGraph) => new Map<string, StateWalk>()));

function pastOf(walked: StateWalk, context: DatedContext, seed: number): StateWalk {
  const known = pasts(context.model)(context.paths);
  const key = JSON.stringify([context.draft.id, walked.state, walked.moves.map(({ lot }) => lot)]);
  const found = known.get(key) ?? bestPast(walked, { ...context, draft: pinnedOnly(context.draft) }, seed);
  known.set(key, found);
  return found;
}

/** The past that fits best to the pinned values: as generated, or by another path to the same state. */
function bestPast(walked: StateWalk, context: DatedContext, seed: number): StateWalk {
  let best = alignedToDates(walked, context);
  let least = countContradictions(best, context);
  if (least === 0 || walked.moves.length === 0) return best;
  for (const alternative of walksTo(context.paths, walked.state, seed, context.today)) {
    const past = alignedToDates(alternative, context);
    const wrong = countContradictions(past, context);
    if (wrong >= least) continue;
    best = past;
    least = wrong;
  }
  return best;
}

/**
 * Moves the visits to their pinned times, and to those at which the clock was due by the pinned values; the others keep
 * their distance as far as possible.
 */
function alignedToDates(walked: StateWalk, context: DatedContext): StateWalk {
  const { draft, today } = context;
  const { visits, moves, state } = walked;
  const known = new Map(
    draft.plan.fields.flatMap((plan) => {
      const time = plan.filledBy === null ? timestampIn(draft.pinned?.values[plan.field.id]) : undefined;
      if (time === undefined || time > (today + 1) * DAY_MS) return [];
      const visit = visitDatedBy(plan, {
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
    const due = dueFrom(place, walked, context, today);
    if (visit && due !== undefined && !known.has(visit)) known.set(visit, onTheDay(due * DAY_MS, visit, ''));
  }
  if (known.size === 0) return walked;
  const times = visits.map((visit) => known.get(visit));
  const gap = (at: number) => Date.parse(visits[at]?.at ?? '') - Date.parse(visits[at - 1]?.at ?? '');
  for (let at = 1; at < times.length; at += 1) {
    const before = times[at - 1];
    if (times[at] === undefined && before !== undefined) {
      const next = times.slice(at).find((time) => time !== undefined) ?? today * DAY_MS;
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
    visits: visits.map((visit, at) => ({ ...visit, at: formatTimestamp(times[at] ?? 0) })),
  };
}

/** A day gets the hour of the visit; a date and time stays as it is. */
function onTheDay(time: number, { at }: Visit, pinned: unknown): number {
  return typeof pinned === 'string' && pinned.length > 10 ? time : time + (Date.parse(at) % DAY_MS);
}

/** The visit that a date field of the record is about. */
function visitDatedBy(
  { datedVisit, field, meaning }: FieldPlan,
  draft: Pick<RecordDraft, 'plan' | 'history' | 'moves' | 'stateIds'>,
): Visit | undefined {
  const { history, plan } = draft;
  if (datedVisit?.of === 'beginning') return history[0];
  if (datedVisit?.of === 'last move') return history.at(-1);
  if (datedVisit) return history.findLast(({ cycle, to }) => cycle === datedVisit.cycle && to === datedVisit.state);
  const window = plan.windows.get(field.id);
  const isLater = meaning === 'due' || (meaning === 'end' && !isAboutPast(field.label));
  const visit = window && !isLater ? windowEntry(window, draft) : undefined;
  return visit === 'now' ? undefined : visit;
}

/** How many walks are tried for an example record. */
const MAX_TRIES = 12;

/** A walk that reaches the window of every field that the pinned record or the example has filled in. */
function walkCoveringValues(
  draft: RecordDraft,
  paths: StateGraph,
  seed: number,
  today: number,
  goal: string | undefined,
) {
  const { pinned } = draft;
  const example = pinned ? undefined : draft.plan.given[draft.slot];
  const windows = [...draft.plan.windows].flatMap(([field, window]) =>
    example?.values.has(field) || !isEmpty(pinned?.values[field]) ? [window] : [],
  );
  const shown = (field: string) => example?.values.get(field)?.(today);
  const wanted = [...draft.plan.writes].filter(([, writes]) =>
    writes.some(({ deed: { field, value } }) => value?.form === 'literal' && value.value === shown(field.id)),
  );
  if (windows.length === 0 && wanted.length === 0) return undefined;
  const isShown = ({ moves }: Pick<StateWalk, 'moves'>) =>
    wanted.length === 0 || wanted.some(([wanting]) => moves.some(({ transition }) => transition === wanting));
  for (const { id } of paths.states.toReversed()) {
    if (goal !== undefined && goal !== id) continue;
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      const walked = randomWalk(paths, subSeed(seed, 40 + attempt), today, () => true, id);
      if (!walked) break;
      const progress = { history: walked.visits, moves: walked.moves, stateIds: new Set([walked.state]) };
      if (isShown(walked) && windows.every((window) => windowEntry(window, progress) !== undefined)) return walked;
    }
  }
  return undefined;
}
