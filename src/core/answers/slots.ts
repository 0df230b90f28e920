import { memoize } from '../base/memoize.ts';

export function questionIdOf(slot: string): string {
  return slot.replaceAll('/', '.');
}

/** The slot of one entity: ('customer', 'entities/fields') → 'entities/customer/fields'. */
export function slotOfEntity(entity: string, slot: string): string {
  const end = slot.indexOf('/');
  return `${slot.slice(0, end)}/${entity}${slot.slice(end)}`;
}

/** The part that a slot belongs to: 'entities'. */
export function partOfSlot(slot: string): string {
  const end = slot.indexOf('/');
  return end < 0 ? slot : slot.slice(0, end);
}

/** Slots cached; the bank has fewer. */
const MAX_CACHED = 500;

/** The segments of a general slot of the bank. */
export const splitSlot = memoize((slot: string) => {
  const start = slot.indexOf('/');
  const end = slot.indexOf('/', start + 1);
  return {
    /** 'entities' */
    part: slot.slice(0, start),
    /** The rest, with dots: 'fields.due' */
    rest: questionIdOf(slot.slice(start + 1)),
    /** The slot of the answer it follows from: 'entities/fields' */
    base: end < 0 ? slot : slot.slice(0, end),
  };
}, MAX_CACHED);
