import type { Answers, MatrixEntry, Row } from '../../answers/answers.ts';
import { isEveryScreen, isFrame, isFromEveryScreen } from '../../answers/everyday-words.ts';
import { keepPiece } from '../../answers/kept-pieces.ts';
import { fieldFinder, finderOf, type NameFinder, refsIn } from '../../answers/name-finder.ts';
import { knownFrom, knownValue, listOf, mapSourced, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { uniqueRows } from '../../answers/unique-rows.ts';
import { memoize } from '../../base/memoize.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { itemReader, itemsIn, readSlots, rowReader } from '../../slots/read-items.ts';
import { readAddress } from '../../slots/screens/address.ts';
import { ABOUT_US, CONTENT, HELP, PUBLISHED, SHOWN } from '../../slots/screens/content.ts';
import { BY_ITSELF, HANDED_IN, ROUNDS, TOOLS } from '../../slots/screens/doing.ts';
import { FIGURES, FINDING, LOOKING_BACK, LOOKING_THROUGH, REPORTS } from '../../slots/screens/finding.ts';
import {
  INVENTORY,
  LANDING,
  type Landing,
  LINKS,
  type ScreenLink,
  type ScreenNames,
  type ScreenPlaces,
} from '../../slots/screens/inventory.ts';
import { LOOK } from '../../slots/screens/look.ts';
import { IRREVERSIBLE, OUTPUTS, PRINTS, SCREEN_LANGUAGES, SHARED_LINKS } from '../../slots/screens/outputs.ts';
import { CONDITIONS, FOR_ALL_SCREENS, SCREEN_CONDITIONS, type ScreenCondition } from '../../slots/screens/screens.ts';
import { fieldIndex, keptEntityFinder } from '../field-index.ts';
import { trackPart } from '../incremental-fold.ts';
import { roleFinder } from '../role-names.ts';
import type { Entities, Entity } from '../types.ts';

const SLOT = CONDITIONS.conditions.slot;

const ALL_CONDITIONS = [...new Set(SCREEN_CONDITIONS.values())];

/** What a screen shows in place of its content. */
interface ScreenConditions {
  readonly conditions: ReadonlyMap<ScreenCondition, Sourced<string>>;
  readonly words: ReadonlyMap<ScreenCondition, Sourced<string>>;
  readonly firstStep: Sourced<string>;
}

interface ConditionRow {
  /** Item id of the row, for its follow-up questions. */
  readonly item: string;
  readonly cells: ReadonlyMap<ScreenCondition, MatrixEntry>;
}

/** Reads the matrix once; a screen without a row of its own takes the row of “every screen”. */
function conditionsIn(answers: Answers, find: NameFinder) {
  const { matrix, rows } = keepPiece('conditions of screens', [find], () => {
    const cells = answers.cells(SLOT);
    return { matrix: mapSourced(cells, () => null), rows: rowsByScreen(listOf(cells), answers, find) };
  });
  const read = (screen: string, mine: readonly ConditionRow[]): ScreenConditions => {
    const belows = mine.map(({ item }) => answers.forItem(null, SLOT, item));
    const [below = answers.forItem(null, SLOT, screen)] = belows;
    return {
      conditions: new Map(ALL_CONDITIONS.map((condition) => [condition, cellFor(condition, mine, matrix)])),
      words: wordsOf(
        belows.map((each) => each.rows('words')).find(({ is }) => is !== 'unknown') ?? below.rows('words'),
      ),
      firstStep:
        belows.map((each) => each.text('first-step')).find(({ is }) => is !== 'unknown') ?? below.text('first-step'),
    };
  };
  return (screen: string) => {
    const mine = [rows.get(screen), rows.get(null)].filter((row) => row !== undefined);
    return { of: [matrix, ...mine], read: () => read(screen, mine) };
  };
}

function rowsByScreen(cells: readonly MatrixEntry[], answers: Answers, screen: NameFinder) {
  const rows = new Map<string | null, { item: string; cells: Map<ScreenCondition, MatrixEntry> }>();
  const naming = answers.naming(SLOT);
  for (const cell of cells) {
    const condition = SCREEN_CONDITIONS.get(foldCase(cell.column));
    const id = isEveryScreen(cell.row) ? null : (screen(cell.row).id ?? undefined);
    if (id === undefined || condition === undefined || cell.word === '') continue;
    const row = rows.get(id) ?? { item: naming.find(cell.row)?.id ?? cell.row, cells: new Map() };
    row.cells.set(condition, cell);
    rows.set(id, row);
  }
  return rows;
}

function cellFor(condition: ScreenCondition, rows: readonly ConditionRow[], matrix: Sourced<unknown>): Sourced<string> {
  const cell = rows.map(({ cells }) => cells.get(condition)).find((found) => found !== undefined);
  if (cell) return knownFrom(cell.word, cell.source);
  return matrix.is === 'not-applicable' ? matrix : unknownAt(SLOT.replace('/', '.'));
}

function wordsOf(rows: Sourced<readonly Row[]>): ScreenConditions['words'] {
  if (rows.is !== 'known') return new Map(ALL_CONDITIONS.map((condition) => [condition, rows]));
  const open = unknownAt(rows.source.question);
  const words = new Map<ScreenCondition, Sourced<string>>(ALL_CONDITIONS.map((condition) => [condition, open]));
  for (const row of rows.value) {
    const condition = SCREEN_CONDITIONS.get(foldCase(row.label));
    if (condition) words.set(condition, row.sourced('words'));
  }
  return words;
}

export type Screens = ReturnType<typeof screensOf>;
export type Screen = ScreenPlaces & ScreenConditions & { readonly parameters: readonly string[] };

export function screensOf(answers: Answers, entities: Entities) {
  const names = namesIn(answers, entities);
  const { screen } = names;
  const sharedLink = rowReader(SHARED_LINKS, answers, {});
  const everywhere = readSlots(FOR_ALL_SCREENS, answers);
  const inventory = inventoryOf(answers, names);
  return {
    screens: mapSourced(inventory, (all) => all.filter(({ label }) => !isFrame(label))),
    /** What stands on every screen, said as if that were one. */
    frame: listOf(inventory).find(({ label }) => isFrame(label)) ?? null,
    landings: landingsOf(answers, names),
    links: linksOf(answers, screen),
    irreversible: itemsIn(IRREVERSIBLE, answers, {}),
    sharedLinks: mapSourced(answers.rows(SHARED_LINKS.slot), (rows) =>
      rows.map((row) => ({ screen: screen(row.label), ...sharedLink(row) })),
    ),
    ...readSlots(LOOK, answers),
    finding: itemsIn(FINDING, answers, {}),
    lookingThrough: itemsIn(LOOKING_THROUGH, answers, {}),
    figures: itemsIn(FIGURES, answers, {}),
    reports: itemsIn(REPORTS, answers, {}),
    lookingBack: itemsIn(LOOKING_BACK, answers, {}),
    content: itemsIn(CONTENT, answers, {}),
    aboutUs: itemsIn(ABOUT_US, answers, {}),
    shown: itemsIn(SHOWN, answers, {}),
    published: itemsIn(PUBLISHED, answers, {}),
    ...readSlots({ help: HELP }, answers),
    handedIn: itemsIn(HANDED_IN, answers, {}),
    byItself: itemsIn(BY_ITSELF, answers, {}),
    tools: itemsIn(TOOLS, answers, {}),
    rounds: itemsIn(ROUNDS, answers, {}),
    outputs: itemsIn(OUTPUTS, answers, {}),
    languages: itemsIn(SCREEN_LANGUAGES, answers, {}),
    ...readSlots({ prints: PRINTS }, answers),
    ...everywhere,
    deadEnds: mapSourced(everywhere.deadEnds, (all) => all.flatMap((words) => refsIn(screen, words))),
  };
}

function namesIn(answers: Answers, entities: Entities): ScreenNames {
  const fields = memoize((entity: string | null) => fieldFinder(entityIn(entities, entity)));
  return {
    screen: keepPiece('screens by name', [], () => finderOf(namedScreens(answers))),
    entity: keptEntityFinder(listOf(entities.entities)),
    fieldOf: (entity) => {
      trackPart('entities', `fields of ${entity}`, (parts) => entityIn(parts.entities, entity)?.fields);
      return fields(entity);
    },
  };
}

function entityIn(entities: Entities, id: string | null): Entity | undefined {
  return fieldIndex(entities).byId(id);
}

function namedScreens(answers: Answers) {
  return answers.naming(INVENTORY.slot).items.filter(({ here, label }) => here && !isFrame(label));
}

function inventoryOf(answers: Answers, names: ScreenNames): Sourced<readonly Screen[]> {
  const conditions = conditionsIn(answers, names.screen);
  const read = itemReader(INVENTORY, answers, names);
  return mapSourced(answers.rows(INVENTORY.slot), (all) =>
    uniqueRows(all).map((row) => {
      const said = conditions(row.id);
      return keepPiece(`screen ${row.id}`, [row, names.screen, names.entity, ...said.of], () => {
        const screen = read(row);
        const { parameters } = readAddress(knownValue(screen.address) ?? '');
        return { ...screen, ...said.read(), parameters };
      });
    }),
  );
}

/** A row may name several roles. */
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

/** All links; a link from “every screen” becomes one from each screen except to itself. */
function linksOf(answers: Answers, screen: NameFinder): Sourced<readonly ScreenLink[]> {
  const screens = namedScreens(answers).map(({ id, label }) => ({ id, label }));
  const link = rowReader(LINKS, answers, {});
  return mapSourced(answers.rows(LINKS.slot), (rows) =>
    rows.flatMap((row) => {
      const to = screen(row.cell('to'));
      const from = screen(row.cell('from'));
      const isFromAll = from.id === null && isFromEveryScreen(from.label) && screens.length > 0;
      const starts = isFromAll ? screens.filter(({ id }) => id !== to.id) : [from];
      const places = link(row);
      return starts.map((start) => ({ from: start, to, ...places }));
    }),
  );
}
