import { describe, expect, test } from 'vitest';
import { answersIn } from '#testing/core/model/answers-in.ts';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { casesOf, expectStanding, type Standing } from '#testing/core/model/standing.ts';
import { walk } from '#testing/core/model/walk.ts';
import { modelOf, type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { diagnosticsIn } from '../../answers/diagnostics.ts';
import { CONSTANTS } from '../../slots/constants/constants.ts';

/** Three constants, one of each kind, and the answers that refer to them by name. */
const NUMBERS: Readonly<Record<string, Said>> = {
  'constants.values': tableText('Number | Value | Unit | For whom', 'VAT | 19 | % | everybody'),
  'constants.timers': tableText('What | How long | Then', 'An unpaid fee | 14 days | a letter'),
  'constants.capacity': tableText('What | At most | Usually', 'A scan | 5 MB | 300 kB'),
  'constants.boundaries': tableText('Limit | Just below | Exactly at it | Just above', 'the scan | in | in | out'),
  'constants.provenance': tableText('Number | Comes from | Where it is written', 'vat | law | § 12'),
  'constants.variants': tableText(
    'Number \\ For whom | Berlin | Rome',
    'VAT | the same | its own',
    'A scan | may be changed | the same',
  ),
  'constants.money': tableText(
    'What | Currency | Rounded to | Tax | Who signs off how much',
    'Fees | EUR | 0.05 | none | Lee',
  ),
  'constants.service-levels': tableText('Action | Done within | With how many at once', 'Open a list | 2 s | 10'),
  'constants.outage': '4 hours',
};

const VAT = 'constants.constants vat';
const FEE = 'constants.constants an-unpaid-fee';
const SCAN = 'constants.constants a-scan';
const one = (head: string, row: string) => tableText(head, row);

const CASES: readonly Standing[] = [
  ['constants.orders', tableText('What | They choose', 'Seats | a day'), 'constants.orders seats choices', 'a day'],
  ['constants.orders', tableText('What | Paid by', 'Seats | card'), 'constants.orders seats paid', 'card'],
  ['constants.orders', tableText('What | They get it by', 'Seats | mail'), 'constants.orders seats delivered', 'mail'],
  [
    'constants.orders',
    tableText('What | Changed or cancelled until', 'Seats | the day before'),
    'constants.orders seats cancelled',
    'the day before',
  ],
  [
    'constants.orders',
    tableText('What | If something is wrong', 'Seats | money back'),
    'constants.orders seats wrong',
    'money back',
  ],
  ['constants.plans', tableText('Plan or fee | Price', 'Yearly | 9 EUR'), 'constants.plans yearly price', '9 EUR'],
  [
    'constants.plans',
    tableText('Plan or fee | What it gives', 'Yearly | all books'),
    'constants.plans yearly gets',
    'all books',
  ],
  [
    'constants.plans',
    tableText('Plan or fee | When it ends', 'Yearly | after a year'),
    'constants.plans yearly ends',
    'after a year',
  ],
  ['constants.values', one('Number | Value | Unit', 'Pi | 3.14 | '), 'constants.values', ['Pi']],
  ['constants.timers', one('What | How long', 'A loan | 2 weeks'), 'constants.timers', ['A loan']],
  ['constants.capacity', one('What | At most', 'A list | 50 rows'), 'constants.capacity', ['A list']],
  ['constants.values.vat.owner', 'Finance', `${VAT} owner`, 'Finance'],
  ['constants.values.vat.from', 'open', `${VAT} counts`, 'open'],
  ['constants.timers.an-unpaid-fee.days', 'skip', `${FEE} days`, 'skip'],
  ['constants.capacity.a-scan.over', 'Too large.', `${SCAN} over`, 'Too large.'],
  ['constants.boundaries', one('Limit | Just below', 'scans | fine'), `${SCAN} below`, 'fine'],
  ['constants.boundaries', one('Limit | Exactly at it', 'a scan | fine'), `${SCAN} at`, 'fine'],
  ['constants.boundaries', one('Limit | Just above', 'A SCAN | no'), `${SCAN} above`, 'no'],
  ['constants.boundaries.the-scan.warn', 'at 4 MB', `${SCAN} warn`, 'at 4 MB'],
  ['constants.provenance', one('Number | Comes from', 'VAT | a guess'), `${VAT} comesFrom`, 'guess'],
  ['constants.provenance', one('Number | Where it is written', 'VAT | a napkin'), `${VAT} written`, 'a napkin'],
  ['constants.provenance.vat.check', 'Lee, by May', `${VAT} check`, 'Lee, by May'],
  [
    'constants.variants.a-scan.bounds',
    one('At least | At most | Recorded in', '1 MB | 20 MB | a log'),
    `${SCAN} bounds`,
    {
      least: { amount: 1, unit: 'MB', text: '1 MB' },
      most: { amount: 20, unit: 'MB', text: '20 MB' },
      noted: 'a log',
    },
  ],
  [
    'constants.variants.vat.own',
    one('For whom | Value | Unit', 'rome | 22 | %'),
    `${VAT} variants 1 value text`,
    '22 %',
  ],
  ['constants.money', one('What | Currency', 'Fines | CHF'), 'constants.money fines currency', 'CHF'],
  ['constants.money', one('What | Rounded to', 'Fines | 0.1'), 'constants.money fines rounding', '0.1'],
  ['constants.money', one('What | Tax', 'Fines | 7 %'), 'constants.money fines tax', '7 %'],
  ['constants.money', one('What | Who signs off how much', 'Fines | Lee'), 'constants.money fines approval', 'Lee'],
  [
    'constants.money.fees.bands',
    one('Up to | Who approves', '500 EUR | Clerk'),
    'constants.money fees bands',
    [
      {
        upTo: expect.objectContaining({ value: { amount: 500, unit: 'EUR', text: '500 EUR' } }),
        words: '500 EUR',
        who: 'Clerk',
      },
    ],
  ],
  ['constants.money.rate', 'the bank', 'constants.rate', 'the bank'],
  [
    'constants.service-levels',
    one('Action | Done within', 'Print | 1 min'),
    'constants.serviceLevels print within text',
    '1 min',
  ],
  [
    'constants.service-levels',
    one('Action | With how many at once', 'Print | 10'),
    'constants.serviceLevels print load',
    '10',
  ],
  ['constants.outage', '2 days', 'constants.outage text', '2 days'],
  ['constants.outage.meanwhile', 'on paper', 'constants.meanwhile', 'on paper'],
  ['constants.outage.pauses', '- at night', 'constants.pauses', ['at night']],
  ['constants.loss', '10 minutes', 'constants.loss amount', 10],
  ['constants.timers.clock', 'Vienna', 'constants.clock', 'Vienna'],
];

/** Columns of a row that names a constant, which must exist. */
const CELLS: readonly (readonly [question: string, answer: string, path: string, value: unknown])[] = [
  ['constants.values', one('Number | Value | Unit', 'VAT | 19,5 | %'), `${VAT} value amount`, 19.5],
  ['constants.values', one('Number | Value', 'VAT | 14 days'), `${VAT} value unit`, 'days'],
  ['constants.values', one('Number | Value | For whom', 'VAT | 1 | Rome'), `${VAT} scope`, 'Rome'],
  ['constants.timers', one('What | How long', 'A loan | 2 weeks'), 'constants.constants a-loan value text', '2 weeks'],
  [
    'constants.timers',
    one('What | How long | Then', 'A loan | 2 weeks | ask'),
    'constants.constants a-loan then',
    'ask',
  ],
  ['constants.capacity', one('What | At most', 'A list | 50 rows'), 'constants.constants a-list value amount', 50],
  [
    'constants.capacity',
    one('What | At most | Usually', 'A list | 50 | 20'),
    'constants.constants a-list usual amount',
    20,
  ],
];

describe('numbers with a name', () => {
  test.each(casesOf(CASES))('$title', (each) => expectStanding(each, NUMBERS));

  test.each(CELLS)('%s (%j) stands at %s', (question, answer, path, value) => {
    const found = walk(modelOf({ ...NUMBERS, [question]: answer }), path);
    expect(found).toMatchObject({ is: 'known', value, source: { question } });
  });

  test('say by whom they differ', () => {
    const [vat, , scan] = modelOf(NUMBERS).constants.constants;
    const source = { question: 'constants.variants' };
    expect(vat?.variants).toMatchObject([
      { of: 'Berlin', how: 'the same', source },
      {
        of: 'Rome',
        how: 'its own',
        value: { is: 'unknown', question: 'constants.variants.vat.own' },
        source,
      },
    ]);
    expect(scan?.variants).toMatchObject([{ how: 'may be changed' }, { how: 'the same' }]);
  });

  test('have a place for every answer the bank asks for', () => {
    const told = new Set(['constants/variants', ...[...CASES, ...CELLS].map(([question]) => slotPattern(question))]);
    expect(slotsOf('constants').filter((slot) => !told.has(slot))).toEqual([]);
  });

  test('keep their id and their notes when they are called otherwise', () => {
    const { constants } = modelOf({
      ...NUMBERS,
      'constants.values': {
        history: [
          tableText('Number | Value | Unit', 'VAT | 19 | %'),
          tableText('Number | Value | Unit', 'Sales tax | 19 | %', 'VAT on books | 7 | %'),
        ],
        renamed: [{ from: 'VAT', to: 'Sales tax' }],
      },
      'constants.values.vat.owner': 'Finance',
    });
    const tax = constants.constants.find(({ id }) => id === 'vat');
    expect(tax).toMatchObject({ label: 'Sales tax', formerly: ['VAT'], owner: { value: 'Finance' } });
    expect(tax).toMatchObject({ comesFrom: { value: 'law' }, variants: [{ of: 'Berlin' }, { of: 'Rome' }] });
  });

  test('that share a name in two sorts are two numbers', () => {
    const { constants } = modelOf({
      'constants.values': tableText('Number | Value', 'Undo | 3'),
      'constants.timers': tableText('What | How long', 'Undo | 10 s'),
    });
    expect(constants.constants.map(({ id, of }) => [id, of])).toEqual([
      ['undo', 'value'],
      ['undo-timer', 'timer'],
    ]);
  });

  test.each(['constructor', '__proto__', 'toString', '期限', 'Größe «1»'])('may be called %s', (name) => {
    const { constants } = modelOf({
      'constants.timers': tableText(['What', 'How long'], [name, '3 days']),
      'constants.provenance': tableText(['Number', 'Comes from'], [name, 'habit']),
    });
    expect(constants.constants).toMatchObject([{ label: name, comesFrom: { value: 'habit' } }]);
  });

  test('that are none say so, and the others stay', () => {
    const { constants } = modelOf({ ...NUMBERS, 'constants.values': { na: 'no numbers' } });
    expect(constants.values).toMatchObject({ is: 'not-applicable', reason: 'no numbers' });
    expect(constants.constants.map(({ of }) => of)).toEqual(['timer', 'capacity']);
    expect(constants.constants[1]).toMatchObject({ days: { is: 'unknown' }, usual: { is: 'known' } });
  });

  test('without a value stay open, and the fold tells what to write', () => {
    const said = { 'constants.timers': tableText('What | How long', 'A loan | a while') };
    expect(walk(modelOf(said), 'constants.constants a-loan value')).toEqual({
      is: 'unknown',
      question: 'constants.timers',
    });
    expect(diagnosticsIn(answersIn(workspaceOf(said)), CONSTANTS)).toMatchObject([
      { kind: 'not-a-number', sentence: expect.stringContaining('“a while”') },
    ]);
  });
});
