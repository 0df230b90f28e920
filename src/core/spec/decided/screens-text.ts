import { heldValue } from '../../model/held.ts';
import type {
  Figure,
  Irreversible,
  Landing,
  ListColumn,
  Output,
  Screen,
  ScreenCondition,
  ScreenLink,
  SharedLink,
  WizardStep,
} from '../../model/screens/types.ts';
import type { Model } from '../../model/types.ts';
import {
  type Columns,
  exactWords,
  facts,
  heldTable,
  type Passage,
  quantityWords,
  refsWords,
  refWords,
  type Tell,
  under,
} from './passage.ts';

const SCREENS: Columns<Screen> = [
  ['Screen', ({ label }) => label],
  ['Kind', ({ kind }, tell) => tell(kind)],
  ['About', ({ about }, tell) => tell(about, refWords)],
  ['Address', ({ address }, tell) => tell(address)],
  ['When left half-typed', ({ leaving }, tell) => tell(leaving)],
  ['Also shows', ({ related }, tell) => tell(related)],
  ['At the top', ({ order }, tell) => tell(order)],
  ['Lines a page', ({ pageSize }, tell) => tell(pageSize, quantityWords)],
  ['To many at once', ({ bulk }, tell) => tell(bulk)],
  ...(['empty', 'loading', 'partial', 'failed', 'forbidden'] as const).map(conditionColumn),
];

function conditionColumn(condition: ScreenCondition): Columns<Screen>[number] {
  return [
    `When ${condition}`,
    ({ conditions }, tell) => {
      const held = conditions.get(condition);
      return held ? tell(held) : '';
    },
  ];
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
    ...(heldValue(screens.screens) ?? []).map((screen) => (tell: Tell) => screenText(screen, tell)),
    (tell) => heldTable('Where each role arrives', screens.landings, LANDINGS, tell),
    (tell) => heldTable('Ways between screens', screens.links, LINKS, tell),
    (tell) => heldTable('What cannot be taken back', screens.irreversible, IRREVERSIBLE, tell),
    (tell) => heldTable('Pages shared as links', screens.sharedLinks, SHARED, tell),
    (tell) => heldTable('What leaves the screen', screens.outputs, OUTPUTS, tell),
    (tell) =>
      facts(tell, [
        ['The path ends on purpose on', tell(screens.deadEnds, refsWords)],
        ['Unsaved work on Back', screens.back],
        ['A slip is easy to take back for', tell(screens.undoWindow, quantityWords)],
        ['After signing in', screens.afterSignIn],
        ['Used on', screens.devices],
        ['Languages', tell(screens.languages, (all) => all.map(({ label }) => label).join(', '))],
        ['Two changes without a connection', screens.offlineClash],
        ['Warns when what is shown is older than', tell(screens.offlineAge, quantityWords)],
      ]),
  ];
}

function screenText(screen: Screen, tell: Tell): string {
  return under(
    screen.label,
    heldTable('Columns', screen.columns, COLUMNS, tell),
    heldTable('Steps', screen.steps, STEPS, tell),
    heldTable('Figures', screen.figures, FIGURES, tell),
  );
}

function yes(is: boolean): string {
  return is ? 'yes' : 'no';
}
