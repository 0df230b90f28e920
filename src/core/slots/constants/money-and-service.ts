import type { Row } from '../../answers/answers.ts';
import { asQuantity } from '../../answers/cells.ts';
import { list, number, table, transform } from '../answer-types.ts';
import { column, followUp, numberColumn, tableSlot } from '../items-slot.ts';
import { slot, unplayed } from '../slot.ts';

const NO_MONEY_RULES = unplayed('Amounts are not converted, taxed or approved here.');

export const MONEY = tableSlot('constants/money', {
  ask: 'In what currency is each thing paid, how is it rounded and taxed, and who signs off how much?',
  why: 'A cent that is rounded twice will be found by the auditor, not by us.',
  name: ['what', 'What'],
  noun: 'payments',
  properties: {
    currency: column('Currency'),
    rounding: column('Rounded to'),
    tax: column('Tax'),
    approval: column('Who signs off how much', { head: 'Signed off by' }),
    /** Up to which amount who may approve alone, in the order of the answer. */
    bands: followUp({
      answer: transform(table({ upto: 'Up to', who: 'Who approves' }, { holds: { upto: 'number' } }), bandsIn),
      ask: 'Who may approve “{item}” alone, and up to which amount?',
      head: 'May approve alone',
      words: (bands) => bands.map(({ words, who }) => `up to ${words}: ${who}`).join(', '),
      playability: NO_MONEY_RULES,
    }),
  },
  who: ['finance', 'legal'],
  needs: ['purpose.obligations'],
  blocks: ['states.transitions', 'roles.permissions'],
  minutes: 5,
  reversal: 3,
  scene: 'promises',
  guess: {
    says: 'All in US dollars, rounded up to the next whole one, no tax.',
    rows: ['Everything | US dollars | up to the next whole one | 0 % | nobody'],
  },
  head: 'Money',
  saying: { item: 'in what currency “…” is paid' },
  playability: NO_MONEY_RULES,
});

function bandsIn(rows: readonly Row[]) {
  return rows.map(({ sourced, cell }) => ({
    upTo: asQuantity(sourced('upto')),
    /** The words of the answer, also where they are no amount. */
    words: cell('upto'),
    who: cell('who'),
  }));
}

export const EXCHANGE_RATE = slot('constants/money/rate', {
  ask: 'Where does the exchange rate come from, and which day’s rate counts?',
  head: 'Exchange rate',
  playability: NO_MONEY_RULES,
});

export const SERVICE_LEVELS = tableSlot('constants/service-levels', {
  ask: 'How fast must each action be, and with how many people working at once?',
  why: '“Fast” means something different to everybody until it is a number.',
  name: ['action', 'Action'],
  noun: 'actions',
  properties: {
    within: numberColumn('Done within'),
    load: column('With how many at once', { head: 'With' }),
  },
  who: ['sponsor', 'end user', 'architect'],
  needs: ['purpose.measure'],
  blocks: ['calls.waiting'],
  scene: 'promises',
  guess: {
    says: 'A list opens in 14 seconds, with one person working.',
    rows: ['Opening a list | 14 seconds | 1 person'],
  },
  head: 'How fast',
});

export const OUTAGE = {
  outage: slot('constants/outage', {
    answer: number('minutes', 'hours', 'days', 'weeks'),
    ask: 'How long can everybody do without it before real harm is done?',
    why: 'It tells us how much to spend on keeping it running, and what to do by hand meanwhile.',
    who: ['sponsor', 'operator'],
    needs: ['purpose.groups'],
    blocks: ['constants.service-levels'],
    minutes: 2,
    reversal: 3,
    scene: 'promises',
    guess: { says: 'Two weeks. We would hardly notice.', sober: 'Two weeks.', value: '2 weeks' },
    head: 'Everybody can do without it for',
  }),
  meanwhile: slot('constants/outage/meanwhile', {
    ask: 'What do people do by hand while it is down?',
    head: 'Meanwhile people',
  }),
  pauses: slot('constants/outage/pauses', {
    answer: list,
    ask: 'When may it be switched off for repairs?',
    head: 'May be switched off',
  }),
  loss: slot('constants/loss', {
    answer: number('seconds', 'minutes', 'hours', 'days'),
    ask: 'If the worst happens, how much of the latest work could people type in again?',
    why: 'It tells us how often everything must be copied to a safe place.',
    who: ['sponsor', 'operator', 'end user'],
    needs: ['purpose.groups'],
    blocks: ['constants.service-levels'],
    minutes: 2,
    reversal: 3,
    scene: 'promises',
    guess: { says: 'The last 7 days, typed again from memory.', sober: 'The last 7 days.', value: '7 days' },
    head: 'Work that may be lost',
  }),
};
