import { ENTITY_COLUMN } from '../answers/naming.ts';
import type { ShapeSpec } from '../shapes/types.ts';
import type { NamedKind } from '../spec/types.ts';
import type { BankFollowUp, BankQuestion } from './bank-question.ts';
import { PARTS } from './parts.ts';

/** The questions under a point of each kind, in the order in which they read best on its screen. */
export const BANK = Object.fromEntries(
  Object.entries(PARTS).map(([kind, { questions }]) => [kind, questions]),
) as Readonly<Record<NamedKind, readonly BankQuestion[]>>;

const allQuestions = Object.values(PARTS).flatMap(({ questions }) => questions);
const byId = new Map(allQuestions.map((question) => [question.id, question]));
const positions = new Map(allQuestions.map(({ id }, position) => [id, position]));

export function bankQuestion(id: string): BankQuestion | undefined {
  return byId.get(id);
}

/** Compares by the order of the bank; other questions come last, by id. Pin numbers rest on this order. */
export function byBankOrder(a: { readonly id: string }, b: { readonly id: string }): number {
  return bankOrder(a.id) - bankOrder(b.id) || (a.id < b.id ? -1 : 1);
}

/** The index of an id in the bank; ids that are not the bank's come after all of them. */
export function bankOrder(id: string): number {
  return positions.get(id) ?? allQuestions.length;
}

const shapesPerEntity = new Map(allQuestions.map(({ id, shape }) => [id, withoutEntityColumn(shape)]));

/** The shape of a follow-up; asked of one entity, a table lacks the column for the entity. */
export function followUpShape({ shape, like }: BankFollowUp): ShapeSpec {
  return shape ?? shapesPerEntity.get(like) ?? { shape: 'text' };
}

function withoutEntityColumn(shape: ShapeSpec): ShapeSpec {
  if (shape.shape !== 'table') return shape;
  return { ...shape, columns: shape.columns.filter(({ id }) => id !== ENTITY_COLUMN) };
}

/** Slots of the bank questions that are asked of one entity, by id: 'entities.fields' → 'entities/{thing}/fields'. */
export const PER_ENTITY_SLOTS: ReadonlyMap<string, string> = new Map(
  allQuestions.flatMap(({ raises }) =>
    raises.flatMap(({ like, slot }) => (like ? [[like, slot.replace('{item}', '{thing}')]] : [])),
  ),
);
