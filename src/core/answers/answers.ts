import { alikeIn } from './alike.ts';
import type { Answer } from './answer.ts';
import type { Row } from './answer-rows.ts';
import { type Below, placesIn } from './below.ts';
import type { Naming } from './naming.ts';
import { ownSlots, readingsOfThing } from './of-thing.ts';
import { type Readings, readingsOf } from './readings.ts';
import { slotOf } from './slots.ts';
import type { Named } from './things.ts';

export type { Answer } from './answer.ts';
export type { MatrixCellSaid, Row } from './answer-rows.ts';
export type { Below } from './below.ts';
export { asWord, inWords } from './cells.ts';
export { questionAt, slotOf } from './slots.ts';

/** The settled answers, by slot. A slot of one thing that has no answer of its own takes what was said for all things. */
export interface Answers extends Readings {
  readonly at: (slot: string) => Answer | undefined;
  /** The settled answers to a general slot, and to the same slot of one thing; `{item}` stands for any item. */
  readonly alike: (slot: string) => readonly Answer[];
  /** Names through all decisions of the question at a slot. */
  readonly naming: (slot: string) => Naming;
  /**
   * The slot of one thing, or the general slot where only that has an answer: ('customer', 'entities/fields'). What
   * follows from the thing's own answer is never taken from what was said for all.
   */
  readonly own: (thing: string, slot: string) => string;
  /** What was said of one thing, by general slots: its own answers, else those for all things. */
  readonly of: (thing: string) => Readings;
  /**
   * What follows from one item of an answer: of one thing (`null`: of none), else as said for all things:
   * ('loan', 'entities/fields', 'state') reads 'entities/loan/fields/state/…', else 'entities/fields/state/…'.
   */
  readonly below: (thing: string | null, slot: string, item: string) => Below;
}

/** Reads what was settled, by slot; `naming` gives the names through all decisions of the question at a slot. */
export function answersIn(settled: ReadonlyMap<string, Answer>, naming: Answers['naming']): Answers {
  const readings = readingsOf(settled, naming);
  const placeOf = placesIn(settled, readings);
  const ownSlot = ownSlots(settled);
  return {
    ...readings,
    at: (slot) => settled.get(slot),
    alike: alikeIn([...settled.values()]),
    naming,
    own: (thing, slot) => ownSlot(thing, slot) ?? slotOf(thing, slot),
    of: (thing) => readingsOfThing(readings, thing, ownSlot),
    below: (thing, slot, item) => placeOf(thing, slot)(item),
  };
}

export function thingOf({ id, label, formerly, source }: Row): Named {
  return { id, label, formerly, source };
}
