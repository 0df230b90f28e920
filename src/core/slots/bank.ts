import type { ShapeSpec } from '../shapes/types.ts';
import type { NamedKind } from '../spec/types.ts';
import type { BankQuestion, Raise } from './bank-question.ts';
import { PARTS } from './parts.ts';
import { THING } from './thing-column.ts';

/** The questions under a point of each kind, in the order in which they read best on its screen. */
export const BANK = Object.fromEntries(
  Object.entries(PARTS).map(([kind, { questions }]) => [kind, questions]),
) as Readonly<Record<NamedKind, readonly BankQuestion[]>>;

const all = Object.values(PARTS).flatMap(({ questions }) => questions);
const byId = new Map(all.map((question) => [question.id, question]));
const places = new Map(all.map(({ id }, place) => [id, place]));

export function bankQuestion(id: string): BankQuestion | undefined {
  return byId.get(id);
}

/** In the order of the bank, the others after it by id: so the numbers on the pins never change. */
export function inOrderOfBank(a: { readonly id: string }, b: { readonly id: string }): number {
  return bankOrder(a.id) - bankOrder(b.id) || (a.id < b.id ? -1 : 1);
}

/** The index of an id in the bank; ids that are not the bank's come after all of them. */
export function bankOrder(id: string): number {
  return places.get(id) ?? all.length;
}

const ofOneThing = new Map(all.map(({ id, shape }) => [id, withoutThing(shape)]));

/** Asked of one thing, a table has no column for the thing. */
export function shapeOfRaise({ shape, like }: Raise): ShapeSpec {
  return shape ?? ofOneThing.get(like) ?? { shape: 'text' };
}

function withoutThing(shape: ShapeSpec): ShapeSpec {
  if (shape.shape !== 'table') return shape;
  return { ...shape, columns: shape.columns.filter(({ id }) => id !== THING) };
}

/** Slots of the questions of the bank that are asked of one thing, by id: 'entities.fields' → 'entities/{thing}/fields'. */
export const PER_THING: ReadonlyMap<string, string> = new Map(
  all.flatMap(({ raises }) =>
    raises.flatMap(({ like, slot }) => (like ? [[like, slot.replace('{item}', '{thing}')]] : [])),
  ),
);
