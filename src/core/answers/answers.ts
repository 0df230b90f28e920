import { groupBy } from '../base/group-by.ts';
import type { Answer } from './answer.ts';
import { type AnswerReader, answerReaderOf, mapAnswerReader } from './answer-reader.ts';
import type { Row } from './answer-rows.ts';
import { type ItemAnswers, itemAnswersIn } from './item-answers.ts';
import type { Naming } from './naming.ts';
import { slotOfEntity, splitSlot } from './slots.ts';
import { type NamedElement, unknownAt } from './sourced.ts';

export type { Answer } from './answer.ts';
export type { MatrixEntry, Row } from './answer-rows.ts';
export { asConditionText, asWord } from './cells.ts';
export type { ItemAnswers } from './item-answers.ts';
export { questionIdOf, slotOfEntity } from './slots.ts';

/** The settled answers, by slot. A slot of one thing that has no answer of its own takes what was said for all things. */
export interface Answers extends AnswerReader {
  readonly at: (slot: string) => Answer | undefined;
  /** The settled answers to a general slot, and to the same slot of one thing; `{item}` stands for any item. */
  readonly alike: (slot: string) => readonly Answer[];
  /** Names through all decisions of the question at a slot. */
  readonly naming: (slot: string) => Naming;
  /**
   * The slot of one thing, or the general slot where only that has an answer: ('customer', 'entities/fields'). What
   * follows from the thing's own answer is never taken from what was said for all.
   */
  readonly own: (entity: string, slot: string) => string;
  /** What was said of one thing, by general slots: its own answers, else those for all things. */
  readonly of: (entity: string) => AnswerReader;
  /**
   * What follows from one item of an answer: of one thing (`null`: of none), else as said for all things:
   * ('loan', 'entities/fields', 'state') reads 'entities/loan/fields/state/…', else 'entities/fields/state/…'.
   */
  readonly below: (entity: string | null, slot: string, item: string) => ItemAnswers;
}

export function answersIn(settled: ReadonlyMap<string, Answer>, naming: Answers['naming']): Answers {
  const readings = answerReaderOf(settled, naming);
  const placeOf = itemAnswersIn(settled, readings);
  const ownSlot = ownSlotFinder(settled);
  return {
    ...readings,
    at: (slot) => settled.get(slot),
    alike: alikeIn([...settled.values()]),
    naming,
    own: (entity, slot) => ownSlot(entity, slot) ?? slotOfEntity(entity, slot),
    of: (entity) => entityReader(readings, entity, ownSlot),
    below: (entity, slot, item) => placeOf(entity, slot)(item),
  };
}

export function namedElementOf({ id, label, formerly, source }: Row): NamedElement {
  return { id, label, formerly, source };
}

/** Looks by the last part of a slot first, as most slots end differently. */
function alikeIn(all: readonly Answer[]): (slot: string) => readonly Answer[] {
  const byLeaf = groupBy(all, ({ question: { slot } }) => slot?.slice(slot.lastIndexOf('/') + 1));
  return (slot) => {
    const pattern = slot.split('/');
    const near = byLeaf.get(pattern.at(-1)) ?? [];
    return near.filter(({ question }) => matchesPattern(pattern, question.slot?.split('/') ?? []));
  };
}

function matchesPattern(pattern: readonly string[], slot: readonly string[]): boolean {
  const ofThing = pattern.length + 1 === slot.length;
  if (!ofThing && pattern.length !== slot.length) return false;
  const at = (place: number) => slot[ofThing && place > 0 ? place + 1 : place];
  return pattern.every((part, place) => part === '{item}' || part === at(place));
}

/** Finds which slot speaks of a thing: its own, or the general one where only that has an answer; undefined: neither. */
type OwnSlotFinder = (entity: string, slot: string) => string | undefined;

function ownSlotFinder(settled: ReadonlyMap<string, Answer>): OwnSlotFinder {
  const byEntity = slotsByEntity(settled.keys());
  return (entity, slot) => {
    const own = byEntity.get(entity);
    const found = own?.get(slot);
    if (found !== undefined) return found;
    return settled.has(slot) && !own?.has(splitSlot(slot).base) ? slot : undefined;
  };
}

/** Settled slots by what may be a thing, and there by the slot without it. */
function slotsByEntity(slots: Iterable<string>): ReadonlyMap<string, ReadonlyMap<string, string>> {
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

/** The readings of one thing by general slots; a place nobody has spoken about asks for the thing’s own. */
function entityReader(readings: AnswerReader, entity: string, findOwn: OwnSlotFinder): AnswerReader {
  return mapAnswerReader(readings, (read) => (slot) => {
    const found = findOwn(entity, slot);
    if (found !== undefined) return read(found);
    const { part, rest } = splitSlot(slot);
    return unknownAt(`${part}.${entity}.${rest}`);
  });
}

/** Whether it was decided for this thing that a slot does not apply; what holds for all things is then not for it. */
export function isNotApplicableFor(answers: Answers, entity: string, slot: string): boolean {
  const own = answers.at(slotOfEntity(entity, slot));
  return own !== undefined && own.value === undefined;
}
