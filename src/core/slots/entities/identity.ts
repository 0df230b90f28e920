import { choice, list } from '../answer-types.ts';
import { column, tableSlot } from '../items-slot.ts';
import { slot, unplayed } from '../slot.ts';

export const IDENTITY = {
  kind: slot('entities/identity', {
    answer: choice({
      natural: 'By something it has already, such as a number plate',
      composite: 'By two or three things taken together',
      issued: 'By a number that we give it',
      foreign: 'By a number that somebody else gives it',
    }),
    ask: 'How do you tell two of them apart, even when everything you can see is the same?',
    why: 'Addresses, links and the search for duplicates all depend on it. It is hard to change once numbers are printed.',
    who: ['domain expert', 'end user'],
    needs: ['entities.records'],
    blocks: ['screens.shared-links', 'validation.unique'],
    raises: {
      'entities.identity-format':
        'What does the number or name of “{thing}” look like, and which spellings count as the same?',
    },
    minutes: 3,
    reversal: 3,
    scene: 'record',
    guess: { says: 'By name. Two people called Ana Silva are one customer.', value: 'natural' },
    head: 'Told apart',
    saying: { whole: 'how to tell one “…” from the next' },
  }),
  issuedBy: slot('entities/identity/issued-by', {
    when: { is: ['issued'] },
    ask: 'Who or what gives out the number, and when?',
    head: 'Given out by',
  }),
  reuse: slot('entities/identity/reuse', {
    answer: choice({ never: 'Never', later: 'Yes, after a while', always: 'Yes, at once' }),
    when: { is: ['issued', 'foreign'] },
    ask: 'Can a number be used again once its owner is gone?',
    head: 'Used again',
    playability: unplayed('Numbers only count up here.', 'never'),
  }),
  changes: slot('entities/identity/changes', {
    when: { is: ['natural', 'composite'] },
    ask: 'What happens when the thing you tell them apart by changes, such as a name after a wedding?',
    head: 'When it changes',
    playability: unplayed('Here a new name simply replaces the old one.'),
  }),
};

export const IDENTITY_LINES = slot('entities/identity/lines', {
  answer: list,
  when: { is: ['natural', 'composite'] },
  ask: 'Which fields, taken together, tell one from the next?',
});

export const IDENTITY_FORMAT = tableSlot('entities/identity-format', {
  ask: 'What does its number or name look like, and which spellings count as the same?',
  why: 'People read it out over the phone and type it in again. To catch a typo, we need the pattern.',
  name: ['thing', 'Thing'],
  properties: {
    looks: column('Looks like'),
    same: column('Counts as the same'),
    within: column('Unique within'),
  },
  who: ['domain expert', 'operator'],
  needs: ['entities.identity'],
  blocks: ['validation.unique'],
  minutes: 3,
  reversal: 3,
  scene: 'record',
  guess: {
    says: 'Just 12. Every January it starts at 1 again.',
    rows: ['Thing | 12 | 012 and no. 12 | one year'],
  },
});
