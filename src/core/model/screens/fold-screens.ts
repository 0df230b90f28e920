import type { Answers } from '../../answers/answers.ts';
import { type Find, fieldFinder, finderOf, refsIn } from '../../answers/find.ts';
import { knownValue, mapSourced, type Sourced } from '../../answers/sourced.ts';
import { placesIn, rowReader, thingsIn } from '../../slots/read-things.ts';
import { readAddress } from '../../slots/screens/address.ts';
import {
  INVENTORY,
  LANDING,
  type Landing,
  LINKS,
  type ScreenLink,
  type ScreenNames,
  type ScreenPlaces,
} from '../../slots/screens/inventory.ts';
import { IRREVERSIBLE, LANGUAGES, OUTPUTS, PRINTS, SHARED_LINKS } from '../../slots/screens/outputs.ts';
import { EVERYWHERE } from '../../slots/screens/screens.ts';
import { entitiesIn, entityFinder } from '../entities/find-entity.ts';
import type { Entities } from '../entities/types.ts';
import { roleFinder } from '../role-names.ts';
import { type Conditions, conditionsIn, isEveryScreen } from './fold-conditions.ts';

export type Screens = ReturnType<typeof screensOf>;
export type Screen = ScreenPlaces & Conditions & { readonly parameters: readonly string[] };

export function screensOf(answers: Answers, entities: Entities) {
  const names = namesIn(answers, entities);
  const { screen } = names;
  const sharedLink = rowReader(SHARED_LINKS, answers, {});
  const everywhere = placesIn(EVERYWHERE, answers);
  return {
    screens: inventoryOf(answers, names),
    landings: landingsOf(answers, names),
    links: linksOf(answers, screen),
    irreversible: thingsIn(IRREVERSIBLE, answers, {}),
    sharedLinks: mapSourced(answers.rows(SHARED_LINKS.slot), (rows) =>
      rows.map((row) => ({ screen: screen(row.label), ...sharedLink(row) })),
    ),
    outputs: thingsIn(OUTPUTS, answers, {}),
    languages: thingsIn(LANGUAGES, answers, {}),
    ...placesIn({ prints: PRINTS }, answers),
    ...everywhere,
    deadEnds: mapSourced(everywhere.deadEnds, (all) => all.flatMap((words) => refsIn(screen, words))),
  };
}

function namesIn(answers: Answers, entities: Entities): ScreenNames {
  const byId = new Map(entitiesIn(entities).map((entity) => [entity.id, entity]));
  const fields = new Map<string | null, Find>();
  return {
    screen: finderOf(screensNamed(answers)),
    entity: entityFinder(entities),
    fieldOf: (entity) => {
      const find = fields.get(entity) ?? fieldFinder(byId.get(entity ?? ''));
      fields.set(entity, find);
      return find;
    },
  };
}

function screensNamed(answers: Answers) {
  return answers.naming(INVENTORY.slot).items.filter(({ here }) => here);
}

function inventoryOf(answers: Answers, names: ScreenNames): Sourced<readonly Screen[]> {
  const conditions = conditionsIn(answers, names.screen);
  return mapSourced(thingsIn(INVENTORY, answers, names), (all) =>
    all.map((screen) => ({
      ...screen,
      ...conditions(screen.id),
      parameters: readAddress(knownValue(screen.address) ?? '').parameters,
    })),
  );
}

/** A row may speak of several roles. */
function landingsOf(answers: Answers, names: ScreenNames): Sourced<readonly Landing[]> {
  const role = roleFinder(answers);
  const landing = rowReader(LANDING, answers, names);
  return mapSourced(answers.rows(LANDING.slot), (rows) =>
    rows.flatMap((row) => {
      const places = landing(row);
      return refsIn(role, row.label).map((to) => ({ role: to, ...places }));
    }),
  );
}

/** Where people can go next; a link from “every screen” is one from each, but not to itself. */
function linksOf(answers: Answers, screen: Find): Sourced<readonly ScreenLink[]> {
  const screens = screensNamed(answers).map(({ id, label }) => ({ id, label }));
  const link = rowReader(LINKS, answers, {});
  return mapSourced(answers.rows(LINKS.slot), (rows) =>
    rows.flatMap((row) => {
      const to = screen(row.cell('to'));
      const from = screen(row.cell('from'));
      const isFromAll = from.id === null && isEveryScreen(from.label) && screens.length > 0;
      const starts = isFromAll ? screens.filter(({ id }) => id !== to.id) : [from];
      const places = link(row);
      return starts.map((start) => ({ from: start, to, ...places }));
    }),
  );
}
