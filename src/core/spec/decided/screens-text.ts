import { grouped } from '../../grouped.ts';
import { type Held, heldValue } from '../../model/held.ts';
import type {
  Figure,
  Irreversible,
  Landing,
  Language,
  ListColumn,
  Output,
  PrintOut,
  Screen,
  ScreenCondition,
  ScreenLink,
  SharedLink,
  WizardStep,
} from '../../model/screens/types.ts';
import type { Model } from '../../model/types.ts';
import { exactWords, quantityWords, refsWords, refWords } from '../../slots/answers.ts';
import { blocks, facts, OPEN, type Passage, type Tell } from './passage.ts';
import { type Columns, heldTable, tableOf } from './table-text.ts';

const SCREENS: Columns<Screen> = [
  ['Screen', ({ label }) => label],
  ['Kind', ({ kind }, tell) => tell(kind)],
  ['About', ({ about }, tell) => tell(about, refWords)],
  ['Address', ({ address }, tell) => tell(address)],
  ['When left half-typed', ({ leaving }, tell) => tell(leaving), 'beside'],
  ['Also shows', ({ related }, tell) => tell(related), 'beside'],
  ['At the top', ({ order }, tell) => tell(order), 'beside'],
  ['A page has', ({ pageSize }, tell) => tell(pageSize, quantityWords), 'beside'],
  ['To many at once', ({ bulk }, tell) => tell(bulk), 'beside'],
];

const MOMENTS: Columns<Screen> = [
  ...(['empty', 'loading', 'partial', 'failed', 'forbidden'] as const).map(conditionColumn),
  ['When empty it offers', ({ firstStep }, tell) => tell(firstStep), 'beside'],
];

/** What shows, and the words that people read. */
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

function tellAt(
  places: ReadonlyMap<ScreenCondition, Held<string>>,
  condition: ScreenCondition,
  tell: Tell,
): string {
  const held = places.get(condition);
  return held?.is === 'none' && held.reason === '' ? '' : held ? tell(held) : '';
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

const LANDINGS: Columns<Landing> = [
  ['Role', ({ role }) => role.label],
  ['Sees first', ({ screen }, tell) => tell(screen, refWords)],
  ['Does most often', ({ actions }, tell) => tell(actions)],
  [
    'Ends up on',
    ({ targets }, tell) =>
      tell(targets, (all) =>
        all
          .map(
            ({ action, screen, refused }) =>
              `${action}: ${screen.label}${refused && ` (not when ${refused})`}`,
          )
          .join('; '),
      ),
  ],
];

const LINKS: Columns<ScreenLink> = [
  ['From', ({ from }) => from.label],
  ['To', ({ to }) => to.label],
  ['By', ({ control }, tell) => tell(control)],
  ['Only when', ({ condition }, tell) => tell(condition, exactWords)],
];

const IRREVERSIBLE: Columns<Irreversible> = [
  ['Action', ({ label }) => label],
  ['Before it happens', ({ before }, tell) => tell(before)],
  ['A slip would cost', ({ harm }, tell) => tell(harm)],
  ['To be typed', ({ typed }, tell) => tell(typed)],
  ['Second person', ({ second }, tell) => tell(second)],
];

const SHARED: Columns<SharedLink> = [
  ['Page', ({ screen }) => screen.label],
  ['A stranger sees', ({ stranger }, tell) => tell(stranger)],
  ['When the record is gone', ({ gone }, tell) => tell(gone)],
];

const PRINTS: Columns<PrintOut> = [
  ['What is printed', ({ label }) => label],
  ['Paper', ({ paper }, tell) => tell(paper)],
  ['On every page', ({ always }, tell) => tell(always)],
];

const LANGUAGES: Columns<Language> = [
  ['Language', ({ label }) => label],
  ['Texts written by', ({ writer }, tell) => tell(writer)],
];

const OUTPUTS: Columns<Output> = [
  ['What goes out', ({ label }) => label],
  ['To whom', ({ to }, tell) => tell(to)],
  ['When', ({ when }, tell) => tell(when)],
  ['How', ({ how }, tell) => tell(how)],
  ['Can be refused', ({ refuse }, tell) => tell(refuse)],
  ['If it does not arrive', ({ undelivered }, tell) => tell(undelivered)],
];

/** The screens, what each shows, and the ways between them. */
export function screensText({ screens }: Model): readonly Passage[] {
  return [
    (tell) => heldTable('Screens', screens.screens, SCREENS, tell),
    (tell) => conditionsText(heldValue(screens.screens) ?? [], tell),
    ...(heldValue(screens.screens) ?? []).map((screen) => (tell: Tell) => screenText(screen, tell)),
    (tell) => heldTable('Where each role arrives', screens.landings, LANDINGS, tell),
    (tell) => heldTable('Ways between screens', screens.links, LINKS, tell),
    (tell) => heldTable('What cannot be taken back', screens.irreversible, IRREVERSIBLE, tell),
    (tell) => heldTable('Pages shared as links', screens.sharedLinks, SHARED, tell),
    (tell) => heldTable('What leaves the screen', screens.outputs, OUTPUTS, tell),
    (tell) => heldTable('Prints', screens.prints, PRINTS, tell),
    (tell) => heldTable('Languages', screens.languages, LANGUAGES, tell),
    (tell) =>
      facts(tell, [
        ['The path ends on purpose on', tell(screens.deadEnds, refsWords)],
        ['Unsaved work on Back', screens.back],
        ['A slip is easy to take back for', tell(screens.undoWindow, quantityWords)],
        ['After signing in', screens.afterSignIn],
        ['Used on', screens.devices],
        ['The next person at the same screen', screens.nextPerson],
        ['Two changes without a connection', screens.offlineClash],
        ['Warns when what is shown is older than', tell(screens.offlineAge, quantityWords)],
      ]),
  ];
}

/** Screens that show the same in every moment share a row; where these are most of them, they are “all others”. */
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
  const named = (row: Row) =>
    row === others && row.labels.length > MANY ? 'All others' : row.labels.join(', ');
  return tableOf('What shows when', rows, [['Screen', named], ...columns], tell);
}

interface Row {
  readonly first: Screen | undefined;
  readonly labels: readonly string[];
}

/** As many names are still read at a glance. */
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
