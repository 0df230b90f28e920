import { choice, list, matrix, multi, number, synonymMap, table } from '../answer-types.ts';
import { definePart } from '../define-part.ts';
import { NOT_PLAYABLE, PLAYED, slot, unplayed } from '../slot.ts';
import { ABOUT_US, CONTENT, HELP, PUBLISHED, SHOWN } from './content.ts';
import { BY_ITSELF, HANDED_IN, ROUNDS, TOOLS } from './doing.ts';
import { FIGURES, FINDING, LOOKING_BACK, LOOKING_THROUGH, REPORTS } from './finding.ts';
import { INVENTORY, LANDING, LINKS } from './inventory.ts';
import { LOOK } from './look.ts';
import { IRREVERSIBLE, OUTPUTS, PRINTS, SCREEN_LANGUAGES, SHARED_LINKS } from './outputs.ts';

const ONLINE = unplayed('The connection never fails here.');
const NO_SIGN_IN = unplayed('Nobody really signs in here.');

export const SCREEN_CONDITIONS = synonymMap({
  empty: ['nothing there', 'nothing to show'],
  loading: ['still loading'],
  partial: ['partly there', 'half there'],
  failed: ['broken', 'an error', 'error'],
  forbidden: ['not allowed'],
});
export type ScreenCondition = typeof SCREEN_CONDITIONS extends ReadonlyMap<string, infer M> ? M : never;

/** What a screen shows in place of its content. */
export const CONDITIONS = {
  conditions: slot('screens/conditions', {
    answer: matrix(
      'Screen',
      'When it is',
      'a message',
      'a message and a button',
      'what was there before',
      'a blank page',
      'another screen',
      'cannot happen',
    ),
    ask: 'What does each screen show when it is empty, still loading, half loaded, broken or forbidden?',
    why: 'People run into these moments on their first day, and they are the ones most often forgotten.',
    who: ['end user', 'support'],
    needs: ['screens.inventory'],
    blocks: ['errors'],
    minutes: 8,
    reversal: 1,
    scene: 'page',
    guess: {
      says: 'A blank page, whatever happens.',
      rows: ['empty | failed', 'Every screen | a blank page | a blank page'],
    },
  }),
  firstStep: slot('screens/conditions/{item}/first-step', {
    when: { is: ['a message and a button'] },
    ask: 'When “{item}” has nothing to show, what is the first thing it offers to do?',
    head: 'When empty, it offers',
    beside: true,
  }),
  words: slot('screens/conditions/{item}/words', {
    answer: table({ moment: 'When it is', words: 'They read' }, { holds: { moment: SCREEN_CONDITIONS } }),
    when: { is: ['a message', 'a message and a button'] },
    ask: 'What exactly do people read on “{item}” in each of these moments?',
  }),
};

/** What applies to all screens, in the order of the specification. */
export const FOR_ALL_SCREENS = {
  deadEnds: slot('screens/links/dead-ends', {
    answer: list,
    ask: 'Which screens are meant to be the end of the road?',
    head: 'Meant to be the end of the road',
    playability: NOT_PLAYABLE,
  }),
  back: slot('screens/links/back', {
    answer: choice({ asked: 'They are asked first', kept: 'It is kept', lost: 'It is lost' }),
    ask: 'What happens to unsaved work when somebody presses Back?',
    head: 'Unsaved work on Back',
    playability: unplayed('Back is the browser’s own button here, and loses what was typed.', 'lost'),
  }),
  undoWindow: slot('screens/undo-window', {
    answer: number('seconds', 'minutes', 'hours', 'days'),
    ask: 'How long should a mistake be easy to undo?',
    why: 'An undo that vanishes too soon is no undo; one that lasts too long holds up everything after it.',
    who: ['end user', 'support'],
    needs: ['screens.irreversible'],
    blocks: ['constants.timers'],
    minutes: 1,
    reversal: 1,
    scene: 'page',
    guess: { says: '3 seconds, then it is final.', value: '3 seconds' },
    head: 'A mistake is easy to undo for',
    playability: unplayed('Undo goes back through the whole session here.'),
  }),
  afterSignIn: slot('screens/shared-links/after-sign-in', {
    answer: choice({ 'that-page': 'Yes, on that page', 'first-page': 'No, on their first page' }),
    ask: 'After signing in, do people land on the page that the link was for?',
    head: 'After signing in',
    playability: NO_SIGN_IN,
  }),
  devices: slot('screens/devices', {
    answer: multi({
      phone: 'A phone',
      tablet: 'A tablet',
      desk: 'A computer at a desk',
      kiosk: 'A shared screen on a wall or a counter',
      scanner: 'A hand scanner',
      paper: 'A printout',
      offline: 'A place without a connection',
    }),
    ask: 'Where are people when they use this, and what do they have in their hands?',
    why: 'A screen made for a desk is no use in a cellar without a signal, or with gloves on.',
    who: ['end user', 'operator'],
    needs: ['purpose.groups'],
    blocks: ['entities.fields', 'errors.messages'],
    minutes: 3,
    reversal: 3,
    scene: 'around',
    guess: {
      says: 'At a desk with a big screen, all of them.',
      value: '- desk',
    },
    head: 'Used on',
    playability: unplayed('It adapts to the device you view it on.'),
  }),
  nextPerson: slot('screens/devices/next-person', {
    when: { is: ['kiosk'] },
    ask: 'How does the next person at the shared screen avoid working under the last one’s name?',
    head: 'The next person at the same screen',
    playability: NO_SIGN_IN,
  }),
  offlineClash: slot('screens/devices/offline-clash', {
    answer: choice({
      first: 'The one that arrives first',
      last: 'The one that arrives last',
      person: 'A person decides',
    }),
    when: { is: ['offline'] },
    ask: 'When two people have changed the same thing while offline, whose change counts?',
    head: 'Two changes made offline',
    playability: ONLINE,
  }),
  offlineAge: slot('screens/devices/offline-age', {
    answer: number('minutes', 'hours', 'days'),
    when: { is: ['offline'] },
    ask: 'How out of date may a screen be before it has to warn people?',
    head: 'Warns when the data is older than',
    playability: ONLINE,
  }),
};

const { undoWindow, ...rest } = FOR_ALL_SCREENS;

export const SCREENS = definePart('screens', {
  order:
    'background colour impression layout own-settings finding looking-through charts reports looking-back content about-us shown published help handed-in by-itself tools rounds landing inventory parts columns order page-size bulk related leaving steps figures links shared-links conditions irreversible undo-window devices devices/offline-clash devices/offline-age devices/print devices/next-person languages outputs',
  playability: PLAYED,
  slots: [
    ...Object.values(LOOK),
    FINDING,
    LOOKING_THROUGH,
    FIGURES,
    REPORTS,
    LOOKING_BACK,
    CONTENT,
    ABOUT_US,
    SHOWN,
    PUBLISHED,
    HELP,
    HANDED_IN,
    BY_ITSELF,
    TOOLS,
    ROUNDS,
    LANDING,
    INVENTORY,
    SCREEN_LANGUAGES,
    LINKS,
    SHARED_LINKS,
    IRREVERSIBLE,
    OUTPUTS,
    ...Object.values(CONDITIONS),
    ...Object.values(rest),
    undoWindow,
    PRINTS,
  ],
});
