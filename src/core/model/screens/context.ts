import type { Answers } from '../answers.ts';
import { entitiesIn, entityFinder, fieldFinder } from '../entities/find-entity.ts';
import type { Entities } from '../entities/types.ts';
import { type Find, finderOf } from '../find.ts';
import { roleFinder } from '../role-names.ts';
import { folded } from '../shapes/folded.ts';
import type { Ref } from '../things.ts';

/** What answers on screens may name. */
export interface ScreensContext {
  readonly answers: Answers;
  readonly screen: Find;
  /** All screens, in their order. */
  readonly screens: readonly Ref[];
  readonly entity: Find;
  /** Finds a field of the entity with an id; of none, nothing is found. */
  readonly fieldOf: (entity: string | null) => Find;
  readonly role: Find;
}

/** Finders for all that answers on screens may name. */
export function contextOf(answers: Answers, entities: Entities): ScreensContext {
  const screens = answers.naming('screens/inventory').items.filter(({ here }) => here);
  const byId = new Map(entitiesIn(entities).map((entity) => [entity.id, entity]));
  const fields = new Map<string | null, Find>();
  return {
    answers,
    screen: finderOf(screens),
    screens: screens.map(({ id, label }) => ({ id, label })),
    entity: entityFinder(entities),
    fieldOf: (entity) => {
      const find = fields.get(entity) ?? fieldFinder(byId.get(entity ?? ''));
      fields.set(entity, find);
      return find;
    },
    role: roleFinder(answers),
  };
}

const EVERY: ReadonlySet<string> = new Set([
  'all',
  'all of them',
  'all screens',
  'all pages',
  'any screen',
  'any page',
  'each screen',
  'each page',
  'every screen',
  'every page',
  'everywhere',
  '*',
]);

/** Whether words speak of all screens at once. */
export function isEveryScreen(words: string): boolean {
  return EVERY.has(folded(words));
}
