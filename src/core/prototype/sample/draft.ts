import { momentText } from '../../model/conditions/calendar.ts';
import { folded } from '../../model/shapes/folded.ts';
import { isEmpty, timeIn } from '../checks/values.ts';
import { isAllowed } from './domain.ts';
import type { FieldPlan } from './field-plan.ts';
import type { Life } from './life.ts';
import { looksBack } from './looks-back.ts';
import type { Spot } from './made-up.ts';
import type { EntityPlan } from './plan.ts';
import { below, seedOf } from './seed.ts';
import type { Cell, PinnedRecord, Visit } from './types.ts';
import { type Move, type Paths, type Walked, walk } from './walk.ts';
import { reached } from './windows.ts';
import type { World } from './world.ts';

/** A record while it is made. */
export interface Draft {
  readonly plan: EntityPlan;
  readonly id: string;
  readonly slot: number;
  /** Its part of every seed: the slot, or of a pinned record its id. */
  readonly key: number;
  /** What tells it from others in plain words: “3”. */
  readonly number: string;
  readonly pinned: PinnedRecord | undefined;
  readonly cells: Map<string, Cell>;
  /** By life cycle. */
  readonly states: Map<string, string>;
  /** The same states, as rules ask for them. */
  readonly stateIds: Set<string>;
  readonly history: Visit[];
  /** The moves it has made. */
  readonly moves: Move[];
}

/** What values are made up from. */
type Making = Pick<World, 'options' | 'today' | 'alone'>;

/** Begins a record of which only its place is known. */
export function newDraft(world: Pick<World, 'roster'>, plan: EntityPlan, slot: number): Draft {
  const roster = world.roster(plan.entity.id);
  const id = roster.idAt(slot);
  const isMade = slot < roster.made;
  return {
    plan,
    id,
    slot,
    key: isMade ? slot : seedOf('pinned', id),
    number: isMade ? String(slot + 1) : id,
    pinned: roster.pinnedAt(slot),
    cells: new Map(),
    states: new Map(),
    stateIds: new Set(),
    history: [],
    moves: [],
  };
}

/** Fills in what each field says by itself: pinned, an example, a choice, a link, something made up, or a hole. */
export function fillIn(draft: Draft, world: World): void {
  for (const plan of draft.plan.fields)
    draft.cells.set(
      plan.field.id,
      plan.late === 'link' ? linkCell(plan, draft, world) : firstCell(plan, draft, world),
    );
}

/** What a field says by itself. */
export function firstCell(plan: FieldPlan, draft: Draft, world: Making): Cell {
  const pinned = pinnedCell(plan, draft);
  if (pinned) return pinned;
  return plan.late === null ? made(plan, draft, world, 0) : holeIn(plan);
}

function pinnedCell({ field }: FieldPlan, { pinned }: Draft): Cell | undefined {
  if (!pinned || !Object.hasOwn(pinned.values, field.id)) return undefined;
  return { value: pinned.values[field.id] ?? null, reason: 'pinned', says: 'written down for the prototype' };
}

function linkCell(plan: FieldPlan, draft: Draft, world: World): Cell {
  const {
    plan: { entity },
    slot,
  } = draft;
  const pinned = pinnedCell(plan, draft);
  if (pinned) return pinned;
  const value = world.linkValue(plan, entity.id, slot);
  if (value === undefined) return holeIn(plan);
  const target = world.plan(plan.target ?? '')?.entity;
  return { value, reason: 'reference', says: target ? `one of: ${target.plural}` : 'a link' };
}

/** The cell of a field that nothing can fill. */
export function holeIn({ hole }: FieldPlan): Cell {
  return { value: undefined, reason: 'hole', ...hole };
}

/** How often a source may miss what the rules allow before the next one is asked. */
const TRIES = 16;

/** Makes a value up: the first source that has one the rules of the field allow; another one for every attempt. */
export function made(plan: FieldPlan, draft: Draft, world: Making, attempt: number): Cell {
  const cellSeed = below(plan.seed, draft.key);
  const seed = attempt === 0 ? cellSeed : below(cellSeed, attempt);
  let refused = false;
  for (const source of plan.sources) {
    let missed: unknown;
    for (let again = 0; again < TRIES; again += 1) {
      const cell = source(
        spotOf(plan, draft, world, again === 0 ? seed : below(seed, 1_000 + again), attempt),
      );
      if (cell?.value === undefined || (again > 0 && cell.value === missed)) break;
      if (isAllowed(plan.domain, cell.value, world.alone)) return cell;
      missed = cell.value;
      refused = true;
    }
  }
  return refused ? refusedIn(plan) : holeIn(plan);
}

/** The cell of a field for which many values were tried. */
function refusedIn({ domain }: FieldPlan): Cell {
  const labels = domain.checks.filter(({ demand }) => demand.is !== 'type').map(({ label }) => label);
  return { value: undefined, reason: 'hole', says: `the rules leave nothing: ${labels.join('; ')}` };
}

/** Where a field of a record is made up. */
function spotOf(plan: FieldPlan, draft: Draft, world: Making, seed: number, attempt: number): Spot {
  const { entity, host } = draft.plan;
  return {
    slot: draft.slot,
    attempt,
    seed,
    faker: world.options.faker,
    number: draft.number,
    thing: entity.label,
    label: plan.field.label,
    host,
    today: world.today,
  };
}

/** Walks the record through its lives; `goals` are states it must be in, by life cycle. */
export function live(
  draft: Draft,
  world: Pick<World, 'options' | 'today'>,
  may: (move: Move) => boolean,
  goals: ReadonlyMap<string, string> = new Map(),
): void {
  for (const paths of draft.plan.paths) {
    const { id } = paths.cycle;
    const seed = below(seedOf(world.options.workspace, 'life', id), draft.key);
    const goal = goals.get(id) ?? pinnedState(draft.pinned, paths) ?? givenState(draft, paths);
    const walked =
      walkShown(draft, paths, seed, world.today, goal) ??
      walk(paths, seed, world.today, may, goal) ??
      (goal === undefined ? undefined : walk(paths, seed, world.today, () => true, goal)) ??
      (goal === undefined ? undefined : { state: goal, visits: [], moves: [] });
    if (!walked) continue;
    draft.states.set(id, walked.state);
    draft.stateIds.add(walked.state);
    draft.history.push(...anchored(walked, draft, world.today));
    draft.moves.push(...walked.moves);
  }
}

/** What the record has been through. */
export function lead(draft: Draft, { states, history, moves }: Life): void {
  for (const [cycle, state] of states) {
    draft.states.set(cycle, state);
    draft.stateIds.add(state);
  }
  draft.history.push(...history);
  draft.moves.push(...moves);
}

/** The visits at the times that somebody wrote down for them; the others keep their distance as far as they can. */
function anchored({ visits, moves, state }: Walked, draft: Draft, today: number): readonly Visit[] {
  if (!draft.pinned) return visits;
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
  if (known.size === 0) return visits;
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
  return isInOrder ? visits.map((visit, at) => ({ ...visit, at: momentText(times[at] ?? 0) })) : visits;
}

const DAY = 864e5;

/** A day at the hour at which it happened; a moment as it is. */
function onTheDay(time: number, { at }: Visit, told: unknown): number {
  return typeof told === 'string' && told.length > 10 ? time : time + (Date.parse(at) % DAY);
}

/** The visit of which a day on the record tells. */
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

/** Ways that are tried for a record that was given as an example. */
const WAYS = 12;

/** Where a record that was written down or an example says what is filled in late only: a life that has come so far. */
function walkShown(
  draft: Draft,
  paths: Paths,
  seed: number,
  today: number,
  goal: string | undefined,
): Walked | undefined {
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

/** The state that an example of the record tells, where nobody wrote the record down. */
export function givenState({ plan, slot, pinned }: Draft, { states }: Paths): string | undefined {
  const state = pinned ? undefined : plan.given[slot]?.state;
  return states.some(({ id }) => id === state) ? state : undefined;
}

export function pinnedState(pinned: PinnedRecord | undefined, { states }: Paths): string | undefined {
  if (pinned?.state === undefined) return undefined;
  const name = folded(pinned.state);
  return states.find(({ id, label }) => id === pinned.state || folded(label) === name)?.id;
}
