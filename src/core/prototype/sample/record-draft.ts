import { knownValue } from '../../answers/sourced.ts';
import { mapOfDefined } from '../../base/group-by.ts';
import type { Field } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { isAllowed } from './domain.ts';
import type { EntityPlan } from './entity-plan.ts';
import { isErased } from './erasure.ts';
import type { CellContext } from './fake-values.ts';
import type { FieldPlan } from './field-plan.ts';
import type { SampleWorld } from './sample-world.ts';
import { seedOf, subSeed } from './seed.ts';
import type { Cell, PinnedRecord, Visit } from './types.ts';
import type { ResolvedTransition, StateGraph } from './walk.ts';

/** A record while it is being made. */
export interface RecordDraft {
  readonly plan: EntityPlan;
  readonly id: string;
  readonly slot: number;
  /** Its part of every seed: the index, or for a pinned record a hash of its id. */
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
  readonly moves: ResolvedTransition[];
}

/** What values are generated from. */
type MakeContext = Pick<SampleWorld, 'options' | 'today' | 'alone'>;

export function newDraft(world: Pick<SampleWorld, 'roster'>, plan: EntityPlan, slot: number): RecordDraft {
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

/** Fills in each field by itself: pinned, an example, a choice, a link, a generated value, or a hole. */
export function fillIn(draft: RecordDraft, world: SampleWorld): void {
  for (const plan of draft.plan.fields)
    draft.cells.set(
      plan.field.id,
      (plan.filledBy === 'link' && linkCell(plan, draft, world)) || firstCell(plan, draft, world),
    );
}

export function firstCell(plan: FieldPlan, draft: RecordDraft, world: MakeContext): Cell {
  return pinnedCell(plan, draft) ?? (plan.filledBy === null ? makeCell(plan, draft, world, 0) : holeCell(plan));
}

function pinnedCell({ field, isErasable }: FieldPlan, { plan, slot, pinned }: RecordDraft): Cell | undefined {
  if (!pinned) return undefined;
  if (!Object.hasOwn(pinned.values, field.id))
    return isErasable && isErased(plan, pinned)
      ? { value: null, reason: 'pinned', says: 'erased with the name' }
      : undefined;
  const says = plan.given[slot]?.written?.has(field.id) ? 'from a record that was given' : 'pinned for the prototype';
  return { value: pinnedValue(field, pinned.values[field.id]), reason: 'pinned', says };
}

/** Several links are written in one text, with commas between. */
function pinnedValue({ format }: Field, value: PinnedRecord['values'][string] | undefined) {
  if (knownValue(format) !== 'links' || typeof value !== 'string') return value ?? null;
  return value.split(',').map((id) => id.trim());
}

export function pinnedOnly(draft: RecordDraft): RecordDraft {
  const pinnedCells = mapOfDefined(draft.plan.fields.map((plan) => [plan.field.id, pinnedCell(plan, draft)]));
  return { ...draft, cells: new Map(pinnedCells) };
}

function linkCell(plan: FieldPlan, draft: RecordDraft, world: SampleWorld): Cell | undefined {
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
export function holeCell({ hole }: FieldPlan): Cell {
  return { value: undefined, reason: 'hole', ...hole };
}

/** How often a source may break the rules before the next one is used. */
const TRIES = 16;

/** The value of the first source that the rules of the field allow; another value for every attempt. */
export function makeCell(plan: FieldPlan, draft: RecordDraft, world: MakeContext, attempt: number): Cell {
  const cellSeed = subSeed(plan.seed, draft.key);
  const seed = attempt === 0 ? cellSeed : subSeed(cellSeed, attempt);
  let refused = false;
  for (const source of plan.sources) {
    let missed: unknown;
    for (let again = 0; again < TRIES; again += 1) {
      const cell = source(
        cellContextOf(plan, draft, world, again === 0 ? seed : subSeed(seed, 1_000 + again), attempt),
      );
      if (cell?.value === undefined || (again > 0 && cell.value === missed)) break;
      if (isAllowed(plan.domain, cell.value, world.alone)) return cell;
      missed = cell.value;
      refused = true;
    }
  }
  return refused ? refusedIn(plan) : holeCell(plan);
}

/** The cell of a field whose rules no tried value satisfied. */
function refusedIn({ domain }: FieldPlan): Cell {
  const labels = domain.checks.filter(({ demand }) => demand.is !== 'type').map(({ label }) => label);
  return { value: undefined, reason: 'hole', says: `the rules allow nothing: ${labels.join('; ')}` };
}

function cellContextOf(
  plan: FieldPlan,
  draft: RecordDraft,
  world: MakeContext,
  seed: number,
  attempt: number,
): CellContext {
  const { entity, host } = draft.plan;
  return {
    slot: draft.slot,
    attempt,
    seed,
    faker: world.options.faker,
    number: draft.number,
    entityLabel: entity.label,
    label: plan.field.label,
    host,
    today: world.today,
  };
}

/** The state from the example record, where no pinned record takes its place. */
export function exampleState({ plan, slot, pinned }: RecordDraft, { states }: StateGraph): string | undefined {
  const state = pinned ? undefined : plan.given[slot]?.state;
  return states.some(({ id }) => id === state) ? state : undefined;
}

export function pinnedState(pinned: PinnedRecord | undefined, { states }: StateGraph): string | undefined {
  if (pinned?.state === undefined) return undefined;
  const name = foldCase(pinned.state);
  return states.find(({ id, label }) => id === pinned.state || foldCase(label) === name)?.id;
}
