import type { Row } from '../../answers/answers.ts';
import { asQuantity } from '../../answers/cells.ts';
import { knownFrom, mapSourced, type Quantity, type Sourced } from '../../answers/sourced.ts';
import { joinWords } from '../../english/lists.ts';
import { choice, formatQuantity } from '../answer-types.ts';
import { column, columnAs, derived, followUp, numberColumn, tableSlot, unreadColumn } from '../items-slot.ts';
import { PLAYED, slot, unplayed } from '../slot.ts';
import { optionsIn, settingIn, settingWords } from './settings.ts';

const NO_CALENDAR = 'Every day counts here, on one clock.';

export const VALUES = tableSlot('constants/values', {
  ask: 'Which numbers, switches and choices could change next year while the work stays the same?',
  why: 'A number with a name is changed in one place. A buried one is changed in some places, and forgotten in one.',
  name: ['name', 'Number', 'Name'],
  noun: 'numbers',
  properties: {
    value: columnAs('Value', (_, { row }) => valueWithUnit(row), {
      words: formatQuantity,
      cellType: (row) => settingIn(row).is === 'known',
    }),
    setting: derived(({ row }) => settingIn(row), { words: settingWords }),
    unit: unreadColumn('Unit'),
    scope: column('For whom'),
    options: columnAs('Can be', (held) => mapSourced(held, optionsIn), {
      words: (options) => joinWords(options, 'or'),
    }),
    owner: followUp({ ask: 'Who is in charge of “{item}”, and who may change it?', head: 'Managed by' }),
    counts: followUp({
      answer: choice({
        new: 'No, only for new ones',
        open: 'For those still under way',
        all: 'Yes, for all',
      }),
      id: 'from',
      ask: 'When “{item}” changes, does the new value apply to old records too?',
      head: 'A new value applies to old records',
      playability: unplayed('A changed number applies to everything at once here.', 'all'),
    }),
  },
  who: ['domain expert', 'finance'],
  needs: ['purpose.last-case'],
  blocks: ['states.idle', 'validation.severity'],
  minutes: 6,
  reversal: 1,
  scene: 'dials',
  guess: { says: 'VAT is 0 %, and anybody may change it.', rows: ['VAT | 0 | % | anybody'] },
  head: 'Numbers with a name',
  saying: { item: 'that “…” could change' },
  shown: 'Every number there is',
  playability: PLAYED,
});

/** The value and its unit have a cell each; where only one is filled, it may hold both. */
export function valueWithUnit(row: Row): Sourced<Quantity> {
  return asQuantity(knownFrom(`${row.cell('value')} ${row.cell('unit')}`.trim(), row.source));
}

/** Asked only of times. */
export const TIMER_PLACES = {
  // biome-ignore lint/suspicious/noThenProperty: a place of the model, which nobody awaits
  then: column('Then', { id: 'next' }),
  days: followUp({
    answer: choice({ count: 'Yes, every day counts', skip: 'No, only working days count' }),
    ask: 'Do weekends and holidays count for “{item}”?',
    head: 'Weekends and holidays count',
    playability: unplayed(NO_CALENDAR, 'count'),
  }),
};

export const TIMERS = tableSlot('constants/timers', {
  ask: 'How long may each thing wait or stay valid, and what happens then?',
  why: 'Reminders, deadlines and links that expire all follow these times.',
  name: ['what', 'What', 'Name'],
  noun: 'times',
  properties: { value: numberColumn('How long', { id: 'long', head: 'Value' }), ...TIMER_PLACES },
  who: ['domain expert', 'legal', 'operator'],
  needs: ['purpose.last-case'],
  blocks: ['states.idle'],
  reversal: 1,
  scene: 'dials',
  guess: {
    says: 'A reset link works for ever. A session ends after 30 seconds.',
    rows: ['A reset link | for ever | nothing', 'A session | 30 seconds | everything typed is gone'],
  },
  head: 'How long things take',
  saying: { item: 'how long “…” may take' },
  shown: 'How long may a thing wait',
  playability: PLAYED,
});

export const TIMER_CLOCK = slot('constants/timers/clock', {
  ask: 'Which place’s clock and holidays do these times follow?',
  head: 'Clock and holidays',
  playability: unplayed(NO_CALENDAR),
});

/** Asked only of sizes. */
export const CAPACITY_PLACES = {
  usual: numberColumn('Usually'),
  over: followUp({
    ask: 'What do people read when “{item}” is over the limit?',
    head: 'Over it people read',
    playability: unplayed('Only rules that name this number enforce it.'),
  }),
};

export const CAPACITY = tableSlot('constants/capacity', {
  ask: 'How big may things be, how many of them, and how many people at once?',
  why: 'Every limit that nobody chose comes as a surprise.',
  name: ['what', 'What', 'Name'],
  noun: 'sizes',
  properties: { value: numberColumn('At most', { id: 'most', head: 'Value' }), ...CAPACITY_PLACES },
  who: ['operator', 'architect'],
  needs: ['purpose.groups'],
  blocks: ['errors.messages'],
  reversal: 1,
  scene: 'dials',
  guess: {
    says: 'A photo may have 100 kB, and a list shows 3 at a time.',
    rows: ['A photo | 100 kB | 100 kB', 'A list | 3 at a time | 3'],
  },
  head: 'How much is allowed',
  saying: { item: 'that “…” has a limit' },
  shown: 'How big, how many',
  playability: PLAYED,
});
