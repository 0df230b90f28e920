import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { fields, records } from '#testing/core/rules/said.ts';
import { areCallsDecided, completenessOfCalls } from '../completeness.ts';

const LOAN = { ...records('Loan | L-1'), ...fields('loan', 'Due | date', 'Fee | money') };
const SYSTEMS = {
  'calls.systems': tableText(
    'System | We | Who runs it | Where it is described | Has a test copy',
    'Bank | read and write | the bank | on paper | yes',
  ),
};
const exchange = (sent: string, back: string) => ({
  'calls.exchanges': tableText(
    'What for | System | When | We send | We get back | May be up to this old',
    `Hold | Bank | on lend | ${sent} | ${back} | now`,
  ),
});
const POLICY = { 'calls.waiting': '9 seconds', 'calls.failure': 'queue', 'calls.repeat': 'harmless' };
const WHOLE = { ...LOAN, ...SYSTEMS, ...exchange('Fee', 'Due'), ...POLICY };

const CASES: readonly (readonly [says: string, said: Readonly<Record<string, Said>>, completeness: string])[] = [
  ['nobody has named anything', {}, 'nothing'],
  ['how long people wait, and nothing else', { 'calls.waiting': '9 seconds' }, 'nothing'],
  ['a system without a message', SYSTEMS, 'partly'],
  ['a message to nobody', exchange('Fee', 'Due'), 'partly'],
  ['nobody has said what happens when it fails', { ...WHOLE, 'calls.failure': { deferred: 'Kim' } }, 'partly'],
  ['a line of theirs that nobody placed', { ...WHOLE, ...exchange('Fee', 'Due, Receipt') }, 'partly'],
  ['a line of ours that is none', { ...WHOLE, ...exchange('Fee, Colour', 'Due') }, 'partly'],
  ['every line and every policy', WHOLE, 'known'],
  [
    'a line of theirs that is left alone',
    {
      ...WHOLE,
      ...exchange('Fee', 'Due, Receipt'),
      'calls.exchanges.hold.mapping': tableText('Theirs | Ours | If it is missing', 'Receipt | left alone | '),
    },
    'known',
  ],
  ['it was decided that it talks to nobody', { 'calls.systems': { na: 'Paper only.' } }, 'known'],
];

test.each(CASES)('%s', (_says, said, completeness) => {
  expect(completenessOfCalls(openProduct(workspaceOf(said)))).toBe(completeness);
});

test('what was only assumed is not firm', () => {
  const firm = (said: Readonly<Record<string, Said>>) => areCallsDecided(openProduct(workspaceOf(said)));
  expect(firm(WHOLE)).toBe(true);
  expect(firm({ ...WHOLE, 'calls.repeat': { assumed: 'harmless' } })).toBe(false);
});
