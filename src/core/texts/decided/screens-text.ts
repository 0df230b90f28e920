import { knownValue, listOf, mapSourced, type Sourced } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { Model } from '../../model/types.ts';
import { splitOutside } from '../../shapes/split-words.ts';
import { formatExpression, formatRefs } from '../../slots/answer-types.ts';
import { ABOUT_US, CONTENT, HELP, PUBLISHED, SHOWN } from '../../slots/screens/content.ts';
import { BY_ITSELF, HANDED_IN, ROUNDS, TOOLS } from '../../slots/screens/doing.ts';
import { FIGURES, FINDING, LOOKING_BACK, LOOKING_THROUGH, REPORTS } from '../../slots/screens/finding.ts';
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
import { LOOK } from '../../slots/screens/look.ts';
import {
  IRREVERSIBLE,
  OUTPUTS,
  type PrintOut,
  SCREEN_LANGUAGES,
  SHARED_LINKS,
  type SharedLink,
} from '../../slots/screens/outputs.ts';
import type { Region } from '../../slots/screens/regions.ts';
import { CONDITIONS, FOR_ALL_SCREENS, type ScreenCondition } from '../../slots/screens/screens.ts';
import { isSettled, joinBlocks, type Passage, type Render, slotBullets } from './passage.ts';
import { type Columns, columnsOf, itemsTable, sourcedTable, tableOf } from './table-text.ts';

const CONDITION_COLUMNS: Columns<Screen> = [
  ...(['empty', 'loading', 'partial', 'failed', 'forbidden'] as const).map(conditionColumn),
  ...columnsOf<Screen>(CONDITIONS),
];

function conditionColumn(condition: ScreenCondition): Columns<Screen>[number] {
  return [
    `When ${condition}`,
    ({ conditions, words }, render) => {
      const shows = renderAt(conditions, condition, render);
      const reads = renderAt(words, condition, render);
      return isSettled(reads) ? `${shows}: “${reads}”` : shows;
    },
  ];
}

function renderAt(
  places: ReadonlyMap<ScreenCondition, Sourced<string>>,
  condition: ScreenCondition,
  render: Render,
): string {
  const sourced = places.get(condition);
  return sourced?.is === 'not-applicable' && sourced.reason === '' ? '' : sourced ? render(sourced) : '';
}

const LIST_COLUMNS: Columns<ListColumn> = [
  ['Column', ({ field }) => field.label],
  ['Sort', ({ sort }) => yes(sort)],
  ['Filter', ({ filter }) => yes(filter)],
  ['Search', ({ search }) => yes(search)],
];

const STEP_COLUMNS: Columns<WizardStep> = [
  ['Step', ({ label }) => label],
  ['Asks', ({ asks }) => formatRefs(asks)],
  ['Can be continued later', ({ resume }, render) => render(resume)],
];

const FIGURE_COLUMNS: Columns<Figure> = [
  ['Figure', ({ label }) => label],
  ['Comes from', ({ from }, render) => render(from)],
  ['What somebody does about it', (figure, render) => render(figure.for)],
];

const LANDING_COLUMNS: Columns<Landing> = [
  ['Role', ({ role }) => role.label],
  ...columnsOf<Landing>(LANDING.properties),
];

/** Links that lead to the same screen in the same way, as from a menu. */
type SameLinks = readonly [ScreenLink, ...ScreenLink[]];

const WAY_COLUMNS: Columns<ScreenLink> = [['To', ({ to }) => to.label], ...columnsOf<ScreenLink>(LINKS.properties)];
const LINK_COLUMNS: Columns<SameLinks> = [
  ['From', (links) => links.map(({ from }) => from.label).join(', ')],
  ...WAY_COLUMNS.map(([head, cell]): Columns<SameLinks>[number] => [head, ([link], render) => cell(link, render)]),
];

const SHARED_LINK_COLUMNS: Columns<SharedLink> = [
  ['Page', ({ screen }) => screen.label],
  ...columnsOf<SharedLink>(SHARED_LINKS.properties),
];

const PRINT_COLUMNS: Columns<PrintOut> = [
  ['What is printed', ({ label }) => label],
  ['Paper', ({ paper }, render) => render(paper)],
  ['On every page', ({ always }, render) => render(always)],
];

const BULLET_SLOTS = { ...FOR_ALL_SCREENS, deadEnds: { ...FOR_ALL_SCREENS.deadEnds, words: formatRefs } };

export function screensText({ screens }: Model): readonly Passage[] {
  const all = listOf(screens.screens);
  return [
    (render) => slotBullets({ ...LOOK, help: HELP }, screens, render),
    itemsTable(FINDING, screens.finding),
    itemsTable(LOOKING_THROUGH, screens.lookingThrough),
    itemsTable(FIGURES, screens.figures),
    itemsTable(REPORTS, screens.reports),
    itemsTable(LOOKING_BACK, screens.lookingBack),
    itemsTable(CONTENT, screens.content),
    itemsTable(ABOUT_US, screens.aboutUs),
    itemsTable(SHOWN, screens.shown),
    itemsTable(PUBLISHED, screens.published),
    itemsTable(HANDED_IN, screens.handedIn),
    itemsTable(BY_ITSELF, screens.byItself),
    itemsTable(TOOLS, screens.tools),
    itemsTable(ROUNDS, screens.rounds),
    itemsTable(INVENTORY, screens.screens),
    (render) => conditionsText(all, render),
    ...[...(screens.frame ? [screens.frame] : []), ...all].map(
      (screen) => (render: Render) => screenText(screen, render),
    ),
    (render) => sourcedTable(LANDING.head ?? '', screens.landings, LANDING_COLUMNS, render),
    (render) => sourcedTable(LINKS.head ?? '', sameLinks(screens.links, render), LINK_COLUMNS, render),
    itemsTable(IRREVERSIBLE, screens.irreversible),
    (render) => sourcedTable(SHARED_LINKS.head ?? '', screens.sharedLinks, SHARED_LINK_COLUMNS, render),
    itemsTable(OUTPUTS, screens.outputs),
    (render) => sourcedTable('Printouts', screens.prints, PRINT_COLUMNS, render),
    itemsTable(SCREEN_LANGUAGES, screens.languages),
    (render) => slotBullets(BULLET_SLOTS, screens, render),
  ];
}

function sameLinks(links: Sourced<readonly ScreenLink[]>, render: Render): Sourced<readonly SameLinks[]> {
  const way = (link: ScreenLink) => WAY_COLUMNS.map(([, cell]) => cell(link, render)).join('\n');
  return mapSourced(links, (all) =>
    [...groupBy(all, way).values()].flatMap(([one, ...others]) => (one ? [[one, ...others]] : [])),
  );
}

/** Screens that show the same in every case share a row; where these are most of them, they are “all others”. */
function conditionsText(screens: readonly Screen[], render: Render): string {
  const alike = [...groupBy(screens, (screen) => CONDITION_COLUMNS.map(([, cell]) => cell(screen, render)).join('\n'))];
  const groups = alike.flatMap(([words, all]) => (words.split('\n').some(isSettled) ? [all] : []));
  const rows = groups
    .sort((one, other) => one.length - other.length)
    .map(([first, ...others]) => ({
      first,
      labels: [first, ...others].flatMap((screen) => screen?.label ?? []),
    }));
  const others = rows.length > 1 ? rows.at(-1) : undefined;
  const columns = CONDITION_COLUMNS.map(([head, cell, where]): Columns<ConditionRow>[number] => [
    head,
    ({ first }, renderCell) => (first ? cell(first, renderCell) : ''),
    where,
  ]);
  const named = (row: ConditionRow) =>
    row === others && row.labels.length > MAX_NAMES ? 'All others' : row.labels.join(', ');
  return tableOf('What each screen shows when', rows, [['Screen', named], ...columns], render);
}

interface ConditionRow {
  readonly first: Screen | undefined;
  readonly labels: readonly string[];
}

/** Names that can still be read at a glance. */
const MAX_NAMES = 4;

const REGION_COLUMNS: Columns<Region> = [
  ['Part', ({ label }) => label],
  ['Kind', ({ kind }, render) => render(kind)],
  ['Of', ({ of }, render) => render(of, formatExpression)],
  ['Only those', ({ where }, render) => render(where, formatExpression)],
  ['Shows', ({ shows, kind }, render) => render(shows, knownValue(kind) === 'menu' ? groupALine : undefined)],
  ['Can be pressed', ({ press }, render) => render(press)],
];

/** A menu is read group by group. */
function groupALine(words: string): string {
  return splitOutside(words, ';\n').join('\n');
}

function screenText({ label, regions, columns, steps, figures }: Screen, render: Render): string {
  return joinBlocks(
    sourcedTable(`${label}: from top to bottom`, regions, REGION_COLUMNS, render),
    sourcedTable(`${label}: columns`, columns, LIST_COLUMNS, render),
    sourcedTable(`${label}: steps`, steps, STEP_COLUMNS, render),
    sourcedTable(`${label}: figures`, figures, FIGURE_COLUMNS, render),
  );
}

function yes(is: boolean): string {
  return is ? 'yes' : 'no';
}
