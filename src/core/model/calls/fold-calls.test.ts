import { describe, expect, test } from 'vitest';
import { slotPattern, slotsOf } from '#testing/core/model/asked.ts';
import { casesOf, expectStanding, type Standing } from '#testing/core/model/standing.ts';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';

const SYSTEMS = tableText(
  'System | We | Who runs it | Where it is described | Has a test copy',
  'Bank | read and write | Ann | a wiki | no',
  'Catalogue | read | Bob |  | yes',
);
const EXCHANGES = tableText(
  'What for | System | When | We send | We get back | May be up to this old',
  'Charge card | the bank | on paying | Fee, Due; Member number | receipt | 1 day',
  'Look up | Catalogue | on typing | Number | Title | a week',
);
const BASE: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing', 'Loan', 'Member'),
  'entities.loan.fields': tableText('Field', 'Fee', 'Due', 'Number'),
  'entities.member.fields': tableText('Field', 'Number', 'Name'),
  'calls.systems': SYSTEMS,
  'calls.exchanges': EXCHANGES,
  'calls.inbound': tableText('What comes in | From', 'A return | Catalogue'),
  'calls.authority': tableText('What | Right is', 'Titles | Catalogue'),
  'calls.quota': tableText('System | How often', 'banks | 100 a day'),
  'calls.offers': tableText('Call | Method | Address', 'Titles | GET | /titles'),
  'calls.waiting': '9 seconds',
  'calls.failure': 'retry',
  'calls.repeat': 'recognised',
};
const BANK = 'calls.systems bank';
const CHARGE = 'calls.calls charge-card';
const RETURN = 'calls.inbound a-return';
const one = (head: string, row: string) => tableText(head, row);

const CASES: readonly Standing[] = [
  ['calls.systems', one('System | We', 'Till | Write'), 'calls.systems till way', 'write'],
  ['calls.systems', one('System | Who runs it', 'Till | Lee'), 'calls.systems till owner', 'Lee'],
  ['calls.systems', one('System | Where it is described', 'Till | a wiki'), 'calls.systems till contract', 'a wiki'],
  ['calls.systems', one('System | Has a test copy', 'Till | no'), 'calls.systems till sandbox', false],
  ['calls.offers', one('Call | Method', 'Titles | get'), 'calls.offers titles method', 'GET'],
  ['calls.offers', one('Call | Address', 'Titles | titles/{id}'), 'calls.offers titles path', '/titles/:id'],
  [
    'calls.offers.titles.takes',
    one('Part | Where | Type | Must be there', 'id | path | text | yes'),
    'calls.offers titles takes 0 where',
    'path',
  ],
  [
    'calls.offers.titles.gives',
    one('Outcome | Status | Body | When', 'Gone | 410 Gone | nothing | it was deleted'),
    'calls.offers titles gives',
    [
      {
        label: 'Gone',
        status: '410',
        statusWords: '410 Gone',
        said: 'nothing',
        body: 'nothing',
        headers: [],
        when: 'it was deleted',
      },
    ],
  ],
  [
    'calls.offers.common',
    one('Of | Has | Example', 'every error | a message | {message}'),
    'calls.offersCommon',
    [{ of: 'every error', has: 'a message', example: '{message}' }],
  ],
  ['calls.systems.bank.sample', 'Ann', `${BANK} sample`, 'Ann'],
  ['calls.quota', one('System | How often', 'bank | 9 a day'), `${BANK} most`, '9 a day'],
  ['calls.quota', one('System | What it costs', 'bank | 1 EUR'), `${BANK} cost`, '1 EUR'],
  ['calls.quota', one('System | If we ask more', 'bank | it says no'), `${BANK} over`, 'it says no'],
  ['calls.quota.banks.words', 'Try tomorrow.', `${BANK} overWords`, 'Try tomorrow.'],
  [
    'calls.exchanges',
    one('What for | System', 'Ask | catalogue'),
    'calls.calls ask system',
    { label: 'Catalogue', id: 'catalogue' },
  ],
  ['calls.exchanges', one('What for | System', 'Ask | Mars'), 'calls.calls ask system', { label: 'Mars', id: null }],
  ['calls.exchanges', one('What for | When', 'Ask | at night'), 'calls.calls ask trigger', 'at night'],
  ['calls.exchanges', one('What for | We send', 'Ask | Fee; Due, –'), 'calls.calls ask sent', ['Fee', 'Due']],
  ['calls.exchanges', one('What for | We send', 'Ask | nothing'), 'calls.calls ask sent', []],
  ['calls.exchanges', one('What for | We get back', 'Ask | Title'), 'calls.calls ask back', ['Title']],
  ['calls.exchanges', one('What for | May be up to this old', 'Ask | 1 day'), 'calls.calls ask age', '1 day'],
  [
    'calls.exchanges.charge-card.mapping',
    tableText(
      'Theirs | Ours | If it is missing',
      'amt | fee | stop',
      'x | – |',
      'no | number | ask',
      'n | the member’s number |',
      'q | Price |',
    ),
    `${CHARGE} mapping`,
    [
      { theirs: 'amt', ours: { label: 'Fee', id: 'fee' }, entity: 'loan', otherwise: 'stop' },
      { theirs: 'x', ours: { label: '', id: null }, entity: null, otherwise: '' },
      { theirs: 'no', ours: { label: 'Number', id: 'number' }, entity: null, otherwise: 'ask' },
      { theirs: 'n', ours: { label: 'Number', id: 'number' }, entity: 'member', otherwise: '' },
      { theirs: 'q', ours: { label: 'Price', id: null }, entity: null, otherwise: '' },
    ],
  ],
  ['calls.exchanges.charge-card.many', '20 a page', `${CHARGE} many`, '20 a page'],
  ['calls.exchanges.charge-card.address', one('Method | Address', 'post | /pay'), `${CHARGE} method`, 'POST'],
  ['calls.exchanges.charge-card.address', one('Method | Address', 'POST | /pay'), `${CHARGE} path`, '/pay'],
  ['calls.waiting', '9 minutes', `${CHARGE} waiting text`, '9 minutes'],
  ['calls.waiting.then', 'a note', `${CHARGE} waitingThen`, 'a note'],
  ['calls.in-background', 'told-later', `${CHARGE} inBackground`, 'told-later'],
  ['calls.failure', 'queue', `${CHARGE} failure`, 'queue'],
  ['calls.failure.half-done', 'Ann', `${CHARGE} halfDone`, 'Ann'],
  ['calls.failure.shown', 'a sign', `${CHARGE} stillWaiting`, 'a sign'],
  ['calls.give-up', '3 tries', `${CHARGE} giveUp amount`, 3],
  ['calls.give-up.then', 'by hand', `${CHARGE} giveUpThen`, 'by hand'],
  ['calls.repeat', 'doubled', `${CHARGE} repeat`, 'doubled'],
  [
    'calls.repeat.mark',
    one('Recognised by | For how long', 'a number | a day'),
    `${CHARGE} repeatMark`,
    [{ mark: 'a number', lasts: 'a day' }],
  ],
  ['calls.repeat.noticed', 'Bob', `${CHARGE} doubleNoticed`, 'Bob'],
  ['calls.inbound', one('What comes in | From', 'A book | bank'), 'calls.inbound a-book from id', 'bank'],
  ['calls.inbound', one('What comes in | What is in it', 'A book | pages'), 'calls.inbound a-book holds', 'pages'],
  ['calls.inbound', one('What comes in | How many', 'A book | 3 a day'), 'calls.inbound a-book rate', '3 a day'],
  ['calls.inbound.a-return.changes', 'the loan is back', `${RETURN} changes`, 'the loan is back'],
  ['calls.inbound.a-return.unreadable', 'a tray', `${RETURN} unreadable`, 'a tray'],
  ['calls.inbound.a-return.order', 'both', `${RETURN} order`, 'both'],
  ['calls.authority', one('What | Right is', 'Fees | we'), 'calls.authority fees right', 'we'],
  ['calls.authority', one('What | And the other one', 'Fees | follows'), 'calls.authority fees other', 'follows'],
  ['calls.authority.titles.noticed', 'Bob', 'calls.authority titles noticed', 'Bob'],
  ['calls.identity', 'shared', 'calls.identity', 'shared'],
  ['calls.identity.really', 'by a note', 'calls.really', 'by a note'],
  ['calls.identity.key', 'Ann', 'calls.key', 'Ann'],
  ['calls.stays-inside', '- Names', 'calls.staysInside', ['Names']],
];

describe('calls', () => {
  test.each(casesOf(CASES))('$title', (each) => expectStanding(each, BASE));

  test('have a place for every answer the bank asks for', () => {
    const told = new Set(CASES.map(([question]) => slotPattern(question)));
    expect(slotsOf('calls').filter((slot) => !told.has(slot))).toEqual([]);
  });

  const writing: readonly [way: string, sent: string, method: string, writes: boolean][] = [
    ['read', 'Number', '', false],
    ['write', 'Number', '', true],
    ['read and write', 'Number', '', true],
    ['write', '', '', false],
    ['write', 'nothing', '', false],
    ['read', 'Number', 'POST', true],
    ['write', 'Number', 'GET', false],
    ['', 'Number', '', false],
    ['', '', 'DELETE', true],
  ];
  test.each(writing)('a system we “%s”, sent “%s” by “%s”: writes %s', (way, sent, method, writes) => {
    const { calls } = modelOf({
      'calls.systems': tableText(['System', 'We'], ['Bank', way]),
      'calls.exchanges': tableText(['What for', 'System', 'We send'], ['Pay', 'Bank', sent]),
      ...(method && {
        'calls.exchanges.pay.address': tableText(['Method', 'Address'], [method, '/x']),
      }),
    });
    expect(calls.calls).toMatchObject({ value: [{ writes }] });
  });

  test('find a system by an earlier name, and keep what was said about it', () => {
    const { calls } = modelOf({
      ...BASE,
      'calls.systems': {
        history: [SYSTEMS, SYSTEMS.replace('Bank', 'Payments')],
        renamed: [{ from: 'Bank', to: 'Payments' }],
      },
      'calls.systems.bank.sample': 'Ann',
    });
    expect(calls.systems).toMatchObject({
      value: [{ id: 'bank', label: 'Payments', most: { value: '100 a day' }, sample: { value: 'Ann' } }, {}],
    });
    expect(calls.calls).toMatchObject({
      value: [{ system: { value: { id: 'bank', label: 'Payments' } } }, {}],
    });
  });

  test.each(['constructor', '__proto__', '支払い', 'ödeme «1»'])('may be called %s', (name) => {
    const { calls } = modelOf({
      'calls.systems': tableText(['System', 'We'], [name, 'write']),
      'calls.exchanges': tableText(['What for', 'System', 'We send'], [name, name, name]),
    });
    expect(calls.calls).toMatchObject({
      value: [{ label: name, system: { value: { label: name } }, sent: { value: [name] }, writes: true }],
    });
  });

  test('that are none are none, and those of nobody are open', () => {
    expect(modelOf({ 'calls.exchanges': { na: 'alone' } }).calls.calls).toMatchObject({
      is: 'not-applicable',
    });
    expect(modelOf({}).calls.calls).toEqual({ is: 'unknown', question: 'calls.exchanges' });
  });
});
