import { withValues } from '../../base/grouped.ts';
import { folded } from '../../shapes/folded.ts';
import { isAllowed } from './domain.ts';
import type { FieldPlan } from './field-plan.ts';
import { isForgotten } from './forgotten.ts';
import type { Spot } from './made-up.ts';
import type { EntityPlan } from './plan.ts';
import { below, seedOf } from './seed.ts';
import type { Cell, PinnedRecord, Visit } from './types.ts';
import type { Move, Paths } from './walk.ts';
import type { World } from './world.ts';

/** A record while it is being made. */
export interface Draft {
  readonly plan: EntityPlan;
  readonly id: string;
  readonly slot: number;
  /** Its part of every seed: the slot, or for a pinned record its id. */
  readonly key: number;
  /** What distinguishes it in plain words: “3”. */
  readonly number: string;
  readonly pinned: PinnedRecord | undefined;
  readonly cells: Map<string, Cell>;
  /** By life cycle. */
  readonly states: Map<string, string>;
  /** The ids of the same states, as rules need them. */
  readonly stateIds: Set<string>;
  readonly history: Visit[];
  readonly moves: Move[];
}

/** What values are made up from. */
type Making = Pick<World, 'options' | 'today' | 'alone'>;

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
      (plan.late === 'link' && linkCell(plan, draft, world)) || firstCell(plan, draft, world),
    );
}

export function firstCell(plan: FieldPlan, draft: Draft, world: Making): Cell {
  return pinnedCell(plan, draft) ?? (plan.late === null ? made(plan, draft, world, 0) : holeIn(plan));
}

function pinnedCell({ field, goes }: FieldPlan, { plan, pinned }: Draft): Cell | undefined {
  if (!pinned) return undefined;
  if (!Object.hasOwn(pinned.values, field.id))
    return goes && isForgotten(plan, pinned)
      ? { value: null, reason: 'pinned', says: 'it went with the name' }
      : undefined;
  return { value: pinned.values[field.id] ?? null, reason: 'pinned', says: 'written down for the prototype' };
}

/** The draft with only what was written down. */
export function asTold(draft: Draft): Draft {
  const told = withValues(draft.plan.fields.map((plan) => [plan.field.id, pinnedCell(plan, draft)]));
  return { ...draft, cells: new Map(told) };
}

function linkCell(plan: FieldPlan, draft: Draft, world: World): Cell | undefined {
  if (pinnedCell(plan, draft)) return undefined;
  const value = world.linkValue(plan, draft.plan.entity.id, draft.slot);
  if (value === undefined) return undefined;
  const target = world.plan(plan.target ?? '')?.entity;
  return { value, reason: 'reference', says: target ? `one of: ${target.plural}` : 'a link' };
}

export function derivedCell(value: unknown, says: string): Cell {
  return { value, reason: 'derived', says };
}

/** The cell of a field that nothing can fill. */
export function holeIn({ hole }: FieldPlan): Cell {
  return { value: undefined, reason: 'hole', ...hole };
}

/** How often a source may fail the rules before the next one is used. */
const TRIES = 16;

/** The first source that has a value the rules of the field allow; another value for every attempt. */
export function made(plan: FieldPlan, draft: Draft, world: Making, attempt: number): Cell {
  const cellSeed = below(plan.seed, draft.key);
  const seed = attempt === 0 ? cellSeed : below(cellSeed, attempt);
  let refused = false;
  for (const source of plan.sources) {
    let missed: unknown;
    for (let again = 0; again < TRIES; again += 1) {
      const cell = source(spotOf(plan, draft, world, again === 0 ? seed : below(seed, 1_000 + again), attempt));
      if (cell?.value === undefined || (again > 0 && cell.value === missed)) break;
      if (isAllowed(plan.domain, cell.value, world.alone)) return cell;
      missed = cell.value;
      refused = true;
    }
  }
  return refused ? refusedIn(plan) : holeIn(plan);
}

/** The cell of a field for which many values were tried in vain. */
function refusedIn({ domain }: FieldPlan): Cell {
  const labels = domain.checks.filter(({ demand }) => demand.is !== 'type').map(({ label }) => label);
  return { value: undefined, reason: 'hole', says: `the rules leave nothing: ${labels.join('; ')}` };
}

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

/** The state in an example of the record, where nobody wrote the record down. */
export function givenState({ plan, slot, pinned }: Draft, { states }: Paths): string | undefined {
  const state = pinned ? undefined : plan.given[slot]?.state;
  return states.some(({ id }) => id === state) ? state : undefined;
}

export function pinnedState(pinned: PinnedRecord | undefined, { states }: Paths): string | undefined {
  if (pinned?.state === undefined) return undefined;
  const name = folded(pinned.state);
  return states.find(({ id, label }) => id === pinned.state || folded(label) === name)?.id;
}
