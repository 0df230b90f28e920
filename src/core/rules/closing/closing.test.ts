import { describe, expect, test } from 'vitest';
import { workspaceOf } from '#testing/core/model/workspace-of.ts';
import { LIBRARY, mayOnLoans } from '#testing/core/rules/library.ts';
import { fields, records, rules, said, screens, states } from '#testing/core/rules/said.ts';
import { type Answers, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';
import { foldModel } from '../../model/fold.ts';
import { productOf } from '../../product/product.ts';
import type { Mark } from '../../spec/types.ts';
import { ledgerText } from '../../texts/ledger.ts';
import { openWorkspace, type Workspace } from '../../workspace/workspace.ts';
import { judgementOf } from '../judge.ts';
import { everyMarkIsAsked } from './every-mark-is-asked.ts';
import { rejectedBy } from './one-word-for-one-thing.ts';

test.each([41, 42, 44, 45])('rule %i is silent where nothing is said', (rule) => {
  expect(verdictOn(rule)).toEqual([]);
});

describe('41, personal data can be removed', () => {
  const PERSON = fields('loan', 'Title | text', 'Borrower | person');
  const kept: Answers = { 'entities.loan.retention': 'keep' };
  const deleted: Answers = { 'entities.loan.retention': 'delete', 'entities.loan.retention-time': '2 years' };
  const no = mayOnLoans('delete', 'Clerk | no', 'Reviewer | no');
  const yes = mayOnLoans('delete', 'Clerk | yes', 'Reviewer | no');

  test.each([
    ['no person on it', { ...fields('loan', 'Title | text'), ...kept, ...no }, []],
    ['a role deletes it', { ...PERSON, ...kept, ...yes }, []],
    ['the clock deletes it', { ...PERSON, ...deleted, ...no }, []],
    [
      'nobody deletes it',
      { ...PERSON, ...kept, ...no },
      [expect.stringContaining('no role may delete it, and nothing deletes it after a time')],
    ],
    [
      'it does not apply',
      { ...PERSON, 'entities.loan.retention': { na: 'x' }, ...yes },
      [
        expect.stringContaining(
          '“Loan” holds data about people (“Borrower”), but nobody has said what happens to it when it is no longer needed',
        ),
      ],
    ],
    ['nobody has said what becomes of it', { ...PERSON, ...yes }, [expect.stringMatching(/^not yet/)]],
    [
      'nobody has said after how long',
      { ...PERSON, 'entities.loan.retention': 'delete', ...no },
      [expect.stringMatching(/^not yet/)],
    ],
    ['nobody has said who deletes it', { ...PERSON, ...kept }, [expect.stringMatching(/^not yet/)]],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdictOn(41, LIBRARY, answers)).toEqual(expected);
  });
});

describe('42, one word for one thing', () => {
  const term = (chosen: string, ...rows: readonly string[]): Answers => ({
    ...said('entities.terms', 'Word | It means | To whom', ...rows),
    ...(chosen && { 'entities.terms.client.chosen': chosen }),
  });

  test.each([
    [
      'two endings of one name',
      { ...records('Loan | L-1', 'Loans | L-2') },
      [expect.stringContaining('“Loan” and “Loans” differ only in their endings')],
    ],
    ['a thing and its screen', screens('Loans | list | Loan'), []],
    [
      'a rejected word in use',
      { ...records('Client | Ann'), ...term('Customer', 'Client | who pays | Sales') },
      [expect.stringContaining('“Client” still has that name, although “Customer” was chosen instead')],
    ],
    [
      'a rejected word on a screen',
      { ...screens('Clients | list | Loan'), ...term('Customer', 'Client | who pays | Sales') },
      [expect.stringContaining('“Clients” still has that name')],
    ],
    ['a rejected word not in use', term('Customer', 'Client | who pays | Sales'), []],
    ['the word itself was chosen', { ...records('Client | Ann'), ...term('Client', 'Client | who pays | Sales') }, []],
    ['nobody has chosen', term('', 'Client | who pays | Sales'), [expect.stringMatching(/^not yet/)]],
    [
      'two words of one meaning',
      {
        ...records('Client | Ann', 'Member | Bob'),
        ...term('Client', 'Client | who pays | Sales', 'Member | Who pays | Finance'),
        'entities.terms.member.chosen': 'Member',
      },
      [expect.stringContaining('“Client” and “Member” mean the same')],
    ],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdictOn(42, LIBRARY, answers)).toEqual(expected);
  });

  test.each([
    ['Client', 'Customer', [['Client', 'Customer']]],
    ['Client', 'Client, not Customer', [['Customer', 'Client']]],
    ['Client', 'Say “Member” instead of “Client”', [['Client', 'Member']]],
    ['Client', 'Whoever has paid at least once; the other one is a visitor', []],
    ['Client', 'client', []],
    ['顧客', '会員', [['顧客', '会員']]],
  ] as const)('%s: “%s” rejects', (word, chosen, expected) => {
    expect(rejectedBy(word, chosen).map((one) => [one.word, one.instead])).toEqual(expected);
  });
});

describe('43, every mark is asked about, and every question is closed', () => {
  const BARE = workspaceOf({});
  const open = (facts: Parameters<typeof openWorkspace>[0]['facts'], marks: readonly Mark[] = []): Workspace =>
    openWorkspace({
      name: 'test',
      spec: {
        ...BARE.spec,
        points: BARE.spec.points.map((point) => ({
          ...point,
          status: marks.length > 0 ? 'partial' : 'answered',
        })),
        marks,
      },
      facts,
      quarantined: [],
    });
  const sentences = (workspace: Workspace) =>
    judgementOf(everyMarkIsAsked, productOf(foldModel(workspace), workspace)).findings.map(({ sentence }) => sentence);
  const MARK: Mark = { line: 3, endLine: 3, kind: 'tbd', text: 'TBD', point: '3' };
  const question = (id: string, more: object = {}) => ({
    fact: 'question' as const,
    id,
    point: '3',
    kind: 'entities' as const,
    slot: null,
    origin: { from: 'hand' as const, by: { name: 'Kim', role: '' }, at: '2026-11-20T09:00:00Z' },
    ask: `What of ${id}?`,
    why: 'It matters.',
    shape: { shape: 'text' as const },
    who: [],
    needs: [],
    blocks: [],
    minutes: 1,
    reversal: 1 as const,
    ...more,
  });
  const response = (of: string) => ({
    fact: 'response' as const,
    id: `${of}-r`,
    question: of,
    by: { name: 'Kim', role: '' },
    at: '2026-11-20T09:00:00Z',
    reply: { says: 'value' as const, value: 'x' },
  });
  const decision = (of: string, result: object) => ({
    fact: 'decision' as const,
    id: `${of}-d`,
    question: of,
    number: 1,
    by: { name: 'Kim', role: '' },
    at: '2026-11-20T09:00:00Z',
    restsOn: [],
    against: [],
    result: result as never,
  });

  test.each([
    ['a point that says something', open([]), []],
    [
      'a mark without a question',
      open([], [MARK]),
      ['Under “entities” it still says “TBD”, and no question asks about it; raise the questions again.'],
    ],
    [
      'one open question',
      open([question('a')]),
      ['“entities” has 1 open question, first “What of a?”; settle them or put them off.'],
    ],
    [
      'many open questions',
      open(['a', 'b', 'c', 'd', 'e'].map((id) => question(id))),
      [expect.stringContaining('“entities” has 5 open questions, first')],
    ],
    [
      'of a point that is gone',
      open([question('a', { point: '99', kind: 'other' }), response('a')]),
      [expect.stringContaining('A section that is no longer in the specification has 1 open question')],
    ],
    ['of a point that is gone, when nobody has answered', open([question('a', { point: '99', kind: 'other' })]), []],
    ['decided', open([question('a'), decision('a', { outcome: 'decided', value: 'x' })]), []],
    [
      'assumed with a day',
      open([question('a'), decision('a', { outcome: 'assumed', value: 'x', revisit: '2027-01-31' })]),
      [],
    ],
    [
      'assumed without',
      open([question('a'), decision('a', { outcome: 'assumed', value: 'x', revisit: '' })]),
      [expect.stringContaining('“What of a?” was assumed without a date to check it again')],
    ],
    [
      'assumed until a day there is not',
      open([question('a'), decision('a', { outcome: 'assumed', value: 'x', revisit: '2027-13-31' })]),
      [expect.stringContaining('without a date')],
    ],
    [
      'put off with an owner',
      open([question('a'), decision('a', { outcome: 'deferred', owner: 'Kim', until: '2027-01-31' })]),
      [],
    ],
    [
      'put off without',
      open([question('a'), decision('a', { outcome: 'deferred', owner: ' ', until: '2027-01-31' })]),
      [expect.stringContaining('and nobody looks after it')],
    ],
    [
      'asked twice',
      open(
        ['a', 'b'].flatMap((id) => [
          question(id, { slot: 'purpose/name' }),
          decision(id, { outcome: 'decided', value: id }),
        ]),
      ),
      [expect.stringContaining('2 questions ask for the same thing')],
    ],
  ] as const)('%s', (_, workspace, expected) => {
    expect(sentences(workspace)).toEqual(expected);
  });

  test('a point that says nothing needs a question', () => {
    expect(sentences(BARE)).toHaveLength(9);
  });

  test('the ledger has one row a question', () => {
    const workspace = open(['a', 'b', 'c'].map((id) => question(id)));
    const rows = ledgerText(workspace).match(/^- /gm) ?? [];
    expect(rows).toHaveLength(workspace.questions.length);
  });
});

describe('44, nothing rests on what changed', () => {
  test('a stale answer', () => {
    const stale: Answers = { 'purpose.name': { stale: 'Lender' } };
    expect(verdictOn(44, stale)).toEqual([expect.stringContaining('but something it depends on has changed since')]);
    expect(mendsOf(44, stale)).toEqual(['purpose.name']);
  });

  test('an answer in force', () => {
    expect(verdictOn(44, { 'purpose.name': 'Lender' })).toEqual([]);
  });
});

describe('45, every state has a witness', () => {
  const LOAN: Answers = {
    ...records('Loan | L-1'),
    ...fields('loan', 'Pages | number | pages | always |  | Clerk | 12'),
    ...states('loan', 'Open |  | first', 'Closed |  | last'),
  };
  const between = (...limits: readonly string[]) =>
    rules('loan', ...limits.map((limit, at) => `Rule ${at} | Pages | between | ${limit} | is still fine | stop | `));

  test.each([
    ['rules that fit together', between('1 to 20', '10 to 30'), 0],
    ['rules that contradict each other, in each state', between('1 to 5', '10 to 20'), 2],
  ] as const)('%s', (_, answers, count) => {
    expect(verdictOn(45, LOAN, answers)).toHaveLength(count);
  });

  test('leads to the rules', () => {
    expect(new Set(mendsOf(45, LOAN, between('1 to 5', '10 to 20')))).toEqual(
      new Set(['validation.loan.rules', 'entities.loan.fields', 'states.loan.list']),
    );
  });

  test('a line of which something is still to be said waits', () => {
    const kind = fields('loan', 'Kind | choice |  | always |  | Clerk | ');
    expect(mendsOf(45, LOAN, kind)).toEqual(['entities.loan.fields.kind.values']);
  });

  test('a thing nobody has described waits', () => {
    expect(mendsOf(45, records('Loan | L-1'))).toEqual(['entities.loan.fields']);
  });
});
