import { memoize } from '../base/memoize.ts';
import type { Answer } from './answer.ts';
import { type Readings, readingsThrough } from './readings.ts';
import { partsOfSlot, questionAt, slotOf } from './slots.ts';
import { unknownAt } from './sourced.ts';

/** The answers about one item of an answer, by the last part of their slots. */
export interface Below extends Readings {
  /** The slot of one of them: ('values') → 'entities/loan/fields/state/values'. */
  readonly slot: (leaf: string) => string;
}

interface Place {
  readonly slot: string;
  readonly question: string;
}

/** Reads what is below the items of an answer: (thing, slot) → (item) → its answers. */
export function placesIn(
  settled: ReadonlyMap<string, Answer>,
  readings: Readings,
): (thing: string | null, slot: string) => (item: string) => Below {
  const children = childrenOf(settled.keys());
  const read = (thing: string | null, slot: string) => {
    const ofThing = thing === null ? slot : slotOf(thing, slot);
    const isOwn = thing !== null && settled.has(slotOf(thing, partsOfSlot(slot).base));
    const near = children.get(ofThing);
    const far = isOwn ? undefined : children.get(slot);
    const question = questionAt(ofThing);
    return (item: string): Below => {
      const mine = near?.get(item);
      const general = far?.get(item);
      const at = { slot: `${ofThing}/${item}`, question: `${question}.${item}` };
      if (!mine && !general) return nothingBelow(readings, at);
      return belowIn(readings, at, (leaf) => mine?.get(leaf) ?? general?.get(leaf));
    };
  };
  const known = memoize((slot: string) => memoize((thing: string | null) => read(thing, slot)));
  return (thing, slot) => known(slot)(thing);
}

type Leaves = Map<string, string>;

/** Settled slots by the slot of the answer they follow from, then by item, then by last part. */
function childrenOf(slots: Iterable<string>): ReadonlyMap<string, ReadonlyMap<string, Leaves>> {
  const children = new Map<string, Map<string, Leaves>>();
  for (const slot of slots) {
    const end = slot.lastIndexOf('/');
    const start = slot.lastIndexOf('/', end - 1);
    const items = children.get(slot.slice(0, start)) ?? new Map<string, Leaves>();
    const item = slot.slice(start + 1, end);
    const leaves = items.get(item) ?? new Map<string, string>();
    children.set(slot.slice(0, start), items.set(item, leaves.set(slot.slice(end + 1), slot)));
  }
  return children;
}

/** `at` gives the slot of what was settled below the item. */
function belowIn(readings: Readings, { slot, question }: Place, at: (leaf: string) => string | undefined): Below {
  const readAt = readingsThrough(readings, (read) => (leaf) => {
    const settled = at(leaf);
    return settled === undefined ? unknownAt(`${question}.${leaf}`) : read(settled);
  });
  return { ...readAt, slot: (leaf) => at(leaf) ?? `${slot}/${leaf}` };
}

/** What is below an item about which nobody has said anything: most items of most workspaces. */
function nothingBelow(readings: Readings, { slot, question }: Place): Below {
  const open = readingsThrough(readings, () => (leaf) => unknownAt(`${question}.${leaf}`));
  return { ...open, slot: (leaf) => `${slot}/${leaf}` };
}
