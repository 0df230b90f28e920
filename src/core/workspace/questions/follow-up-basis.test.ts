import { describe, expect, test } from 'vitest';
import { opened, renamed, type Step, walked } from '#testing/core/walked.ts';
import type { Fact } from '../../facts/types.ts';
import { becauseOf } from './because.ts';
import { basisOf } from './follow-up-basis.ts';

const things = (...names: readonly string[]): Step => ['entities.records', names.map((name) => [name, '', '', '', ''])];
const fields = (...rows: readonly (readonly [field: string, type: string, unit?: string])[]): Step => [
  'entities.loan.fields',
  rows.map(([field, type, unit = '']) => [field, type, unit, '', '', '', '']),
];
const states = (...names: readonly string[]): Step => [
  'states.loan.list',
  names.map((name) => [name, '', 'first', '']),
];
const matrix = (...cells: readonly string[]): Step => [
  'states.loan.matrix',
  { rows: ['Out'], columns: cells.map((_, at) => `action ${at}`), cells: [cells] },
];
const money = fields(['Deposit', 'money', 'EUR']);
const currency: Step = ['entities.loan.fields.deposit.currency', ['EUR']];
const moves: Step = ['states.loan.transitions', [['Out', 'Back', 'return', 'a person', '', '']]];
const rename = (step: Step, from: string, to: string): Step => [step[0], step[1], renamed(from, to)];

describe('a decided question stands on what its deciders knew', () => {
  const cases: readonly [why: string, id: string, steps: readonly Step[], stands: string][] = [
    ['nothing changed', 'entities.loan.fields.deposit.currency', [money, currency], 'holds'],
    [
      'another line was added',
      currency[0],
      [money, currency, fields(['Deposit', 'money', 'EUR'], ['Due', 'date'])],
      'holds',
    ],
    ['its own line says otherwise', currency[0], [money, currency, fields(['Deposit', 'money', 'USD'])], 'changed'],
    ['and back again', currency[0], [money, currency, fields(['Deposit', 'money', 'USD']), money], 'holds'],
    ['its line has another type', currency[0], [money, currency, fields(['Deposit', 'text', 'EUR'])], 'gone'],
    ['its line is gone', currency[0], [money, currency, fields(['Due', 'date'])], 'gone'],
    [
      'its line has a new name',
      currency[0],
      [money, currency, rename(fields(['Bail', 'money', 'EUR']), 'Deposit', 'Bail')],
      'holds',
    ],
    ['its thing is gone', currency[0], [money, currency, things('Book')], 'gone'],
    [
      'its thing has a new name',
      currency[0],
      [money, currency, rename(things('Contract'), 'Loan', 'Contract')],
      'holds',
    ],
    [
      'its thing has new examples',
      'entities.loan.fields',
      [money, ['entities.records', [['Loan', 'no. 7', '', '', '']]]],
      'holds',
    ],
    ['the same answers are possible', moves[0], [states('Out', 'Back'), moves, states('Back', 'Out')], 'holds'],
    ['other answers are possible', moves[0], [states('Out', 'Back'), moves, states('Out', 'Back', 'Lost')], 'changed'],
    [
      'one of two refusals is left',
      'states.loan.matrix.out.refusal',
      [
        states('Out', 'Back'),
        moves,
        matrix('refuse', 'refuse'),
        ['states.loan.matrix.out.refusal', [['a', 'no']]],
        matrix('refuse', 'allow'),
      ],
      'changed',
    ],
    [
      'no refusal is left',
      'states.loan.matrix.out.refusal',
      [
        states('Out', 'Back'),
        moves,
        matrix('refuse'),
        ['states.loan.matrix.out.refusal', [['a', 'no']]],
        matrix('allow'),
      ],
      'gone',
    ],
    [
      'another word that opens it',
      'entities.loan.identity.reuse',
      [
        ['entities.loan.identity', 'issued'],
        ['entities.loan.identity.reuse', 'never'],
        ['entities.loan.identity', 'foreign'],
      ],
      'changed',
    ],
    [
      'a text was reworded',
      'purpose.problem.workaround',
      [
        ['purpose.problem', 'Late bills'],
        ['purpose.problem.workaround', 'We phone'],
        ['purpose.problem', 'Lost bills'],
      ],
      'changed',
    ],
    [
      'one more law',
      'purpose.obligations.rounding',
      [
        ['purpose.obligations', ['money']],
        ['purpose.obligations.rounding', 'x'],
        ['purpose.obligations', ['money', 'audit']],
      ],
      'holds',
    ],
    ['a question of the bank', 'entities.records', [], 'holds'],
  ];
  test.each(cases)('%s: %s', (_why, id, steps, stands) => {
    const { workspace, question } = walked(things('Loan'), ...steps);
    expect(basisOf(question(id), workspace).status).toBe(stands);
  });

  test('with both versions to show', () => {
    const { workspace, question } = walked(things('Loan'), money, currency, fields(['Deposit', 'money', 'USD']));
    const { before, now } = basisOf(question('entities.loan.fields.deposit.currency'), workspace);
    const unit = (rows = before?.rows) => rows?.map((cells) => cells.find(({ column }) => column === 'unit')?.text);
    expect([before?.decision, unit()]).toEqual([1, ['EUR']]);
    expect([now?.decision, unit(now?.rows)]).toEqual([2, ['USD']]);
    expect(before?.rows[0]?.[0]).toEqual({ column: 'field', heading: 'Field', text: 'Deposit' });
  });

  test('as far as it was written down what they knew; else by the time', () => {
    const later = fields(['Deposit', 'money', 'USD']);
    const knew = (known: string): Step => [currency[0], currency[1], { knew: known }];
    const id = 'entities.loan.fields.deposit.currency';
    const stand = (...steps: readonly Step[]) => {
      const { workspace, question } = walked(things('Loan'), ...steps);
      return basisOf(question(id), workspace).status;
    };
    expect(stand(money, later, currency)).toBe('holds');
    expect(stand(money, later, knew('entities.loan.fields/1'))).toBe('changed');
    expect(stand(money, later, knew('entities.loan.fields/2'))).toBe('holds');
    expect(stand(money, later, knew('entities.loan.fields/9'))).toBe('holds');
    const unknowing = (fact: Fact): Fact => {
      if (fact.fact !== 'decision') return fact;
      const { knew: _knew, ...rest } = fact;
      return rest;
    };
    const byTime = (...steps: readonly Step[]) => {
      const workspace = opened(walked(things('Loan'), ...steps).facts.map(unknowing));
      const asked = workspace.question(id)?.question;
      return asked && basisOf(asked, workspace).status;
    };
    expect([byTime(money, later, currency), byTime(money, currency, later)]).toEqual(['holds', 'changed']);
  });
});

describe('why a question was raised', () => {
  const cases: readonly [id: string, steps: readonly Step[], sentence: string][] = [
    ['entities.loan.fields', [], 'Because you said that you keep records of “Loan”.'],
    ['entities.loan.fields.deposit.currency', [money], 'Because you said that “Deposit” is money.'],
    ['entities.identity.reuse', [['entities.identity', 'issued']], 'Because you said: “By a number that we give it”.'],
    [
      'entities.loan.identity.reuse',
      [['entities.loan.identity', 'issued']],
      'Because you said about “Loan”: “By a number that we give it”.',
    ],
    ['states.loan.transitions', [states('Out', 'Back')], 'Because you said where “Loan” can be.'],
    [
      'states.loan.matrix.out.refusal',
      [states('Out', 'Back'), moves, matrix('refuse')],
      'Because you said “refuse” for “Out”.',
    ],
    ['purpose.obligations.audit.wording', [['purpose.obligations', ['audit']]], 'Because you said: “A regular audit”.'],
    ['purpose.problem.workaround', [['purpose.problem', 'x']], 'Because you said what goes wrong today.'],
    [
      'screens.links.back',
      [['screens.links', [['A', 'B', '', '']]]],
      'Because you said where people can go from each screen.',
    ],
    [
      'calls.waiting.then',
      [['calls.waiting', { amount: '9', unit: 'seconds' }]],
      'Because you answered the question: How long can somebody wait for the answer before it takes too long?',
    ],
    [
      'entities.loan.fields',
      [rename(things('Contract'), 'Loan', 'Contract')],
      'Because you said that you keep records of “Contract”.',
    ],
  ];
  test.each(cases)('%s after %j', (id, steps, sentence) => {
    const { workspace, question } = walked(things('Loan'), ...steps);
    expect(becauseOf(question(id), workspace)).toBe(sentence);
  });

  test('not of a question that no answer has raised', () => {
    const { workspace, question } = walked();
    expect(becauseOf(question('entities.records'), workspace)).toBeNull();
  });
});
