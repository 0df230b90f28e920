import { asYes, inWords, orNone } from '../../answers/cells.ts';
import { type Find, fieldFinder, refsIn } from '../../answers/find.ts';
import { mapSourced, type Ref, type Sourced } from '../../answers/sourced.ts';
import { choice, exactWords, list, number, ownWords, refsWords, wordsAs } from '../answers.ts';
import { slot, unplayed } from '../slot.ts';
import {
  type At,
  below,
  column,
  columnAs,
  edges,
  numberColumn,
  things,
  unread,
  wordColumn,
  wordOrOwnColumn,
} from '../things.ts';

/** What the answers on one life cycle refer to. */
export interface LifeNames {
  readonly entity: Parameters<typeof fieldFinder>[0] | null;
  readonly state: Find;
  readonly role: Find;
  readonly screen: Find;
  /** Another system, or a message to one. */
  readonly system: Find;
}

const PLACES = wordsAs({
  first: ['start', 'beginning', 'initial'],
  'on the way': ['middle', 'between', 'in between'],
  last: ['end', 'final', 'done'],
});

export const LIST = things('states/list', {
  ask: 'When somebody asks “where is it now?”, what answers are possible?',
  why: 'These answers become the labels, the filters and the buttons.',
  name: ['state', 'Answer', 'Where is it now?'],
  noun: 'states',
  within: ['cycle'],
  of: {
    meaning: column('It means'),
    place: wordColumn('Place', PLACES),
    cycle: unread('Kind of status, if it has several'),
    responsible: below({ ask: 'Whose turn is it while it is “{item}”?', head: 'Whose turn' }),
    editable: below({
      answer: list,
      as: (held, { context }: At<LifeNames>) =>
        mapSourced(held, (all) => {
          const field = fieldFinder(context.entity ?? undefined);
          return all.flatMap((words) => refsIn(field, words));
        }),
      ask: 'What may still be changed while it is “{item}”?',
      head: 'May be changed',
      words: refsWords,
    }),
    visibleTo: below({
      answer: list,
      as: (held, { context }: At<LifeNames>) =>
        mapSourced(held, (all) => all.flatMap((words) => refsIn(context.role, words))),
      ask: 'Who can see it while it is “{item}”?',
      head: 'Seen by',
      words: refsWords,
    }),
    longestStay: below({
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
    'states.transitions': 'What moves “{thing}” from one of these to the next, who does that, and only if what?',
    'states.idle': 'If nobody does anything about “{thing}”, after how long does what happen?',
    'states.reversal': 'What about “{thing}” can be reopened, cancelled or corrected afterwards, and by whom?',
  },
  minutes: 5,
  reversal: 3,
  guess: {
    says: 'Everything is “New”, for ever.',
    rows: ['New | nobody has looked yet | first | it has nine, like a cat'],
  },
  saying: { item: 'that “…” is an answer to “where is it now?”', whole: 'where “…” can be' },
});

const WAYS = ownWords('reopen', 'cancel', 'correct');

export const REVERSAL = edges('states/reversal', {
  ask: 'What can be reopened, cancelled or corrected afterwards, and by whom?',
  why: 'People make mistakes after the last step too. Without a way back they invent one.',
  ends: ['From', 'Back to'],
  of: {
    how: wordOrOwnColumn('Which way back', WAYS, {
      id: 'way',
      head: 'How',
    }),
    actors: columnAs('By whom', (held, { context }: At<LifeNames>) => rolesIn(held, context.role), {
      id: 'who',
      words: refsWords,
    }),
    guard: columnAs('Only if', (held) => inWords(orNone(held)), { id: 'if', words: exactWords }),
    effects: below({
      answer: choice({
        undone: 'They are taken back too',
        kept: 'They stay',
        told: 'They stay, and people are told',
      }),
      ask: 'When “{item}” is taken back, what of the mails, bookings and tasks it set off?',
      head: 'What it set off',
      fate: unplayed('A way back leaves what happened with the move as it is.', 'kept'),
    }),
    reason: below({
      answer: choice({ yes: 'Yes', no: 'No' }),
      as: asYes,
      ask: 'Does somebody have to give a reason for “{item}”?',
      head: 'Reason needed',
    }),
  },
  who: ['domain expert', 'support', 'finance'],
  needs: ['states.transitions'],
  blocks: ['states.reversal-time', 'screens.irreversible'],
  raises: {
    'states.reversal-time': 'Until when can “{thing}” still be taken back, counted from the last step?',
  },
  minutes: 5,
  guess: {
    says: 'What is gone can be reopened by anybody who misses it.',
    rows: ['Gone | New | reopen | anybody | they miss it'],
  },
  saying: { item: 'that “…” is a way back', whole: 'what about “…” can be taken back' },
});

const NEXT = ownWords('remind', 'pass it on', 'it ends', 'nothing');

export const IDLE = things('states/idle', {
  ask: 'If nobody does anything, after how long does what happen?',
  why: 'Work that lies still is noticed by nobody until a customer calls.',
  name: ['state', 'While it is'],
  of: {
    after: numberColumn('After how long', { head: 'After' }),
    next: wordOrOwnColumn('Then', NEXT),
    told: columnAs('Who is told', orNone, { id: 'who', head: 'Told' }),
    passedTo: below({
      when: { column: 'next', is: ['pass it on'] },
      ask: 'When nobody acts while it is “{item}”, whom does it go to, and may they decide?',
      head: 'Passed to',
    }),
  },
  who: ['domain expert', 'operator'],
  needs: ['states.transitions'],
  blocks: ['screens.conditions'],
  reversal: 1,
  guess: {
    says: 'After 100 years nothing happens, and the janitor is told.',
    rows: ['New | 100 years | nothing | the janitor'],
  },
});

export const TIMES = {
  reversalTime: slot('states/reversal-time', {
    answer: number('minutes', 'hours', 'days', 'working days', 'months'),
    ask: 'Until when can it still be taken back, counted from the last step?',
    why: 'From that moment on others may rely on it.',
    who: ['domain expert', 'finance', 'legal'],
    needs: ['states.reversal'],
    blocks: ['constants.timers'],
    minutes: 2,
    reversal: 1,
    guess: { says: 'For 999 months. Nothing is ever final here.', value: '999 months' },
    head: 'Can be taken back for',
  }),
  idleDays: slot('states/idle/days', {
    answer: choice({ count: 'Yes, every day counts', skip: 'No, only working days count' }),
    ask: 'Do weekends and holidays count in these times?',
    head: 'Weekends and holidays count',
    fate: unplayed('Every day counts here.', 'count'),
  }),
};

function rolesIn(held: Sourced<string>, find: Find): Sourced<readonly Ref[]> {
  return mapSourced(orNone(held), (words) => refsIn(find, words));
}
