import { memoize } from '../base/memoize.ts';
import type { Answer } from './answer.ts';
import { type AnswerReader, mapAnswerReader } from './answer-reader.ts';
import { questionIdOf, slotOfEntity, splitSlot } from './slots.ts';
import { unknownAt } from './sourced.ts';

/** The follow-up answers about one item, by the last segment of their slots. */
export interface ItemAnswers extends AnswerReader {
  /** The slot of one of them: ('values') → 'entities/loan/fields/state/values'. */
  readonly slot: (leaf: string) => string;
}

interface ItemSlot {
  readonly slot: string;
  readonly question: string;
}

/** Looks up the follow-up answers about an item: (entity, slot) → (item) → its answers. */
export function itemAnswersIn(
  settled: ReadonlyMap<string, Answer>,
  readings: AnswerReader,
): (entity: string | null, slot: string) => (item: string) => ItemAnswers {
  const children = childrenOf(settled.keys());
  const readItem = (entity: string | null, slot: string) => {
    const ofThing = entity === null ? slot : slotOfEntity(entity, slot);
    const isOwn = entity !== null && settled.has(slotOfEntity(entity, splitSlot(slot).base));
    const near = children.get(ofThing);
    const far = isOwn ? undefined : children.get(slot);
    const question = questionIdOf(ofThing);
    return (item: string): ItemAnswers => {
      const mine = near?.get(item);
      const general = far?.get(item);
      const at = { slot: `${ofThing}/${item}`, question: `${question}.${item}` };
      if (!mine && !general) return noItemAnswers(readings, at);
      return itemAnswersAt(readings, at, (leaf) => mine?.get(leaf) ?? general?.get(leaf));
    };
  };
  const readerAt = memoize((slot: string) => memoize((entity: string | null) => readItem(entity, slot)));
  return (entity, slot) => readerAt(slot)(entity);
}

type Leaves = Map<string, string>;

/** Settled slots by the slot of the answer they follow from, then by item, then by last segment. */
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

/** `at` gives the slot of a follow-up answer by its last segment. */
function itemAnswersAt(
  readings: AnswerReader,
  { slot, question }: ItemSlot,
  at: (leaf: string) => string | undefined,
): ItemAnswers {
  const readAt = mapAnswerReader(readings, (read) => (leaf) => {
    const settled = at(leaf);
    return settled === undefined ? unknownAt(`${question}.${leaf}`) : read(settled);
  });
  return { ...readAt, slot: (leaf) => at(leaf) ?? `${slot}/${leaf}` };
}

/** For an item without any answer of its own: most items of most workspaces. */
function noItemAnswers(readings: AnswerReader, { slot, question }: ItemSlot): ItemAnswers {
  const open = mapAnswerReader(readings, () => (leaf) => unknownAt(`${question}.${leaf}`));
  return { ...open, slot: (leaf) => `${slot}/${leaf}` };
}
