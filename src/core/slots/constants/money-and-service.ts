import { list, number, table, text } from '../answers.ts';
import { unplayed } from '../fate.ts';
import { slot } from '../slot.ts';

const MONEY_APART = unplayed('Amounts are not converted, taxed or approved here.');

/** What is paid, how quick things must be, and how long people can do without them. */
export const MONEY_AND_SERVICE = {
  money: slot(
    'constants/money',
    table(
      {
        what: 'What',
        currency: 'Currency',
        rounding: 'Rounded to',
        tax: 'Tax',
        approval: 'Who signs from how much',
      },
      { noun: 'payments' },
    ),
    {
      ask: 'In what currency is each thing paid, how is it rounded and taxed, and who signs for how much?',
      why: 'A cent that is rounded twice is found by the auditor, not by us.',
      who: ['finance', 'legal'],
      needs: ['purpose.obligations'],
      blocks: ['states.transitions', 'roles.permissions'],
      minutes: 5,
      reversal: 3,
      guess: {
        says: 'We are paid in clam shells, rounded to the nearest thousand.',
        rows: ['Everything | clam shells | the nearest thousand | 0 % | nobody, ever'],
      },
      saying: { item: 'in what currency “…” is paid' },
      shown: 'Paid in, rounded, taxed',
      fate: MONEY_APART,
    },
  ),
  bands: slot(
    'constants/money/{item}/bands',
    table({ upto: 'Up to', who: 'Who approves' }, { holds: { upto: 'number' } }),
    {
      ask: 'Up to which amount may who approve “{item}” alone?',
      fate: MONEY_APART,
    },
  ),
  rate: slot('constants/money/rate', text, {
    ask: 'Where does the exchange rate come from, and that of which day counts?',
    fate: MONEY_APART,
  }),
  serviceLevels: slot(
    'constants/service-levels',
    table(
      { action: 'Action', within: 'There within', load: 'With how many at once' },
      { noun: 'actions', holds: { within: 'number' } },
    ),
    {
      ask: 'How quickly must each thing be there, and with how many people working at once?',
      why: '“Fast” means something else to everybody until it is a number.',
      who: ['sponsor', 'end user', 'architect'],
      needs: ['purpose.measure'],
      blocks: ['calls.waiting'],
      minutes: 4,
      reversal: 2,
      guess: {
        says: 'A list opens within a fortnight, if nobody else is in.',
        rows: ['Opening a list | 14 days | 1 person'],
      },
      shown: 'How quick it must be',
    },
  ),
  outage: slot('constants/outage', number('minutes', 'hours', 'days', 'weeks'), {
    ask: 'How long can everybody do without it before real harm is done?',
    why: 'It says how much must be spent on keeping it running, and what to do by hand meanwhile.',
    who: ['sponsor', 'operator'],
    needs: ['purpose.groups'],
    blocks: ['constants.service-levels'],
    minutes: 2,
    reversal: 3,
    guess: { says: '52 weeks. We would hardly notice.', value: '52 weeks' },
    shown: 'How long without it',
  }),
  meanwhile: slot('constants/outage/meanwhile', text, {
    ask: 'What do people do by hand while it is away?',
  }),
  pauses: slot('constants/outage/pauses', list, {
    ask: 'At which hours may it be switched off for repairs?',
  }),
  loss: slot('constants/loss', number('seconds', 'minutes', 'hours', 'days'), {
    ask: 'If the worst happens, how much of the latest work could people type in again?',
    why: 'It says how often everything must be copied to a safe place.',
    who: ['sponsor', 'operator', 'end user'],
    needs: ['purpose.groups'],
    blocks: ['constants.service-levels'],
    minutes: 2,
    reversal: 3,
    guess: { says: 'The last 365 days, from memory.', value: '365 days' },
    shown: 'The last thing it knew',
  }),
};
