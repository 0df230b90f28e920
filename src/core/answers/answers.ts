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

/** The settled answers, by slot. A slot of one entity without an answer of its own takes the general answer. */
export interface Answers extends AnswerReader {
  readonly at: (slot: string) => Answer | undefined;
  /** The settled answers to a general slot, and to the same slot of one entity; `{item}` stands for any item. */
  readonly matching: (slot: string) => readonly Answer[];
  /** Names through all decisions of the question at a slot. */
  readonly naming: (slot: string) => Naming;
  /**
   * The slot of one entity, or the general slot where only that has an answer: ('customer', 'entities/fields').
   * Follow-ups of the entity's own answer are never taken from the general one.
   */
  readonly slotFor: (entity: string, slot: string) => string;
  /** Reads the answers about one entity by general slots: its own answers, else the general ones. */
  readonly forEntity: (entity: string) => AnswerReader;
  /**
   * Follow-up answers about one item: of one entity (`null`: of none), else the general ones: ('loan',
   * 'entities/fields', 'state') reads 'entities/loan/fields/state/…', else 'entities/fields/state/…'.
   */
  readonly forItem: (entity: string | null, slot: string, item: string) => ItemAnswers;
}

export function answersIn(settled: ReadonlyMap<string, Answer>, naming: Answers['naming']): Answers {
  const readings = answerReaderOf(settled, naming);
  const placeOf = itemAnswersIn(settled, readings);
  const ownSlot = ownSlotFinder(settled);
  return {
    ...readings,
    at: (slot) => settled.get(slot),
    matching: alikeIn([...settled.values()]),
    naming,
    slotFor: (entity, slot) => ownSlot(entity, slot) ?? slotOfEntity(entity, slot),
    forEntity: (entity) => entityReader(readings, entity, ownSlot),
    forItem: (entity, slot, item) => placeOf(entity, slot)(item),
  };
}

export function namedElementOf({ id, label, formerly, source }: Row): NamedElement {
  return { id, label, formerly, source };
}

/** Looks up the last segment of a slot first, as most slots end differently. */
function alikeIn(all: readonly Answer[]): (slot: string) => readonly Answer[] {
  const byLeaf = groupBy(all, ({ question: { slot } }) => slot?.slice(slot.lastIndexOf('/') + 1));
  return (slot) => {
    const pattern = slot.split('/');
    const near = byLeaf.get(pattern.at(-1)) ?? [];
    return near.filter(({ question }) => matchesPattern(pattern, question.slot?.split('/') ?? []));
  };
}

function matchesPattern(pattern: readonly string[], slot: readonly string[]): boolean {
  const isOfEntity = pattern.length + 1 === slot.length;
  if (!isOfEntity && pattern.length !== slot.length) return false;
  const at = (place: number) => slot[isOfEntity && place > 0 ? place + 1 : place];
  return pattern.every((part, place) => part === '{item}' || part === at(place));
}

/** The slot that applies to an entity: its own, or the general one if only that has an answer. */
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

/** Settled slots by the segment that may be an entity, and there by the slot without it. */
function slotsByEntity(slots: Iterable<string>): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byEntity = new Map<string, Map<string, string>>();
  for (const slot of slots) {
    const start = slot.indexOf('/');
    const end = slot.indexOf('/', start + 1);
    if (end < 0) continue;
    const entity = slot.slice(start + 1, end);
    const own = byEntity.get(entity) ?? new Map<string, string>();
    byEntity.set(entity, own.set(slot.slice(0, start) + slot.slice(end), slot));
  }
  return byEntity;
}

/** Reads the answers about one entity by general slots; an unknown place asks for the entity's own. */
function entityReader(readings: AnswerReader, entity: string, findOwn: OwnSlotFinder): AnswerReader {
  return mapAnswerReader(readings, (read) => (slot) => {
    const found = findOwn(entity, slot);
    if (found !== undefined) return read(found);
    const { part, rest } = splitSlot(slot);
    return unknownAt(`${part}.${entity}.${rest}`);
  });
}

/** Whether it was decided for this entity that a slot does not apply; the general answer then does not either. */
export function isNotApplicableFor(answers: Answers, entity: string, slot: string): boolean {
  const own = answers.at(slotOfEntity(entity, slot));
  return own !== undefined && own.value === undefined;
}
