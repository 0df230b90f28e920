import { groupBy } from '../../base/group-by.ts';
import { lazily } from '../../base/memoize.ts';
import { exampleState, newDraft, pinnedState, type RecordDraft } from './record-draft.ts';
import type { SampleWorld } from './sample-world.ts';
import { chooseByHash, chooseIndex, seedOf, subSeed } from './seed.ts';
import { type Coupling, type Hold, heldStates, holdAfter } from './state-couplings.ts';
import { walkLifecycles } from './walk-lifecycles.ts';

/** Coupled records get states and links that fit each other, worked out for all of them before any is made. */
export interface Agreement {
  /** The states a record must be in, by life cycle, so that it agrees with those it is linked to. */
  readonly goals: (entity: string, slot: number) => ReadonlyMap<string, string>;
  /** The record that a coupling links it to; undefined: any. */
  readonly link: (entity: string, key: string, slot: number) => number | undefined;
}

interface AgreementContext extends Pick<SampleWorld, 'model' | 'options' | 'today' | 'plan' | 'roster'> {
  /** The target of a coupling where people gave it, or where only one is possible. */
  readonly fixedTarget: (coupling: Coupling, slot: number) => number | null | undefined;
}

const NO_GOALS: ReadonlyMap<string, string> = new Map();

/**
 * Makes coupled records agree: a record that holds another one has it for itself; the held record is in the state it
 * was brought to, and no record is in such a state without a holder. What people wrote down stays; made-up records give
 * way, and get another state where there is no record left to hold.
 */
export function agreementOf(couplings: readonly Coupling[], context: AgreementContext): Agreement {
  const settled = lazily(() => reachAgreement(couplings, context));
  if (couplings.length === 0) return { goals: () => NO_GOALS, link: () => undefined };
  return {
    goals: (entity, slot) => settled().goals.get(recordKey(entity, slot)) ?? NO_GOALS,
    link: (entity, key, slot) => settled().links.get(recordKey(`${entity} ${key}`, slot)),
  };
}

function recordKey(entity: string, slot: number): string {
  return `${entity} ${slot}`;
}

interface AgreementProgress extends AgreementContext {
  readonly goals: Map<string, Map<string, string>>;
  readonly links: Map<string, number>;
  /** By the record that is held. */
  readonly held: Set<string>;
}

function reachAgreement(couplings: readonly Coupling[], context: AgreementContext): AgreementProgress {
  const progress: AgreementProgress = { ...context, goals: new Map(), links: new Map(), held: new Set() };
  // Records that change the state of another one come before those that only wait for it.
  const firm = couplings.toSorted((one, other) => heldStates(other).size - heldStates(one).size);
  for (const coupling of firm) assignTargets(coupling, progress);
  for (const own of groupBy(couplings, ({ other }) => other).values()) releaseUnheld(own, progress);
  return progress;
}

/** Fixes the state that a record has now as its goal, even where guards rule it out. */
function keepState(entity: string, cycle: string, slot: number, progress: AgreementProgress): void {
  if (progress.goals.get(recordKey(entity, slot))?.has(cycle)) return;
  const state = walkedDraft(entity, slot, progress)?.states.get(cycle);
  if (state !== undefined) setGoal(progress, entity, slot, cycle, state);
}

/** First the records that are written down, then those with only one possible target, then all others. */
function assignTargets(coupling: Coupling, progress: AgreementProgress): void {
  const { size, made } = progress.roster(coupling.entity);
  const slots = Array.from({ length: size }, (_, slot) => slot);
  const holds = slots.flatMap((slot) => {
    const hold = holdOf(coupling, slot, progress);
    return hold ? [{ slot, ...hold, told: progress.fixedTarget(coupling, slot) }] : [];
  });
  const rank = ({ slot, told }: (typeof holds)[number]) => (slot >= made ? 0 : told === undefined ? 2 : 1);
  for (const one of holds.toSorted((a, b) => rank(a) - rank(b) || a.slot - b.slot)) {
    const isMade = rank(one) > 0;
    const target = one.told === undefined ? findFreeTarget(coupling, one, progress) : one.told;
    const isRight = typeof target === 'number' && isFreeFor(coupling, target, one, progress);
    if (isMade && !isRight)
      changeState(coupling.paths, coupling.entity, one.slot, progress, (draft) => !holdIn(coupling, draft));
    else if (typeof target === 'number') assignTarget(coupling, one, target, progress);
  }
  findHolders(coupling, slots.slice(0, made), progress);
  for (const slot of slots) keepState(coupling.entity, coupling.paths.cycle.id, slot, progress);
}

function holdOf(coupling: Coupling, slot: number, progress: AgreementProgress): Hold | undefined {
  const draft = walkedDraft(coupling.entity, slot, progress, progress.goals.get(recordKey(coupling.entity, slot)));
  return draft && holdIn(coupling, draft);
}

function holdIn(coupling: Coupling, { moves }: RecordDraft): Hold | undefined {
  const own = moves.filter((move) => coupling.paths.moves.includes(move));
  return holdAfter(coupling, own);
}

function walkedDraft(
  entity: string,
  slot: number,
  { plan, roster, ...world }: AgreementContext,
  goals: ReadonlyMap<string, string> = NO_GOALS,
): RecordDraft | undefined {
  const entityPlan = plan(entity);
  if (!entityPlan) return undefined;
  const draft = newDraft({ roster }, entityPlan, slot);
  walkLifecycles(draft, world, () => true, goals);
  return draft;
}

/** How many targets are tried at random before all are searched. */
const RANDOM_TRIES = 12;

function findFreeTarget(coupling: Coupling, one: Hold & { slot: number }, progress: AgreementProgress) {
  const { size, made } = progress.roster(coupling.other);
  const waiting = Array.from({ length: size - made }, (_, at) => made + at).find(
    (slot) => fixedState(coupling, slot, progress) !== undefined && isFreeFor(coupling, slot, one, progress, true),
  );
  if (waiting !== undefined) return waiting;
  const seed = subSeed(seedOf(progress.options.workspace, 'bond', coupling.entity, coupling.key), one.slot);
  for (let lot = 0; lot < RANDOM_TRIES; lot += 1) {
    const slot = chooseIndex(subSeed(seed, lot), size);
    if (slot >= 0 && isFreeFor(coupling, slot, one, progress)) return slot;
  }
  for (let slot = 0; slot < size; slot += 1) if (isFreeFor(coupling, slot, one, progress)) return slot;
  return undefined;
}

/** Whether no record holds this one yet, and no other state is fixed for it. */
function isFreeFor(
  coupling: Coupling,
  slot: number,
  { states }: Hold,
  progress: AgreementProgress,
  onlyTold = false,
): boolean {
  if (progress.held.has(recordKey(coupling.other, slot))) return false;
  const fixed = fixedState(coupling, slot, progress);
  return fixed === undefined ? !onlyTold : states.has(fixed);
}

/** The state from the pinned record, or from an example. */
function fixedState({ other, moved }: Coupling, slot: number, { plan, roster }: AgreementContext): string | undefined {
  const entityPlan = plan(other);
  if (!entityPlan) return undefined;
  const draft = newDraft({ roster }, entityPlan, slot);
  return pinnedState(draft.pinned, moved) ?? exampleState(draft, moved);
}

function assignTarget(
  coupling: Coupling,
  { slot, states }: Hold & { slot: number },
  target: number,
  progress: AgreementProgress,
): void {
  progress.links.set(recordKey(`${coupling.entity} ${coupling.key}`, slot), target);
  progress.held.add(recordKey(coupling.other, target));
  if (fixedState(coupling, target, progress) !== undefined) return;
  const [state] = states;
  if (state !== undefined) setGoal(progress, coupling.other, target, coupling.moved.cycle.id, state);
}

function setGoal({ goals }: AgreementProgress, entity: string, slot: number, cycle: string, state: string): void {
  const known = goals.get(recordKey(entity, slot)) ?? new Map<string, string>();
  goals.set(recordKey(entity, slot), known.set(cycle, state));
}

/** Gives a record another state, chosen by its seed, with a timeline that satisfies a condition. */
function changeState(
  { cycle, states }: Coupling['paths'],
  entity: string,
  slot: number,
  progress: AgreementProgress,
  suits: (draft: RecordDraft) => boolean,
): boolean {
  const key = recordKey(entity, slot);
  const seed = subSeed(seedOf(progress.options.workspace, 'agree', cycle.id), slot);
  const left = new Set(states.map(({ id }) => id));
  for (;;) {
    const state = chooseByHash(seed, [...left], seedOf);
    if (state === undefined) return false;
    left.delete(state);
    const goals = new Map(progress.goals.get(key)).set(cycle.id, state);
    const draft = walkedDraft(entity, slot, progress, goals);
    const isLed = draft?.history.some(({ cycle: { length }, to }) => length > 0 && to === state);
    if (!draft || !isLed || !suits(draft)) continue;
    progress.goals.set(key, goals);
    return true;
  }
}

/** Finds a holder for each record that was written down in a state that needs one. */
function findHolders(coupling: Coupling, slots: readonly number[], progress: AgreementProgress): void {
  const needHolder = heldStates(coupling);
  const { size } = progress.roster(coupling.other);
  const idle = slots.filter(
    (slot) =>
      progress.fixedTarget(coupling, slot) === undefined &&
      !progress.links.has(recordKey(`${coupling.entity} ${coupling.key}`, slot)) &&
      !progress.plan(coupling.entity)?.given[slot],
  );
  for (let target = 0; target < size; target += 1) {
    const fixed = fixedState(coupling, target, progress);
    if (fixed === undefined || !needHolder.has(fixed) || progress.held.has(recordKey(coupling.other, target))) continue;
    const slot = idle.shift();
    if (slot === undefined) return;
    const isFitting = (draft: RecordDraft) => holdIn(coupling, draft)?.states.has(fixed) === true;
    if (!changeState(coupling.paths, coupling.entity, slot, progress, isFitting)) continue;
    const holding = holdOf(coupling, slot, progress);
    if (holding) assignTarget(coupling, { slot, ...holding }, target, progress);
  }
}

/** A record in a state that needs a holder, without one, gets another state. */
function releaseUnheld(couplings: readonly Coupling[], progress: AgreementProgress): void {
  const [coupling] = couplings;
  if (!coupling) return;
  const { other, moved } = coupling;
  const states = new Set(couplings.flatMap((one) => [...heldStates(one)]));
  const isThere = (draft: RecordDraft) => [...draft.stateIds].some((state) => states.has(state));
  for (let slot = 0; slot < progress.roster(other).size; slot += 1) {
    if (progress.held.has(recordKey(other, slot)) || fixedState(coupling, slot, progress) !== undefined) continue;
    const draft = walkedDraft(other, slot, progress, progress.goals.get(recordKey(other, slot)));
    if (draft && isThere(draft)) changeState(moved, other, slot, progress, (one) => !isThere(one));
    keepState(other, moved.cycle.id, slot, progress);
  }
}
