import { listOf, type Sourced } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { Model } from '../../model/types.ts';
import { refsWords } from '../../slots/answers.ts';
import {
  type Figure,
  INVENTORY,
  LANDING,
  type Landing,
  LINKS,
  type ListColumn,
  type ScreenLink,
  type WizardStep,
} from '../../slots/screens/inventory.ts';
import {
  IRREVERSIBLE,
  LANGUAGES,
  OUTPUTS,
  type PrintOut,
  SHARED_LINKS,
  type SharedLink,
} from '../../slots/screens/outputs.ts';
import { CONDITIONS, EVERYWHERE, type ScreenCondition } from '../../slots/screens/screens.ts';
import { blocks, factsOf, OPEN, type Passage, type Tell } from './passage.ts';
import { type Columns, columnsOf, heldTable, tableOf, thingsTable } from './table-text.ts';

const MOMENTS: Columns<Screen> = [
  ...(['empty', 'loading', 'partial', 'failed', 'forbidden'] as const).map(conditionColumn),
  ...columnsOf<Screen>(CONDITIONS),
];

function conditionColumn(condition: ScreenCondition): Columns<Screen>[number] {
  return [
    `When ${condition}`,
    ({ conditions, words }, tell) => {
      const shows = tellAt(conditions, condition, tell);
      const reads = tellAt(words, condition, tell);
      return reads === '' || reads === OPEN ? shows : `${shows}: “${reads}”`;
    },
  ];
}

function tellAt(places: ReadonlyMap<ScreenCondition, Sourced<string>>, condition: ScreenCondition, tell: Tell): string {
  const held = places.get(condition);
  return held?.is === 'not-applicable' && held.reason === '' ? '' : held ? tell(held) : '';
}

const COLUMNS: Columns<ListColumn> = [
  ['Column', ({ field }) => field.label],
  ['Sort', ({ sort }) => yes(sort)],
  ['Filter', ({ filter }) => yes(filter)],
  ['Search', ({ search }) => yes(search)],
];

const STEPS: Columns<WizardStep> = [
  ['Step', ({ label }) => label],
  ['Asks', ({ asks }) => refsWords(asks)],
  ['Can be continued', ({ resume }, tell) => tell(resume)],
];

const FIGURES: Columns<Figure> = [
  ['Figure', ({ label }) => label],
  ['Comes from', ({ from }, tell) => tell(from)],
  ['What somebody does about it', (figure, tell) => tell(figure.for)],
];

const LANDINGS: Columns<Landing> = [['Role', ({ role }) => role.label], ...columnsOf<Landing>(LANDING.of)];

const WAYS: Columns<ScreenLink> = [
  ['From', ({ from }) => from.label],
  ['To', ({ to }) => to.label],
  ...columnsOf<ScreenLink>(LINKS.of),
];

const SHARED: Columns<SharedLink> = [['Page', ({ screen }) => screen.label], ...columnsOf<SharedLink>(SHARED_LINKS.of)];

const PRINTS: Columns<PrintOut> = [
  ['What is printed', ({ label }) => label],
  ['Paper', ({ paper }, tell) => tell(paper)],
  ['On every page', ({ always }, tell) => tell(always)],
];

const FACTS = { ...EVERYWHERE, deadEnds: { ...EVERYWHERE.deadEnds, words: refsWords } };

export function screensText({ screens }: Model): readonly Passage[] {
  const all = listOf(screens.screens);
  return [
    thingsTable(INVENTORY, screens.screens),
    (tell) => conditionsText(all, tell),
    ...all.map((screen) => (tell: Tell) => screenText(screen, tell)),
    (tell) => heldTable('Where each role arrives', screens.landings, LANDINGS, tell),
    (tell) => heldTable('Ways between screens', screens.links, WAYS, tell),
    thingsTable(IRREVERSIBLE, screens.irreversible),
    (tell) => heldTable('Pages shared as links', screens.sharedLinks, SHARED, tell),
    thingsTable(OUTPUTS, screens.outputs),
    (tell) => heldTable('Prints', screens.prints, PRINTS, tell),
    thingsTable(LANGUAGES, screens.languages),
    (tell) => factsOf(FACTS, screens, tell),
  ];
}

/** Screens that show the same in every case share a row; where these are most of them, they are “all others”. */
function conditionsText(screens: readonly Screen[], tell: Tell): string {
  const alike = [...grouped(screens, (screen) => MOMENTS.map(([, cell]) => cell(screen, tell)).join('\n'))];
  const told = alike.flatMap(([words, all]) => (words.trim() === '' ? [] : [all]));
  const rows = told
    .sort((one, other) => one.length - other.length)
    .map(([first, ...others]) => ({
      first,
      labels: [first, ...others].flatMap((screen) => screen?.label ?? []),
    }));
  const others = rows.length > 1 ? rows.at(-1) : undefined;
  const columns = MOMENTS.map(([head, cell, where]): Columns<Row>[number] => [
    head,
    ({ first }, told) => (first ? cell(first, told) : ''),
    where,
  ]);
  const named = (row: Row) => (row === others && row.labels.length > MANY ? 'All others' : row.labels.join(', '));
  return tableOf('What shows when', rows, [['Screen', named], ...columns], tell);
}

interface Row {
  readonly first: Screen | undefined;
  readonly labels: readonly string[];
}

/** So many names can still be read at a glance. */
const MANY = 4;

function screenText({ label, columns, steps, figures }: Screen, tell: Tell): string {
  return blocks(
    heldTable(`${label}: columns`, columns, COLUMNS, tell),
    heldTable(`${label}: steps`, steps, STEPS, tell),
    heldTable(`${label}: figures`, figures, FIGURES, tell),
  );
}

function yes(is: boolean): string {
  return is ? 'yes' : 'no';
}
