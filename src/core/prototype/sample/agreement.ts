import { grouped } from '../../base/grouped.ts';
import { lazily } from '../../base/memoize.ts';
import { type Bond, type Hold, holdAfter, sourcedStates } from './bonds.ts';
import { type Draft, givenState, newDraft, pinnedState } from './draft.ts';
import { live } from './live.ts';
import { chosen, chosenPlace } from './rendezvous.ts';
import { below, seedOf } from './seed.ts';
import type { World } from './world.ts';

/** What linked records that move each other agree on: settled for all of them before any is made. */
export interface Agreement {
  /** The states a record must be in, by life cycle, so that it agrees with those it is linked to. */
  readonly goals: (entity: string, slot: number) => ReadonlyMap<string, string>;
  /** The record it is linked to by a bond; undefined: any. */
  readonly link: (entity: string, key: string, slot: number) => number | undefined;
}

interface Around extends Pick<World, 'model' | 'options' | 'today' | 'plan' | 'roster'> {
  /** The record a bond leads to where somebody said so, or where it can lead nowhere else. */
  readonly told: (bond: Bond, slot: number) => number | null | undefined;
}

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Makes records agree: each that holds another has one for itself, that one is in the state it was brought to, and
 * none is there that no record holds. What people wrote down stays; what is made up gives way, and gets another state
 * where nothing is left to hold.
 */
export function agreementOf(bonds: readonly Bond[], around: Around): Agreement {
  const settled = lazily(() => settledBy(bonds, around));
  if (bonds.length === 0) return { goals: () => NONE, link: () => undefined };
  return {
    goals: (entity, slot) => settled().goals.get(at(entity, slot)) ?? NONE,
    link: (entity, key, slot) => settled().links.get(at(`${entity} ${key}`, slot)),
  };
}

function at(entity: string, slot: number): string {
  return `${entity} ${slot}`;
}

interface Settling extends Around {
  readonly goals: Map<string, Map<string, string>>;
  readonly links: Map<string, number>;
  /** By the record that is held. */
  readonly held: Set<string>;
}

function settledBy(bonds: readonly Bond[], around: Around): Settling {
  const on: Settling = { ...around, goals: new Map(), links: new Map(), held: new Set() };
  // Records that bring another one somewhere come before those that only wait for it.
  const firm = bonds.toSorted((one, other) => sourcedStates(other).size - sourcedStates(one).size);
  for (const bond of firm) hold(bond, on);
  for (const own of grouped(bonds, ({ other }) => other).values()) leave(own, on);
  return on;
}

/** Keeps a life as it is, even where guards say otherwise. */
function settle(entity: string, cycle: string, slot: number, on: Settling): void {
  if (on.goals.get(at(entity, slot))?.has(cycle)) return;
  const state = lived(entity, slot, on)?.states.get(cycle);
  if (state !== undefined) setGoal(on, entity, slot, cycle, state);
}

/** First what is written down, then what leads to one record only, then all that may choose. */
function hold(bond: Bond, on: Settling): void {
  const { size, made } = on.roster(bond.entity);
  const slots = Array.from({ length: size }, (_, slot) => slot);
  const holds = slots.flatMap((slot) => {
    const hold = holdOf(bond, slot, on);
    return hold ? [{ slot, ...hold, told: on.told(bond, slot) }] : [];
  });
  const rank = ({ slot, told }: (typeof holds)[number]) => (slot >= made ? 0 : told === undefined ? 2 : 1);
  for (const one of holds.toSorted((a, b) => rank(a) - rank(b) || a.slot - b.slot)) {
    const isMade = rank(one) > 0;
    const target = one.told === undefined ? freeFor(bond, one, on) : one.told;
    const isRight = typeof target === 'number' && isFreeFor(bond, target, one, on);
    if (isMade && !isRight) comeTo(bond.paths, bond.entity, one.slot, on, (draft) => !holdIn(bond, draft));
    else if (typeof target === 'number') take(bond, one, target, on);
  }
  recruit(bond, slots.slice(0, made), on);
  for (const slot of slots) settle(bond.entity, bond.paths.cycle.id, slot, on);
}

function holdOf(bond: Bond, slot: number, on: Settling): Hold | undefined {
  const draft = lived(bond.entity, slot, on, on.goals.get(at(bond.entity, slot)));
  return draft && holdIn(bond, draft);
}

function holdIn(bond: Bond, { moves }: Draft): Hold | undefined {
  const own = moves.filter((move) => bond.paths.moves.includes(move));
  return holdAfter(bond, own);
}

function lived(
  entity: string,
  slot: number,
  { plan, roster, ...world }: Around,
  goals: ReadonlyMap<string, string> = NONE,
): Draft | undefined {
  const of = plan(entity);
  if (!of) return undefined;
  const draft = newDraft({ roster }, of, slot);
  live(draft, world, () => true, goals);
  return draft;
}

/** How many suitable ones are tried at random before all are searched. */
const TRIED = 12;

function freeFor(bond: Bond, one: Hold & { slot: number }, on: Settling) {
  const { size, made } = on.roster(bond.other);
  const waiting = Array.from({ length: size - made }, (_, at) => made + at).find(
    (slot) => stateTold(bond, slot, on) !== undefined && isFreeFor(bond, slot, one, on, true),
  );
  if (waiting !== undefined) return waiting;
  const seed = below(seedOf(on.options.workspace, 'bond', bond.entity, bond.key), one.slot);
  for (let lot = 0; lot < TRIED; lot += 1) {
    const slot = chosenPlace(below(seed, lot), size);
    if (slot >= 0 && isFreeFor(bond, slot, one, on)) return slot;
  }
  for (let slot = 0; slot < size; slot += 1) if (isFreeFor(bond, slot, one, on)) return slot;
  return undefined;
}

/** Whether no record holds this one yet, and nobody said that it is elsewhere. */
function isFreeFor(bond: Bond, slot: number, { states }: Hold, on: Settling, onlyTold = false): boolean {
  if (on.held.has(at(bond.other, slot))) return false;
  const told = stateTold(bond, slot, on);
  return told === undefined ? !onlyTold : states.has(told);
}

/** The state that somebody wrote down, or gave in an example. */
function stateTold({ other, moved }: Bond, slot: number, { plan, roster }: Around): string | undefined {
  const of = plan(other);
  if (!of) return undefined;
  const draft = newDraft({ roster }, of, slot);
  return pinnedState(draft.pinned, moved) ?? givenState(draft, moved);
}

function take(bond: Bond, { slot, states }: Hold & { slot: number }, target: number, on: Settling): void {
  on.links.set(at(`${bond.entity} ${bond.key}`, slot), target);
  on.held.add(at(bond.other, target));
  if (stateTold(bond, target, on) !== undefined) return;
  const [state] = states;
  if (state !== undefined) setGoal(on, bond.other, target, bond.moved.cycle.id, state);
}

function setGoal({ goals }: Settling, entity: string, slot: number, cycle: string, state: string): void {
  const known = goals.get(at(entity, slot)) ?? new Map<string, string>();
  goals.set(at(entity, slot), known.set(cycle, state));
}

/** Another state for a record, chosen by its seed, in which a condition holds for its life. */
function comeTo(
  { cycle, states }: Bond['paths'],
  entity: string,
  slot: number,
  on: Settling,
  suits: (draft: Draft) => boolean,
): boolean {
  const key = at(entity, slot);
  const seed = below(seedOf(on.options.workspace, 'agree', cycle.id), slot);
  const left = new Set(states.map(({ id }) => id));
  for (;;) {
    const state = chosen(seed, [...left], seedOf);
    if (state === undefined) return false;
    left.delete(state);
    const goals = new Map(on.goals.get(key)).set(cycle.id, state);
    const draft = lived(entity, slot, on, goals);
    const isLed = draft?.history.some(({ cycle: { length }, to }) => length > 0 && to === state);
    if (!draft || !isLed || !suits(draft)) continue;
    on.goals.set(key, goals);
    return true;
  }
}

/** Finds a record to hold what was said to be held. */
function recruit(bond: Bond, slots: readonly number[], on: Settling): void {
  const held = sourcedStates(bond);
  const { size } = on.roster(bond.other);
  const idle = slots.filter(
    (slot) =>
      on.told(bond, slot) === undefined &&
      !on.links.has(at(`${bond.entity} ${bond.key}`, slot)) &&
      !on.plan(bond.entity)?.given[slot],
  );
  for (let target = 0; target < size; target += 1) {
    const told = stateTold(bond, target, on);
    if (told === undefined || !held.has(told) || on.held.has(at(bond.other, target))) continue;
    const slot = idle.shift();
    if (slot === undefined) return;
    const isFitting = (draft: Draft) => holdIn(bond, draft)?.states.has(told) === true;
    if (!comeTo(bond.paths, bond.entity, slot, on, isFitting)) continue;
    const holding = holdOf(bond, slot, on);
    if (holding) take(bond, { slot, ...holding }, target, on);
  }
}

/** A record that is where only a holder brings it, and has none, gets another state. */
function leave(bonds: readonly Bond[], on: Settling): void {
  const [bond] = bonds;
  if (!bond) return;
  const { other, moved } = bond;
  const states = new Set(bonds.flatMap((one) => [...sourcedStates(one)]));
  const isThere = (draft: Draft) => [...draft.stateIds].some((state) => states.has(state));
  for (let slot = 0; slot < on.roster(other).size; slot += 1) {
    if (on.held.has(at(other, slot)) || stateTold(bond, slot, on) !== undefined) continue;
    const draft = lived(other, slot, on, on.goals.get(at(other, slot)));
    if (draft && isThere(draft)) comeTo(moved, other, slot, on, (one) => !isThere(one));
    settle(other, moved.cycle.id, slot, on);
  }
}
