import type { Who } from '../tool-library/people.ts';
import { type Step, settled, type Walk } from '../walk.ts';

const BOTH_WAYS = `
  Closed | Out | reopen | Volunteer | it was closed today
  Closed | Owing | correct | Steward |`;

const MONEY = `
  Fees and charges | EUR | one cent | none, the club is a charity | nobody
  Mending and buying | EUR | one cent | as on the bill | Pat, from 200 EUR`;

function settledByPat([question, says]: readonly [question: string, says: string]): readonly Step<Who>[] {
  return settled(`/points/9?q=${question}`, { said: 'pat', decided: 'maeve' }, { says });
}

const AFTER_MONEY: readonly Step<Who>[] = [
  ...settled('/points/9?q=constants.money.rate', { said: 'pat', decided: 'maeve' }, { na: 'There are only euros.' }),
  ...settledByPat([
    'constants.money.fees-and-charges.bands',
    'Up to | Who approves\n50 EUR | Volunteer\n500 EUR | Steward',
  ]),
  ...settledByPat([
    'constants.money.mending-and-buying.bands',
    'Up to | Who approves\n200 EUR | Steward\n2000 EUR | Treasurer',
  ]),
];

const FEES: readonly (readonly [question: string, says: string])[] = [
  ['constants.values.late-fee-per-day.owner', 'Pat; the yearly meeting may change it.'],
  ['constants.values.late-fee-per-day.from', 'new'],
  ['constants.values.highest-late-fee.owner', 'Pat; the yearly meeting may change it.'],
  ['constants.values.highest-late-fee.from', 'open'],
  ['constants.values.yearly-fee.owner', 'Pat; the yearly meeting may change it.'],
  ['constants.values.yearly-fee.from', 'new'],
];

/** The second walkthrough: what could not be settled without the treasurer. The workshop looks on. */
export const withFinance: Walk<Who> = {
  id: '2026-03-18-b07e54a9',
  at: '2026-03-18T18:30:00Z',
  by: 'maeve',
  title: 'The money, with the treasurer',
  minutes: 45,
  invited: ['pat', 'tomas'],
  agenda: [
    {
      point: '4',
      questions: ['states.loan.reversal'],
      goal: 'Know who puts a slip right once there is money in the tin',
      minutes: 9,
    },
    {
      point: '3',
      questions: ['entities.loan.retention'],
      goal: 'Know for how long a name stays on an old loan',
      minutes: 9,
    },
    {
      point: '9',
      questions: [
        'constants.money',
        'constants.values.late-fee-per-day.owner',
        'constants.values.late-fee-per-day.from',
        'constants.values.highest-late-fee.owner',
        'constants.values.highest-late-fee.from',
        'constants.values.yearly-fee.owner',
        'constants.values.yearly-fee.from',
      ],
      goal: 'Know how money is rounded, and who may change a fee',
      minutes: 18,
    },
  ],
  steps: [
    { does: 'come', who: ['maeve'], as: 'facilitator' },
    { does: 'come', who: ['pat', 'tomas'], as: 'stakeholder' },
    { does: 'come', who: ['lena'], as: 'viewer', after: 1 },
    { does: 'show', place: '/points/4?q=states.loan.reversal', after: 1 },
    { does: 'put', question: 'states.loan.reversal' },
    { does: 'say', question: 'states.loan.reversal', by: 'pat', instead: true, says: BOTH_WAYS, after: 3 },
    { does: 'say', question: 'states.loan.reversal', by: 'tomas', instead: true, says: BOTH_WAYS },
    { does: 'decide', question: 'states.loan.reversal', by: 'maeve', says: BOTH_WAYS, after: 1 },

    { does: 'show', place: '/points/3?q=entities.loan.retention', after: 1 },
    { does: 'put', question: 'entities.loan.retention', hidden: true },
    { does: 'say', question: 'entities.loan.retention', by: 'tomas', says: 'anonymise', after: 1 },
    { does: 'say', question: 'entities.loan.retention', by: 'pat', instead: true, says: 'archive' },
    { does: 'reveal', question: 'entities.loan.retention', after: 1 },
    {
      does: 'take',
      question: 'entities.loan.retention',
      of: 'tomas',
      by: 'pat',
      stand: 'block',
      reason: 'The auditor wants six years of receipts with a name on each. I cannot sign the books without.',
      after: 2,
    },
    {
      does: 'decide',
      question: 'entities.loan.retention',
      by: 'maeve',
      later: { owner: 'Pat Okafor', until: '2026-04-09' },
      after: 1,
    },

    { does: 'show', place: '/points/9?q=constants.money', after: 1 },
    { does: 'put', question: 'constants.money' },
    { does: 'say', question: 'constants.money', by: 'pat', says: MONEY, after: 2 },
    { does: 'take', question: 'constants.money', of: 'pat', by: 'tomas', stand: 'agree', reason: '' },
    { does: 'decide', question: 'constants.money', by: 'maeve', says: MONEY, after: 1 },
    ...AFTER_MONEY,
    ...FEES.flatMap(settledByPat),

    // Decided at the counter without the treasurer, who says otherwise now.
    { does: 'show', place: '/points/6?q=roles.several', after: 1 },
    { does: 'say', question: 'roles.several', by: 'pat', says: 'one', after: 1 },
    {
      does: 'take',
      question: 'roles.several',
      of: 'tomas',
      by: 'pat',
      stand: 'disagree',
      reason: 'Whoever takes the coins may not count them in the evening as well.',
    },
    { does: 'show', place: '/', after: 1 },
  ],
};
