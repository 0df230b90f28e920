import type { Answer } from './answer.ts';
import { type Readings, readingsThrough } from './readings.ts';
import { partsOfSlot } from './slots.ts';
import { unknownAt } from './sourced.ts';

/** Finds which slot speaks of a thing: its own, or the general one where only that has an answer; undefined: neither. */
export type OwnSlot = (thing: string, slot: string) => string | undefined;

/** What follows from a thing’s own answer is never taken from what was said for all things. */
export function ownSlots(settled: ReadonlyMap<string, Answer>): OwnSlot {
  const things = byThing(settled.keys());
  return (thing, slot) => {
    const own = things.get(thing);
    const found = own?.get(slot);
    if (found !== undefined) return found;
    return settled.has(slot) && !own?.has(partsOfSlot(slot).base) ? slot : undefined;
  };
}

/** Settled slots by what may be a thing, and there by the slot without it. */
function byThing(slots: Iterable<string>): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const things = new Map<string, Map<string, string>>();
  for (const slot of slots) {
    const start = slot.indexOf('/');
    const end = slot.indexOf('/', start + 1);
    if (end < 0) continue;
    const thing = slot.slice(start + 1, end);
    const own = things.get(thing) ?? new Map<string, string>();
    things.set(thing, own.set(slot.slice(0, start) + slot.slice(end), slot));
  }
  return things;
}

/** The readings of one thing by general slots; a place about which nobody has said anything asks for the thing’s own. */
export function readingsOfThing(readings: Readings, thing: string, own: OwnSlot): Readings {
  return readingsThrough(readings, (read) => (slot) => {
    const found = own(thing, slot);
    if (found !== undefined) return read(found);
    const { part, rest } = partsOfSlot(slot);
    return unknownAt(`${part}.${thing}.${rest}`);
  });
}
