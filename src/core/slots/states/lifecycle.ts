import { asBoolean, asConditionText, noneAsNotApplicable } from '../../answers/cells.ts';
import { fieldFinder, type NameFinder, refsIn } from '../../answers/name-finder.ts';
import { mapSourced, type NameRef, type Sourced } from '../../answers/sourced.ts';
import { choice, formatExpression, formatRefs, list, number, synonymMap, wordMap } from '../answer-types.ts';
import {
  column,
  columnAs,
  edgesSlot,
  followUp,
  numberColumn,
  type PropertyInput,
  tableSlot,
  unreadColumn,
  wordColumn,
  wordOrOwnColumn,
} from '../items-slot.ts';
import { slot, unplayed } from '../slot.ts';

/** What the answers on one life cycle refer to. */
export interface LifecycleNames {
  readonly entity: Parameters<typeof fieldFinder>[0] | null;
  readonly state: NameFinder;
  readonly role: NameFinder;
  readonly screen: NameFinder;
  /** Another system, or a message to one. */
  readonly system: NameFinder;
}

const STATE_PLACES = synonymMap({
  first: ['start', 'beginning', 'initial'],
  'on the way': ['middle', 'between', 'in between'],
  last: ['end', 'final', 'done'],
});

export const STATE_LIST = tableSlot('states/list', {
  ask: 'When somebody asks “where is it now?”, what answers are possible?',
  why: 'These answers become the labels, the filters and the buttons.',
  name: ['state', 'Answer', 'Where is it now?'],
  noun: 'states',
  within: ['cycle'],
  properties: {
    meaning: column('It means'),
    place: wordColumn('Place', STATE_PLACES),
    cycle: unreadColumn('Kind of status, if it has several'),
    responsible: followUp({ ask: 'Whose turn is it while it is “{item}”?', head: 'Whose turn' }),
    editable: followUp({
      answer: list,
      as: (held, { context }: PropertyInput<LifecycleNames>) =>
        mapSourced(held, (all) => {
          const field = fieldFinder(context.entity ?? undefined);
          return all.flatMap((words) => refsIn(field, words));
        }),
      ask: 'What may still be changed while it is “{item}”?',
      head: 'May be changed',
      words: formatRefs,
    }),
    visibleTo: followUp({
      answer: list,
      as: (held, { context }: PropertyInput<LifecycleNames>) =>
        mapSourced(held, (all) => all.flatMap((words) => refsIn(context.role, words))),
      ask: 'Who can see it while it is “{item}”?',
      head: 'Seen by',
      words: formatRefs,
    }),
    longestStay: followUp({
      answer: number('hours', 'days', 'working days', 'weeks', 'months'),
      when: { column: 'place', is: ['first', 'on the way'] },
      ask: 'How long may it stay “{item}” before something is wrong?',
      head: 'Stays at most',
    }),
  },
  who: ['domain expert', 'end user'],
  needs: ['entities.records'],
  blocks: ['states.transitions', 'screens.landing'],
  raises: {
    'states.transitions': 'What moves “{thing}” from one of these to the next, who does that, and on what condition?',
    'states.idle': 'If nobody does anything about “{thing}”, what happens, and after how long?',
    'states.reversal': 'How can “{thing}” be reopened, cancelled or corrected afterwards, and by whom?',
  },
  minutes: 5,
  reversal: 3,
  scene: 'next',
  guess: {
    says: 'New or Done. There is nothing in between.',
    rows: ['New | nobody has looked yet | first | ', 'Done | somebody has | last | '],
  },
  saying: { item: 'that “…” is an answer to “where is it now?”', whole: 'where “…” can be' },
});

const REVERSAL_KINDS = wordMap('reopen', 'cancel', 'correct');

export const REVERSAL = edgesSlot('states/reversal', {
  ask: 'What can be reopened, cancelled or corrected afterwards, and by whom?',
  why: 'People make mistakes after the last step too. Without a way back, they invent one.',
  endHeaders: ['From', 'Back to'],
  properties: {
    how: wordOrOwnColumn('Which way back', REVERSAL_KINDS, {
      id: 'way',
      head: 'How',
    }),
    actors: columnAs('By whom', (held, { context }: PropertyInput<LifecycleNames>) => rolesIn(held, context.role), {
      id: 'who',
      words: formatRefs,
    }),
    guard: columnAs('Only if', (held) => asConditionText(noneAsNotApplicable(held)), {
      id: 'if',
      words: formatExpression,
    }),
    effects: followUp({
      answer: choice({
        undone: 'They are undone too',
        kept: 'They stay',
        told: 'They stay, and people are told',
      }),
      ask: 'When “{item}” is undone, what happens to the emails, bookings and tasks it started?',
      head: 'What it started',
      playability: unplayed('A way back leaves everything else that happened as it is.', 'kept'),
    }),
    reason: followUp({
      answer: choice({ yes: 'Yes', no: 'No' }),
      as: asBoolean,
      ask: 'Does somebody have to give a reason for “{item}”?',
      head: 'Reason needed',
    }),
  },
  who: ['domain expert', 'support', 'finance'],
  needs: ['states.transitions'],
  blocks: ['states.reversal-time', 'screens.irreversible'],
  raises: {
    'states.reversal-time': 'How long after the last step can “{thing}” still be undone?',
  },
  minutes: 5,
  scene: 'time',
  guess: {
    says: 'Anybody reopens what is done. Nobody asks why.',
    rows: ['Done | New | reopen | anybody | '],
  },
  saying: { item: 'that “…” is a way back', whole: 'what can be undone about “…”' },
});

const IDLE_ACTIONS = wordMap('remind', 'pass it on', 'it ends', 'nothing');

export const IDLE = tableSlot('states/idle', {
  ask: 'If nobody does anything, what happens, and after how long?',
  why: 'Nobody notices work that sits still, until a customer calls.',
  name: ['state', 'While it is'],
  properties: {
    after: numberColumn('After how long', { head: 'After' }),
    next: wordOrOwnColumn('Then', IDLE_ACTIONS),
    told: columnAs('Who is told', noneAsNotApplicable, { id: 'who', head: 'Told' }),
    passedTo: followUp({
      when: { column: 'next', is: ['pass it on'] },
      ask: 'When nobody acts while it is “{item}”, who does it go to, and may they decide?',
      head: 'Passed to',
    }),
  },
  who: ['domain expert', 'operator'],
  needs: ['states.transitions'],
  blocks: ['screens.conditions'],
  reversal: 1,
  scene: 'time',
  guess: {
    says: 'Nothing happens until the customer calls.',
    rows: ['New | 30 days | nothing | nobody'],
  },
});

export const LIFECYCLE_TIMES = {
  reversalTime: slot('states/reversal-time', {
    answer: number('minutes', 'hours', 'days', 'working days', 'months'),
    ask: 'How long after the last step can it still be undone?',
    why: 'From then on, others may rely on it.',
    who: ['domain expert', 'finance', 'legal'],
    needs: ['states.reversal'],
    blocks: ['constants.timers'],
    minutes: 2,
    reversal: 1,
    scene: 'time',
    guess: { says: 'For 12 months, even when it has been delivered.', value: '12 months' },
    head: 'Can be undone for',
  }),
  idleDays: slot('states/idle/days', {
    answer: choice({ count: 'Yes, every day counts', skip: 'No, only working days count' }),
    ask: 'Do weekends and holidays count in these times?',
    head: 'Weekends and holidays count',
    playability: unplayed('Every day counts here.', 'count'),
  }),
};

function rolesIn(held: Sourced<string>, find: NameFinder): Sourced<readonly NameRef[]> {
  return mapSourced(noneAsNotApplicable(held), (words) => refsIn(find, words));
}
