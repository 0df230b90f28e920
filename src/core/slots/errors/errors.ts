import { choice, list, number } from '../answer-types.ts';
import { definePart } from '../define-part.ts';
import { followUp, itemsSlot } from '../items-slot.ts';
import { NOT_PLAYABLE, PLAYED, slot, unplayed } from '../slot.ts';
import { ALERTS, APPROVER, ERROR_CLASSES, MESSAGE_LANGUAGES, MESSAGES } from './messages.ts';

const NO_DRAFT = 'When something fails here, the form keeps what was typed; there are no drafts.';
export const ONE_BY_ONE = unplayed('Records are changed one by one here.');

export const MISTAKES = itemsSlot('errors/mistakes', {
  answer: list,
  ask: 'What goes wrong most often today, the most frequent thing first?',
  why: 'What goes wrong today will go wrong tomorrow. Better to plan for it than to be surprised.',
  nameHeader: 'Goes wrong most often today',
  properties: {
    today: followUp({
      ask: 'What do people do today when this happens: “{item}”?',
      head: 'What people do then',
      playability: NOT_PLAYABLE,
    }),
    preventable: followUp({
      answer: choice({ yes: 'Yes', partly: 'Sometimes', no: 'No' }),
      id: 'prevent',
      ask: 'Could a check have stopped this before it happened: “{item}”?',
      head: 'A check could have stopped it',
      playability: NOT_PLAYABLE,
    }),
  },
  who: ['support', 'end user'],
  needs: ['purpose.last-case', 'validation.examples'],
  blocks: ['errors.messages'],
  reversal: 1,
  scene: 'broken',
  guess: {
    says: 'Nothing ever goes wrong. Nobody has complained.',
    sober: 'No failure is expected.',
    value: '- Nothing',
  },
  head: 'What goes wrong today',
  saying: { item: 'that this goes wrong today: “…”' },
  shown: 'Most often, today',
  playability: NOT_PLAYABLE,
});

const KEPT_WORK = {
  keptWork: slot('errors/kept-work', {
    answer: choice({
      form: 'Everything stays on the screen',
      draft: 'It is kept and can be found again, even on another day',
      lost: 'It is lost',
    }),
    ask: 'When it fails halfway, what is left of what somebody typed?',
    why: 'People forgive a failure, but not the loss of half an hour of typing.',
    who: ['end user', 'support'],
    needs: ['errors.messages'],
    minutes: 2,
    scene: 'broken',
    guess: {
      says: 'Nothing. Twenty minutes of typing are gone.',
      sober: 'Nothing. What was typed is lost.',
      value: 'lost',
    },
    head: 'Unfinished work',
    shown: 'What is left of the typing',
    playability: unplayed(NO_DRAFT, 'form'),
  }),
  keptFor: slot('errors/kept-work/how-long', {
    answer: number('hours', 'days', 'weeks', 'months'),
    when: { is: ['draft'] },
    ask: 'How long is what they typed kept for them?',
    head: 'Kept for',
    playability: unplayed(NO_DRAFT),
  }),
};

const DISCLOSURE_AND_BULK = {
  disclosure: slot('errors/disclosure', {
    answer: choice({
      admitted: 'Yes, it says that they may not see it',
      denied: 'No, it looks as if there were nothing',
      mixed: 'Colleagues yes, strangers no',
    }),
    ask: 'If somebody may not see a record, may they find out that it exists?',
    why: 'Sometimes the mere fact that there is a file is the secret.',
    who: ['security', 'legal'],
    needs: ['roles.refusal'],
    blocks: ['errors.messages'],
    minutes: 2,
    scene: 'after',
    guess: {
      says: 'Yes: “There is a file on your neighbour. It is not for you.”',
      sober: 'Yes: “This record exists, but you may not see it.”',
      value: 'admitted',
    },
    head: 'That a record exists',
  }),
  bulk: slot('errors/bulk', {
    answer: choice({
      'all-or-nothing': 'None of them is done',
      'per-row': 'The others are done, and the failed ones are listed',
      'stops-there': 'It stops at the first failure',
    }),
    ask: 'When many are done at once and one fails, what happens to the others?',
    why: 'After a hundred records, people need to know which ones went through.',
    who: ['end user', 'operator'],
    needs: ['errors.messages'],
    minutes: 2,
    scene: 'after',
    guess: { says: 'It stops at the third letter and does not say which.', value: 'stops-there' },
    head: 'Many at once, one fails',
    playability: ONE_BY_ONE,
  }),
  bulkAgain: slot('errors/bulk/again', {
    when: { is: ['per-row', 'stops-there'] },
    ask: 'How are the failed ones done again without doing the others twice?',
    head: 'Those that failed',
    playability: ONE_BY_ONE,
  }),
};

/** What applies to all failures, in the order of the specification. */
export const FOR_ALL_ERRORS = { ...KEPT_WORK, ...DISCLOSURE_AND_BULK, approver: APPROVER };

export const ERRORS = definePart('errors', {
  order:
    'messages messages/languages messages/raised-by messages/approver mistakes kept-work classes alerts disclosure bulk',
  playability: PLAYED,
  slots: [
    MESSAGES,
    MESSAGE_LANGUAGES,
    APPROVER,
    MISTAKES,
    ...Object.values(KEPT_WORK),
    ERROR_CLASSES,
    ALERTS,
    ...Object.values(DISCLOSURE_AND_BULK),
  ],
});
