import { expect, test } from 'vitest';
import { plainQuestion } from '#testing/core/plain-question.ts';
import type { Value } from '../shapes/types.ts';
import { bankQuestion } from '../slots/bank.ts';
import { doubtfulNames } from './doubtful-names.ts';

/** What is in doubt in an answer to a question of the bank, and the answer once it is mended. */
function doubts(id: string, value: Value, columns: readonly (readonly string[])[], kept: readonly string[] = []) {
  const shape = bankQuestion(id)?.shape ?? expect.fail(`The bank does not ask “${id}”.`);
  const question = plainQuestion({ slot: id.replaceAll('.', '/'), shape });
  return doubtfulNames(value, question, { columns }, new Set(kept)).map(({ said, meant, mended }) => [
    said,
    meant,
    mended,
  ]);
}

const landing = (role: string, first = '') => [[role, first, '']];

test('a name that is used and not known is offered the known one that it resembles', () => {
  expect(doubts('screens.landing', landing('Clrek'), [['Clerk', 'Member']])).toEqual([
    ['Clrek', 'Clerk', landing('Clerk')],
  ]);
  expect(doubts('screens.landing', landing('Clerk', 'Loans due'), [['Clerk'], ['Due loans']])).toEqual([
    ['Loans due', 'Due loans', landing('Clerk', 'Due loans')],
  ]);
  expect(doubts('screens.landing', landing('clerks'), [['Clerk']])).toEqual([]);
  expect(doubts('screens.landing', landing('Somebody else'), [['Clerk']])).toEqual([]);
});

test('one of several names in a cell is mended, and the others stay', () => {
  const moves = [['Out', 'Back', 'return', '', 'Clerk, Memmber', '']];
  expect(doubts('states.transitions', moves, [['Out', 'Back'], ['Out', 'Back'], [], [], ['Clerk', 'Member']])).toEqual([
    ['Memmber', 'Member', [['Out', 'Back', 'return', '', 'Clerk, Member', '']]],
  ]);
});

test('of two names given in one answer that resemble each other the later is in doubt; a line left empty goes', () => {
  const row = (name: string, example = '') => [name, example, '', '', ''];
  expect(doubts('entities.records', [row('Loan', 'L-1'), row('Loans')], [])).toEqual([
    ['Loans', 'Loan', [row('Loan', 'L-1')]],
  ]);
  expect(doubts('entities.records', [row('Loan', 'L-1'), row('Loans', 'L-2')], [])[0]?.[2]).toEqual([
    row('Loan', 'L-1'),
    row('Loan', 'L-2'),
  ]);
});

test('a name that was kept is not in doubt again', () => {
  expect(doubts('screens.landing', landing('Clrek'), [['Clerk']], ['clrek'])).toEqual([]);
});

test('both sides of a matrix are looked at', () => {
  const value = { rows: ['Clrek'], columns: ['lst'], cells: [['yes']] };
  expect(doubts('roles.permissions', value, [['Clerk'], ['list']])).toEqual([
    ['Clrek', 'Clerk', { ...value, rows: ['Clerk'] }],
  ]);
});

test('the row is told in which a name stands, of answers that have rows', () => {
  const shape = bankQuestion('screens.landing')?.shape ?? expect.fail('The bank does not ask it.');
  const question = plainQuestion({ slot: 'screens/landing', shape });
  const rows = [...landing('Member'), ...landing('Clrek')];
  const names = { columns: [['Clerk', 'Member']] };
  expect(doubtfulNames(rows, question, names, new Set()).map(({ row }) => row)).toEqual([1]);
});
