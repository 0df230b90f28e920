import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { figureOf } from './figures.ts';

const PRODUCT = libraryWith({
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Borrower | text | ',
    'Tool | link | Tool',
    'Deposit | number | ',
    'Fee | money | EUR',
    'Days late | number | days',
  ),
  'entities.records': tableText('Thing | Example | Together', 'Loan | L-1 | Loans', 'Tool | Saw | Tools'),
  'entities.tool.fields': tableText('Field | Type | Required when', 'Name | text | always'),
});
const lent = (id: string, tool: string, fee: number, late: number, state: string, began: string) => ({
  ...loan(
    id,
    {
      borrower: id === '1' ? 'Lee' : 'Kim',
      tool,
      deposit: fee,
      fee: { amount: fee, unit: 'EUR' },
      'days-late': late,
    },
    state,
  ),
  history: [{ cycle: 'loan', from: null, to: state, at: `${began}T09:00:00Z`, by: '' }],
});
const TOOLS = ['Saw', 'Drill'].map((name, at) => ({ ...loan(`t-${at + 1}`, { name }, ''), entity: 'tool' }));
const ROWS = [
  lent('1', 't-1', 5, 0, 'out', '2026-01-02'),
  lent('2', 't-2', 40, 3, 'back', '2026-01-03'),
  lent('3', 't-2', 1.5, 0, 'out', '2025-12-30'),
  ...TOOLS,
];

const figure = (from: string, label: string, role: string | null, screen?: string, rows = ROWS) => {
  const source = {
    question: 'q',
    decision: 1,
    by: { name: '', role: '' },
    at: '',
    restsOn: [],
    firmness: 'decided',
  } as const;
  return figureOf(actingAs(role, rows, PRODUCT), { label, from: { is: 'known', value: from, source } }, screen);
};
const shows = (...of: Parameters<typeof figure>) => figure(...of)?.shows ?? null;

test.each([
  ['Loans', 'All loans', 3],
  ['Loans', 'Loans in the year', 2],
  ['all Loan', 'Every loan', 3],
  ['Loans', 'Turnover', null],
  ['Loans', 'Most wanted tools', 'Drill (2), Saw (1)'],
  ['Loans', 'Most worn gloves', null],
  ['Loan that are Out', 'Away', 2],
  ['Loan that are late', 'Late', null],
  ['Loan where Deposit > 10', 'Dear ones', 1],
  ['Loan where the moon is full', 'Odd ones', null],
  ['the board', 'Loans', null],
  ['Fee of Loans', 'Money', '46.50 EUR'],
  ['Fee of Loans that are Out', 'Money', '6.50 EUR'],
  ['the average Fee of all Loans', 'What one pays', '15.50 EUR'],
  ['Fee of Loans', 'Highest fee', '40.00 EUR'],
  ['Days late of Loans', 'Late out of a hundred', '33 of 100'],
  ['Days late of Loans', 'Waiting', null],
  ['Days late of Loans', 'Days late in total', '3 days'],
  ['Fee of Loans', 'Fees per month', null],
  ['Colour of Loans', 'Colours', null],
])('a figure from “%s” called “%s” is %s', (from, label, expected) => {
  expect(shows(from, label, 'clerk')).toBe(expected);
});

test('whoever may list only their own is shown figures of their own', () => {
  expect(shows('Loans', 'All loans', 'member')).toBe(1);
});

test.each([
  ['Days late of Loans', 'Late out of a hundred', '50 of 100'],
  ['Fee of Loans', 'Money', '45.00 EUR'],
  ['Loans', 'All loans', 2],
  ['Loans', 'Most wanted tools', 'Saw (1), Drill (1)'],
  ['Loan that are Out', 'Away', 2],
])('on a report of the year a figure from “%s” called “%s” is %s', (from, label, expected) => {
  expect(shows(from, label, 'clerk', 'Year report')).toBe(expected);
});

test('names that hold a comma are kept apart by semicolons', () => {
  const level = { ...loan('t-1', { name: 'Spirit level, 120 cm' }, ''), entity: 'tool' };
  const rows = ROWS.map((row) => (row.entity === 'tool' && row.id === 't-1' ? level : row));
  expect(shows('Loans', 'Most wanted tools', 'clerk', '', rows)).toBe('Drill (2); Spirit level, 120 cm (1)');
});

test('of those that are equal all are named or none, unless nothing else would be', () => {
  const tools = ['1', '2', '3', '4'].map((id) => ({
    ...loan(`t-${id}`, { name: `T${id}` }, ''),
    entity: 'tool',
  }));
  const most = (...ids: string[]) => {
    const loans = ids.map((id, at) => lent(`${at}`, `t-${id}`, 0, 0, 'out', '2026-01-02'));
    return shows('Loans', 'Most wanted tools', 'clerk', '', [...loans, ...tools]);
  };
  expect(most('1', '1', '2', '3', '4')).toBe('T1 (2)');
  expect(most('1', '1', '2', '3')).toBe('T1 (2), T2 (1), T3 (1)');
  expect(most('1', '2', '3', '4')).toBe('T1 (1), T2 (1), T3 (1)');
});

test.each([
  ['Loans', 'Loans in the year', '', 'year'],
  ['Fee of Loans', 'Money', 'Monthly report', 'month'],
  ['Fee of Loans that are Out', 'Money', 'Monthly report', null],
  ['Loans', 'All loans', 'Board', null],
])('a figure from “%s” called “%s” on “%s” counts what began in the %s', (from, label, screen, began) => {
  expect(figure(from, label, 'clerk', screen)?.began).toBe(began);
});
