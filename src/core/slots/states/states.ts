import { choice, matrix, namedRows, number, table, transform } from '../answer-types.ts';
import { definePart } from '../define-part.ts';
import { PLAYED, slot, unplayed } from '../slot.ts';
import { IDLE, LIFECYCLE_TIMES, REVERSAL, STATE_LIST } from './lifecycle.ts';
import { EFFECTS, EXACT_CONDITIONS, TRANSITIONS } from './transitions.ts';

const SINGLE_USER = unplayed('Only one person works here, so nobody else is faster.');

export const ACTION_MATRIX = slot('states/matrix', {
  answer: matrix('Now it is', 'Somebody tries to', 'allow', 'refuse', 'ignore', 'queue'),
  ask: 'For each answer to “where is it now?”, what happens when somebody tries each action?',
  why: 'The cells nobody thought of are where the product surprises people later.',
  who: ['domain expert', 'support'],
  needs: ['states.transitions'],
  blocks: ['errors'],
  minutes: 8,
  scene: 'next',
  guess: {
    says: '“Delete for ever” is always allowed, also when it is paid.',
    rows: ['delete it for ever', 'Paid | allow'],
  },
});

const MATRIX_FOLLOW_UPS = {
  refusal: slot('states/matrix/{item}/refusal', {
    answer: namedRows(table({ action: 'Action', words: 'They read' })),
    when: { is: ['refuse'] },
    ask: 'While it is “{item}”, what do people read when an action is refused?',
  }),
  queue: slot('states/matrix/{item}/queue', {
    when: { is: ['queue'] },
    ask: 'While it is “{item}”, what do waiting actions wait for, and how long?',
  }),
};

export const CONFLICT = slot('states/conflict', {
  answer: choice({
    first: 'The first one; the second is told and can look again',
    last: 'The last one',
    merge: 'Both, if they changed different fields',
    lock: 'Nobody can open it while somebody is working on it',
  }),
  ask: 'When two people change the same thing in the same minute, whose change counts?',
  why: 'Without an answer, one of the two loses work and never finds out.',
  who: ['end user', 'domain expert', 'architect'],
  needs: ['states.transitions'],
  blocks: ['errors.messages'],
  minutes: 3,
  scene: 'time',
  guess: { says: 'The last one to save wins. The other never hears of it.', value: 'last' },
  head: 'Two at once',
  playability: SINGLE_USER,
});

export const CONFLICT_FOLLOW_UPS = {
  words: slot('states/conflict/words', {
    when: { is: ['first', 'merge'] },
    ask: 'What do we tell the person whose change did not go through?',
    head: 'Whoever was too late reads',
    playability: SINGLE_USER,
  }),
  release: slot('states/conflict/release', {
    answer: number('minutes', 'hours'),
    when: { is: ['lock'] },
    ask: 'When somebody leaves it open, after how long may others edit it?',
    head: 'Left open, others may edit it after',
    playability: SINGLE_USER,
  }),
  twice: slot('states/conflict/twice', {
    answer: choice({
      ignored: 'Nothing',
      told: 'They are told that it has already been done',
      again: 'It is done again',
    }),
    ask: 'When the same click or message arrives twice, what should happen the second time?',
    head: 'The same twice',
    playability: SINGLE_USER,
  }),
};

/** What happens to the parts when the whole changes its state; an empty cell says nothing. */
export const CASCADE = {
  cascade: slot('states/cascade', {
    answer: transform(
      matrix('The whole becomes', 'Its part', 'follows', 'stays as it is', 'prevents it', 'somebody decides'),
      (cells) =>
        cells
          .filter(({ word }) => word !== '')
          .map(({ row, column, word }) => ({ whole: row, part: column, does: word })),
    ),
    ask: 'When the whole is closed or cancelled, what happens to its parts?',
    why: 'An order that is cancelled while its parcels are already on their way helps nobody.',
    who: ['domain expert'],
    needs: ['states.list', 'entities.relations'],
    blocks: ['states.effects'],
    minutes: 5,
    scene: 'time',
    guess: {
      says: 'The order is cancelled, and its items are shipped anyway.',
      rows: ['item', 'Cancelled | stays as it is'],
    },
    head: 'When the whole changes',
  }),
  upwards: slot('states/cascade/upwards', {
    answer: choice({ yes: 'Yes, by itself', asked: 'Somebody is asked', no: 'No' }),
    ask: 'When all the parts are done, is the whole done by itself?',
    head: 'When all parts are done, the whole is done',
    playability: unplayed('Whatever happens to the parts, the whole stays as it is here.', 'no'),
  }),
};

export const STATES = definePart('states', {
  order:
    'list transitions transitions/where transitions/after transitions/system transitions/exact effects matrix idle idle/days conflict cascade reversal reversal-time',
  playability: PLAYED,
  slots: [
    STATE_LIST,
    TRANSITIONS,
    EXACT_CONDITIONS,
    EFFECTS,
    ACTION_MATRIX,
    ...Object.values(MATRIX_FOLLOW_UPS),
    REVERSAL,
    IDLE,
    ...Object.values(LIFECYCLE_TIMES),
    CONFLICT,
    ...Object.values(CONFLICT_FOLLOW_UPS),
    ...Object.values(CASCADE),
  ],
});
