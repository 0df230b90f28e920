import { column, tableSlot } from '../items-slot.ts';
import { PLAYED } from '../slot.ts';

/** What people take, and what they give for it. */
export const ORDERS = tableSlot('constants/orders', {
  ask: 'What can people book, order or buy, with which choices, paid and delivered how, and until when changed or cancelled?',
  why: 'Money and dates are where people stop trusting; each exception here is a letter later.',
  name: ['what', 'What'],
  noun: 'things to book or buy',
  properties: {
    choices: column('They choose'),
    paid: column('Paid by'),
    delivered: column('They get it by'),
    cancelled: column('Changed or cancelled until'),
    wrong: column('If something is wrong'),
  },
  who: ['sponsor', 'finance', 'end user'],
  needs: ['purpose.what'],
  blocks: ['screens.inventory'],
  minutes: 5,
  reversal: 3,
  scene: 'prices',
  guess: {
    says: 'Cash in an envelope, no way back.',
    rows: ['Everything | nothing | cash | a pigeon | never | bad luck'],
  },
  head: 'What is booked, ordered or bought',
  saying: { item: 'that “…” can be booked or bought' },
  playability: PLAYED,
});

/** What it costs to use it at all. */
export const PLANS = tableSlot('constants/plans', {
  ask: 'Does anybody pay for using it, by which plan or fee, and what do they get or lose with it?',
  why: 'A door that only paying people may pass is a role, and has to be known before the roles are.',
  name: ['plan', 'Plan or fee'],
  noun: 'plans',
  properties: { price: column('Price'), gets: column('What it gives'), ends: column('When it ends') },
  who: ['sponsor', 'finance'],
  needs: ['purpose.what'],
  blocks: ['roles.grants'],
  minutes: 3,
  scene: 'prices',
  guess: { says: 'Free, for ever, for everybody.', rows: ['Free | 0 euros | everything | never'] },
  head: 'Plans and fees',
  saying: { item: 'that there is a plan “…”' },
  playability: PLAYED,
});
