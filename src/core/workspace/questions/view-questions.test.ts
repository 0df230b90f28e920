import { describe, expect, test } from 'vitest';
import { answer, opened, renamed, type Step, walked, walkedOn } from '#testing/core/walked.ts';
import { ledgerText } from '../../texts/ledger.ts';

const things = (...names: readonly string[]): Step => ['entities.records', names.map((name) => [name, '', '', '', ''])];
const fields = (thing: string, ...rows: readonly (readonly [field: string, type: string])[]): Step => [
  `entities.${thing}.fields`,
  rows.map(([field, type]) => [field, type, '', '', '', '', '']),
];
/** Rows of the lines of all things at once. */
const allFields = (...rows: readonly (readonly [field: string, thing: string, type: string])[]): Step => [
  'entities.fields',
  rows.map(([field, thing, type]) => [field, thing, type, '', '', '', '', '']),
];
const withdrawn = { outcome: 'withdrawn', reason: 'too early' } as const;

/** Status of a question after these steps, and why it is parked. */
function statusOf(id: string, ...steps: readonly Step[]): string {
  const view = walked(...steps).workspace.question(id);
  return view?.parkedBecause ?? view?.status ?? 'not asked';
}

const EACH = /separately/;
const FOR_ALL = /answered for all things/;

describe('parked is', () => {
  const cases: readonly [id: string, steps: readonly Step[], expected: string | RegExp][] = [
    ['entities.fields', [], 'open'],
    ['entities.fields', [things('Loan')], EACH],
    ['entities.fields', [things('Loan'), allFields(['Due', 'Loan', 'date'])], 'decided'],
    ['entities.fields', [things('Loan'), ['entities.records', withdrawn]], 'open'],
    ['entities.fields', [things('Loan'), things()], 'open'],
    ['states.transitions', [things('Loan')], 'open'],
    [
      'states.transitions',
      [
        things('Loan'),
        [
          'states.loan.list',
          [
            ['Out', '', 'first', ''],
            ['Back', '', 'last', ''],
          ],
        ],
      ],
      EACH,
    ],
    ['entities.loan.history', [things('Loan'), ['entities.history', 'none']], FOR_ALL],
    [
      'entities.loan.history',
      [things('Loan'), ['entities.history', { outcome: 'not-applicable', reason: 'so' }]],
      FOR_ALL,
    ],
    [
      'entities.loan.history',
      [things('Loan'), ['entities.history', { outcome: 'deferred', owner: 'Lee', until: '2027-01-01' }]],
      'open',
    ],
    ['entities.loan.history', [things('Loan'), ['entities.history', 'none'], ['entities.history', withdrawn]], 'open'],
    [
      'entities.loan.history',
      [things('Loan'), ['entities.history', 'none'], ['entities.loan.history', 'log']],
      'decided',
    ],
    ['entities.loan.fields', [things('Loan', 'Book'), allFields(['Due', 'Loan', 'date'])], FOR_ALL],
    ['entities.book.fields', [things('Loan', 'Book'), allFields(['Due', 'Loan', 'date'])], 'open'],
    ['entities.book.fields', [things('Loan', 'Book'), allFields(['Note', '', 'text'])], FOR_ALL],
    ['entities.loan.fields', [things('Loan'), things('Loan', 'Book')], 'open'],
    ['entities.loan.fields', [things('Loan'), things('Book')], '“Loan” is no longer named.'],
    [
      'entities.loan.fields',
      [things('Loan'), ['entities.records', withdrawn]],
      'The answer that raised it no longer counts.',
    ],
    ['entities.loan.fields', [things('Loan'), things('Book'), things('Loan')], 'open'],
    [
      'entities.loan.fields',
      [things('Loan'), fields('loan', ['Due', 'date']), things('Book')],
      '“Loan” is no longer named.',
    ],
    ['entities.loan.fields.due.clock', [things('Loan'), fields('loan', ['Due', 'date'])], 'open'],
    [
      'entities.loan.fields.due.clock',
      [things('Loan'), fields('loan', ['Due', 'date']), fields('loan', ['Due', 'text'])],
      '“date” is no longer said.',
    ],
    [
      'entities.loan.fields.due.clock',
      [things('Loan'), fields('loan', ['Due', 'date']), fields('loan', ['Day', 'date'])],
      '“Due” is no longer named.',
    ],
    [
      'entities.loan.fields.due.clock',
      [things('Loan'), fields('loan', ['Due', 'date']), things('Book')],
      '“Loan” is no longer named.',
    ],
    [
      'entities.loan.fields.due.clock',
      [things('Loan', 'Book'), allFields(['Due', 'Loan', 'date']), allFields(['Due', 'Book', 'date'])],
      '“Loan” is no longer named there.',
    ],
    [
      'entities.identity.reuse',
      [
        ['entities.identity', 'issued'],
        ['entities.identity', 'foreign'],
      ],
      'open',
    ],
    [
      'entities.identity.reuse',
      [
        ['entities.identity', 'issued'],
        ['entities.identity', 'natural'],
      ],
      '“By a number that we give it” is no longer said.',
    ],
  ];
  test.each(cases)('%s after %j: %s', (id, steps, expected) => {
    const status = statusOf(id, ...steps);
    if (typeof expected === 'string') expect(status).toBe(expected);
    else expect(status).toMatch(expected);
  });

  test('what has been answered is not parked, and an answer takes it out again', () => {
    const { facts } = walked(things('Loan'));
    expect(
      opened([...facts, answer('entities.fields', [['Due', 'Loan', 'date', '', '', '', '', '']])]).question(
        'entities.fields',
      )?.status,
    ).toBe('answered');
  });

  test('what was answered about a name that is gone is kept, and nobody is asked about it any more', () => {
    const said = [...walked(things('Loan')).facts, answer('entities.loan.history', 'none')];
    const view = walkedOn({ ...walked(), facts: said }, [things('Book')]).workspace.question('entities.loan.history');
    expect([view?.status, view?.parkedBecause]).toEqual(['parked', '“Loan” is no longer named.']);
    expect(view?.responses).toHaveLength(1);
  });
});

describe('a parked question', () => {
  const { workspace } = walked(things('Loan'));
  const parked = workspace.questions.filter(({ status }) => status === 'parked');

  test('comes last, off the frontier, and counts for nothing', () => {
    expect(parked.length).toBeGreaterThan(5);
    expect(workspace.questions.slice(-parked.length)).toEqual(parked);
    expect(parked.filter(({ rank }) => rank.isAskable || rank.score > 0)).toEqual([]);
    const point = workspace.point('3');
    expect(point?.asked).toBe(point?.questions.filter(({ status }) => status !== 'parked').length);
    expect([point?.closed, point?.status]).toEqual([1, 'partial']);
    expect(ledgerText(workspace)).toContain('- **parked** · [entities.fields]');
  });

  test('keeps nobody waiting but through those that are asked instead', () => {
    const fieldsOf = (...steps: readonly Step[]) => walked(things('Loan', 'Book'), ...steps).workspace;
    const unmet = (...steps: readonly Step[]) => fieldsOf(...steps).question('calls.authority')?.rank.unmet;
    expect(unmet()).toEqual(['calls.systems', 'entities.book.fields', 'entities.loan.fields']);
    expect(unmet(fields('loan', ['Due', 'date']))).toEqual(['calls.systems', 'entities.book.fields']);
    expect(unmet(allFields(['Due', 'Loan', 'date']))).toEqual(['calls.systems']);
    expect(fieldsOf().question('entities.book.fields')?.rank.waiting).toBeGreaterThan(5);
  });
});

test('what is asked of one thing keeps the questions of that thing waiting, not those of another', () => {
  const states = (of: string): Step => [
    `states.${of}.list`,
    [
      ['Out', '', 'first', ''],
      ['Back', '', 'last', ''],
    ],
  ];
  const one = walked(things('Loan'), states('loan')).workspace.question('states.loan.transitions')?.rank.waiting ?? 0;
  const two = walked(things('Loan', 'Book'), states('loan'), states('book'));
  const more = two.workspace.question('states.loan.transitions')?.rank.waiting ?? 0;
  const ofBook = two.workspace.questions.filter(({ question }) => /\.book(?:\.|$)/.test(question.id)).length;
  expect(ofBook).toBeGreaterThan(15);
  expect(more - one).toBeLessThan(ofBook / 2);
});

test('sentences call things what they are called now', () => {
  const steps = [things('Loan'), fields('loan', ['Due', 'date'])] as const;
  const rename: Step = [things('Contract')[0], things('Contract')[1], renamed('Loan', 'Contract')];
  const { workspace } = walked(...steps, rename);
  expect(workspace.question('entities.loan.fields')?.question.ask).toBe(
    'Read us one real “Contract” as you would over the phone: what is written on it?',
  );
  expect(workspace.question('entities.loan.fields.due.clock')?.question.ask).toBe(
    '“Contract”: is “Due” just a day, or a day and a time, and by whose clock?',
  );
  expect(workspace.question('entities.loan.identity')?.status).toBe('open');
});
