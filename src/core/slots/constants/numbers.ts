import { choice, matrix, table, text } from '../answers.ts';
import { PLAYED, unplayed } from '../fate.ts';
import { slot } from '../slot.ts';

const LIMITS = unplayed('Only rules that name this number keep it.');
const ONE_MARKET = unplayed('A number is the same for everybody here.');
const EVERY_DAY = 'Every day counts here, on one clock.';

/** Numbers with a name, times and sizes: where each comes from, what lies at its edge, for whom it differs. */
export const NUMBERS = {
  values: slot(
    'constants/values',
    table(
      { name: 'Number', value: 'Value', unit: 'Unit', scope: 'For whom' },
      { noun: 'numbers', holds: { value: 'number' } },
    ),
    {
      ask: 'Which numbers could change next year while the work stays the same?',
      why: 'A number with a name is changed in one place. One that is buried is changed in some.',
      who: ['domain expert', 'finance'],
      needs: ['purpose.last-case'],
      blocks: ['states.idle', 'validation.severity'],
      minutes: 6,
      reversal: 1,
      guess: { says: 'VAT is 0 %, for everybody.', rows: ['VAT | 0 | % | everybody'] },
      saying: { item: 'that “…” could change' },
      shown: 'Every number there is',
      fate: PLAYED,
    },
  ),
  owner: slot('constants/values/{item}/owner', text, {
    ask: 'Who is in charge of “{item}”, and who may change it?',
  }),
  counts: slot(
    'constants/values/{item}/from',
    choice({ new: 'No, only for new ones', open: 'For those still under way', all: 'Yes, for all' }),
    {
      ask: 'When “{item}” changes, does the new value count for old records too?',
      fate: unplayed('A number that is turned counts at once for everything here.', 'all'),
    },
  ),
  timers: slot(
    'constants/timers',
    table({ what: 'What', long: 'How long', next: 'Then' }, { noun: 'times', holds: { long: 'number' } }),
    {
      ask: 'How long may each thing wait or stay valid, and what happens then?',
      why: 'Reminders, deadlines and links that run out are all set by these times.',
      who: ['domain expert', 'legal', 'operator'],
      needs: ['purpose.last-case'],
      blocks: ['states.idle'],
      minutes: 4,
      reversal: 1,
      guess: {
        says: 'An invoice has 9 seconds to be paid. Then come the lawyers.',
        rows: ['An unpaid invoice | 9 seconds | the lawyers come'],
      },
      saying: { item: 'how long “…” may take' },
      shown: 'How long may a thing wait',
      fate: PLAYED,
    },
  ),
  days: slot(
    'constants/timers/{item}/days',
    choice({ count: 'Yes, every day counts', skip: 'No, only working days count' }),
    {
      ask: 'Do weekends and holidays count for “{item}”?',
      fate: unplayed(EVERY_DAY, 'count'),
    },
  ),
  clock: slot('constants/timers/clock', text, {
    ask: 'By the clock and the holidays of which place are these times counted?',
    fate: unplayed(EVERY_DAY),
  }),
  capacity: slot(
    'constants/capacity',
    table(
      { what: 'What', most: 'At most', usual: 'Usually' },
      { noun: 'sizes', holds: { most: 'number', usual: 'number' } },
    ),
    {
      ask: 'How big may things be, how many of them, and how many people at once?',
      why: 'Every limit that is not chosen is met by surprise.',
      who: ['operator', 'architect'],
      needs: ['purpose.groups'],
      blocks: ['errors.messages'],
      minutes: 4,
      reversal: 1,
      guess: {
        says: 'A file may have 1 byte. Choose it well.',
        rows: ['A file that is sent in | 1 byte | 1 byte'],
      },
      saying: { item: 'that “…” has a limit' },
      shown: 'How big, how many',
      fate: PLAYED,
    },
  ),
  over: slot('constants/capacity/{item}/over', text, {
    ask: 'What do people read when “{item}” is over the limit?',
    fate: LIMITS,
  }),
  boundaries: slot(
    'constants/boundaries',
    table(
      { limit: 'Limit', below: 'Just below', at: 'Exactly at it', above: 'Just above' },
      { noun: 'limits' },
    ),
    {
      ask: 'For each limit, what happens just below it, exactly at it, and just above it?',
      why: 'People argue about the case exactly at the limit, and usually after it has happened.',
      who: ['domain expert', 'finance'],
      needs: ['constants.values'],
      blocks: ['errors.messages'],
      minutes: 4,
      reversal: 1,
      guess: {
        says: 'Over the weight limit the lift simply goes faster.',
        rows: ['8 people in the lift | slow | quick | quicker still'],
      },
      saying: { item: 'that “…” is a limit' },
      shown: 'Just below, at, just above',
      fate: LIMITS,
    },
  ),
  warn: slot('constants/boundaries/{item}/warn', text, {
    ask: 'Should people be warned before they reach “{item}”, and how early?',
    fate: LIMITS,
  }),
  provenance: slot(
    'constants/provenance',
    table(
      {
        number: 'Number',
        from: ['Comes from', 'law', 'contract', 'habit', 'guess'],
        where: 'Where it is written',
      },
      { noun: 'numbers' },
    ),
    {
      ask: 'Does each number come from a law, a contract, a habit or a guess?',
      why: 'A guess may be changed tomorrow, a law may not. Until somebody looks, all numbers look alike.',
      who: ['domain expert', 'legal', 'finance'],
      needs: ['constants.values'],
      minutes: 3,
      reversal: 1,
      guess: {
        says: 'Undo for 0 seconds is the law. It is written on a napkin.',
        rows: ['Undo for 0 seconds | law | on a napkin'],
      },
      shown: 'Law, contract, habit, guess',
    },
  ),
  check: slot('constants/provenance/{item}/check', text, {
    when: { column: 'from', is: ['guess', 'habit'] },
    ask: 'Who checks “{item}”, and by which day?',
  }),
  variants: slot(
    'constants/variants',
    matrix('Number', 'For whom', 'the same', 'its own', 'may be changed', 'does not apply'),
    {
      ask: 'Which of these numbers differ by country, customer or role?',
      why: 'A number that is the same for all can be simple; one that differs needs a screen to set it.',
      who: ['domain expert', 'sponsor', 'finance'],
      needs: ['constants.values'],
      minutes: 4,
      reversal: 2,
      guess: {
        says: 'Only Atlantis has its own VAT.',
        rows: ['Atlantis | everywhere else', 'VAT | its own | the same'],
      },
      shown: 'The same for everybody',
      fate: ONE_MARKET,
    },
  ),
  bounds: slot(
    'constants/variants/{item}/bounds',
    table(
      { least: 'At least', most: 'At most', noted: 'Noted in' },
      { holds: { least: 'number', most: 'number' } },
    ),
    {
      when: { is: ['may be changed'] },
      ask: 'How far up and down may “{item}” be changed, and where is it noted?',
      fate: ONE_MARKET,
    },
  ),
  ownValue: slot(
    'constants/variants/{item}/own',
    table({ whom: 'For whom', value: 'Value', unit: 'Unit' }, { holds: { value: 'number' } }),
    {
      when: { is: ['its own'] },
      ask: 'What is “{item}” for each of those who have their own?',
      fate: ONE_MARKET,
    },
  ),
};
