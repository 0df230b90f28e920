import { knownValue } from '../../answers/sourced.ts';
import { lazily, memoize } from '../../base/memoize.ts';
import { isOne } from '../../model/entities/naming-field.ts';
import type { Cardinality, Relation } from '../../model/types.ts';
import { chooseIndex, fraction, integerBetween, seedOf, subSeed } from './seed.ts';

/**
 * The index of a record among those of its entity: made-up records come first, by their number, and pinned ones last. A
 * new record gets a new index at the end, so that links change as little as possible.
 */
type Slot = number;

/** Which records of both sides of a relation are linked, by index. */
export interface Linking {
  readonly relation: Relation;
  readonly forth: (from: Slot) => readonly Slot[];
  readonly back: (to: Slot) => readonly Slot[];
}

interface Sides {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  /** Both ends are records of one entity. */
  readonly isSelf: boolean;
  readonly forth: Cardinality;
  readonly back: Cardinality;
  readonly suits: (slot: Slot, other: Slot) => boolean;
  readonly among: (slot: Slot) => readonly Slot[] | undefined;
}

/** What is known for a record of the choosing side; undefined: nothing. */
type LinkLookup = (side: 'from' | 'to', slot: Slot) => readonly Slot[] | undefined;

interface LinkingOptions {
  readonly workspace: string;
  readonly sizes: { readonly from: number; readonly to: number };
  readonly rules: { readonly forth: LinkRules; readonly back: LinkRules };
  /** Whether their timelines allow the link. */
  readonly suits: (side: 'from' | 'to', slot: Slot, other: Slot) => boolean;
  /** The only candidates, so that both lead to the same third record; undefined: all. */
  readonly among: LinkLookup;
  /** Written down for the prototype. */
  readonly pinned: LinkLookup;
  /** The record that it has changed by its own transitions, chosen so that both states fit together. */
  readonly agreed: LinkLookup;
  /** From an example; gives way to the limits of the other side. */
  readonly given: LinkLookup;
}

/** What rules require of the link on one side, beyond the relation. */
export interface LinkRules {
  readonly isNeeded: boolean;
  /** No two records may link to the same one. */
  readonly isOnce: boolean;
}

function effectiveCount(many: Cardinality, { isNeeded }: LinkRules, { isOnce }: LinkRules): Cardinality {
  const one = isOnce && !isOne(many) ? (many === 'one or more' ? 'exactly one' : 'at most one') : many;
  if (!isNeeded) return one;
  return one === 'at most one' ? 'exactly one' : one === 'any number' ? 'one or more' : one;
}

/** Respects the cardinalities of both ends; undefined while they are not known. */
export function linkingOf(relation: Relation, options: LinkingOptions): Linking | undefined {
  const [forth, back] = [knownValue(relation.forth), knownValue(relation.back)];
  if (forth === undefined && back === undefined) return undefined;
  const { workspace, sizes, rules } = options;
  const sides: Sides = {
    seed: seedOf(workspace, 'relation', relation.id),
    ...sizes,
    isSelf: relation.from.id === relation.to.id,
    forth: effectiveCount(forth ?? 'any number', rules.forth, rules.back),
    back: effectiveCount(back ?? 'any number', rules.back, rules.forth),
    suits: () => true,
    among: () => undefined,
  };
  return { relation, ...bothWays(sides, options) };
}

function bothWays(sides: Sides, { pinned, agreed, given, suits, among }: LinkingOptions) {
  const backChooses = !isOne(sides.forth) && isOne(sides.back);
  const side = backChooses ? 'to' : 'from';
  const chooser: Sides = {
    ...(backChooses ? turned(sides) : sides),
    suits: (slot, other) => suits(side, slot, other),
    among: (slot) => among(side, slot),
  };
  const fromExamples = isOne(chooser.back) ? undefined : given;
  const choose = (slot: Slot) =>
    pinned(side, slot) ?? agreed(side, slot) ?? fromExamples?.(side, slot) ?? choiceOf(chooser, slot);
  const choices = memoize(choose);
  const inverse = lazily(() => inverted(choices, chooser));
  const chosenBy = (slot: Slot) => inverse()[slot] ?? [];
  return backChooses ? { forth: chosenBy, back: choices } : { forth: choices, back: chosenBy };
}

function turned(sides: Sides): Sides {
  const { from, to, forth, back } = sides;
  return { ...sides, from: to, to: from, forth: back, back: forth };
}

function choiceOf(sides: Sides, slot: Slot): readonly Slot[] {
  if (sides.to === 0) return [];
  if (!isOne(sides.forth)) return several(sides, slot);
  return isOne(sides.back) ? partner(sides, slot) : single(sides, slot);
}

/** One for each: the same index; records of one entity are paired with their neighbours. */
function partner({ seed, to, isSelf, forth, back }: Sides, slot: Slot): readonly Slot[] {
  if (isSelf) return forth === 'exactly one' ? neighbour(slot, to) : slot % 2 === 0 ? inside(slot + 1, to) : [];
  const both = forth === 'at most one' && back === 'at most one';
  return both && isSkipped(subSeed(seed, slot)) ? [] : inside(slot, to);
}

/** Records that are tried at random. */
const RANDOM_TRIES = 32;
/** After that, this many are searched in order. */
const MAX_SEARCHED = 100;

function single(sides: Sides, slot: Slot): readonly Slot[] {
  const { seed, to, isSelf, forth, back, suits } = sides;
  const ownSeed = subSeed(seed, slot);
  const few = back === 'one or more' ? undefined : sides.among(slot)?.filter((other) => suits(slot, other));
  if (few && (few.length > 0 || forth === 'at most one'))
    return forth === 'at most one' && isSkipped(ownSeed) ? [] : few.slice(0, 1);
  // Only one with a lower index, so that there are no circles, however many steps long.
  if (isSelf && forth === 'at most one') return isSkipped(ownSeed) ? [] : inside(chooseIndex(ownSeed, slot), slot);
  if (back === 'one or more' && slot < to) return isSelf ? neighbour(slot, to) : [slot];
  if (forth === 'at most one' && isSkipped(ownSeed)) return [];
  const excluded = isSelf ? slot : -1;
  const first = chooseIndex(ownSeed, to, excluded);
  for (let lot = 0, place = first; lot < RANDOM_TRIES; lot += 1) {
    if (place >= 0 && suits(slot, place)) return inside(place, to);
    place = chooseIndex(subSeed(ownSeed, 51 + lot), to, excluded);
  }
  for (let place = 0; place < Math.min(to, MAX_SEARCHED); place += 1)
    if (suits(slot, place) && place !== excluded) return inside(place, to);
  // No link is better than one that contradicts the timelines.
  return forth === 'at most one' ? [] : inside(first, to);
}

function several({ seed, from, to, isSelf, forth, back }: Sides, slot: Slot): readonly Slot[] {
  const ownSeed = subSeed(seed, slot);
  const found = new Set<Slot>();
  if (back === 'one or more') for (let other = slot; other < to; other += from) found.add(other);
  const wanted = integerBetween(subSeed(ownSeed, 11), forth === 'one or more' ? 1 : 0, 3);
  for (let lot = 0; lot < wanted; lot += 1) found.add(chooseIndex(subSeed(ownSeed, lot), to, isSelf ? slot : -1));
  found.delete(-1);
  if (isSelf && to > 1) found.delete(slot);
  return [...found].sort((one, other) => one - other);
}

/** Where a link is optional, one in four records has none, so that the empty case is seen. */
function isSkipped(seed: number): boolean {
  return fraction(subSeed(seed, 7)) < 0.25;
}

function inside(slot: Slot, size: number): readonly Slot[] {
  return slot >= 0 && slot < size ? [slot] : [];
}

function neighbour(slot: Slot, size: number): readonly Slot[] {
  return size > 1 ? [(slot + 1) % size] : [];
}

function inverted(choices: (slot: Slot) => readonly Slot[], { from, to }: Sides) {
  const lists: Slot[][] = Array.from({ length: to }, () => []);
  for (let slot = 0; slot < from; slot += 1) for (const other of choices(slot)) lists[other]?.push(slot);
  return lists;
}
