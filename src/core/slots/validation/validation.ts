import { choice, list, matrix, multi, wordMap } from '../answer-types.ts';
import { definePart } from '../define-part.ts';
import { PLAYED, slot, unplayed } from '../slot.ts';
import { CROSS_FIELD_RULES, EXAMPLES, RULE_SOURCES, RULES, SEVERITY, UNIQUE } from './rules.ts';

const NO_IMPORT = unplayed('No file is imported here, and nothing is checked overnight.');
const RULES_STAY = unplayed('Rules do not change while you try it.');

export const REQUIREMENTS = wordMap('must be filled in', 'may be empty', 'must be empty', 'fills itself');

export const REQUIRED = slot('validation/required', {
  answer: matrix('Field', 'When it is', ...REQUIREMENTS.keys()),
  ask: 'Which fields must be filled in, and from when on?',
  why: 'Ask too early and people type nonsense; ask too late and it is missing.',
  who: ['domain expert', 'end user'],
  needs: ['entities.fields', 'states.list'],
  blocks: ['screens.conditions', 'states.matrix'],
  minutes: 6,
  scene: 'form',
  guess: {
    says: 'Nothing is required. An order may be sent without a quantity.',
    rows: ['sent', 'Quantity | may be empty'],
  },
  shown: 'What must not be empty, and when',
});

const EXEMPT = slot('validation/required/{item}/exempt', {
  answer: list,
  when: { is: ['must be filled in'] },
  ask: 'Who may leave “{item}” empty all the same?',
});

export const FOR_ALL_RULES = {
  moments: slot('validation/moment', {
    answer: multi({
      typing: 'While typing',
      leaving: 'On leaving the field',
      save: 'On saving',
      submit: 'On submitting',
      import: 'When a file is imported',
      nightly: 'Once a night',
    }),
    ask: 'At which moments should mistakes be pointed out?',
    why: 'Too early, and it nags; too late, and the work has to be done twice.',
    who: ['end user', 'operator'],
    needs: ['validation.severity'],
    blocks: ['calls.exchanges'],
    minutes: 2,
    reversal: 1,
    scene: 'rules',
    guess: {
      says: 'Only at night, when nobody is there to correct it.',
      sober: 'Only at night, all at once.',
      value: '- nightly',
    },
    head: 'Checked',
    shown: 'When does it look?',
  }),
  nightly: slot('validation/moment/nightly', {
    when: { is: ['nightly'] },
    ask: 'Who looks at what was found overnight?',
    head: 'Looks at what was found overnight',
    playability: NO_IMPORT,
  }),
  existing: slot('validation/existing', {
    answer: choice({
      'new-only': 'The rule applies to new ones only',
      'next-edit': 'It applies the next time somebody changes one',
      'all-now': 'It applies to all of them at once',
    }),
    ask: 'When a rule changes, what about the records that were fine before?',
    why: 'Old records have never heard of the new rule. Somebody opens one and can no longer save it.',
    who: ['domain expert', 'legal', 'operator'],
    needs: ['validation.severity'],
    blocks: ['constants.variants'],
    minutes: 3,
    scene: 'rules',
    guess: { says: 'All of them are invalid overnight, and nobody is told.', value: 'all-now' },
    head: 'When a rule changes',
    shown: 'And the old ones?',
    playability: RULES_STAY,
  }),
  mendedBy: slot('validation/existing/mended-by', {
    when: { is: ['all-now'] },
    ask: 'Who corrects the old records, and by when?',
    head: 'Old records are corrected by',
    playability: RULES_STAY,
  }),
  leftAlone: slot('validation/existing/exempt', {
    answer: list,
    ask: 'Which records are left alone in any case?',
    head: 'Left alone in any case',
    playability: RULES_STAY,
  }),
  drafts: slot('validation/required/draft', {
    answer: choice({ yes: 'Yes', own: 'Yes, but only they can see it', no: 'No' }),
    ask: 'May somebody save it half filled in and come back later?',
    head: 'Can be saved half filled in',
    playability: unplayed('A record is saved here only when all of it is right.', 'no'),
  }),
  importing: slot('validation/moment/import', {
    answer: choice({
      all: 'The whole file is rejected',
      rows: 'The good rows are imported',
      held: 'All rows wait until it is fixed',
    }),
    when: { is: ['import'] },
    ask: 'When one row of a file is wrong, what happens to the others?',
    head: 'A file with a wrong row',
    playability: NO_IMPORT,
  }),
};

export const VALIDATION = definePart('validation', {
  order: 'examples required required/draft unique across rules severity moment moment/import existing source',
  playability: PLAYED,
  slots: [
    EXAMPLES,
    REQUIRED,
    EXEMPT,
    UNIQUE,
    CROSS_FIELD_RULES,
    SEVERITY,
    ...Object.values(FOR_ALL_RULES),
    RULE_SOURCES,
    RULES,
  ],
});
