import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { areConstantsDecided, completenessOfConstants } from '../completeness.ts';
import { unsetKnobs } from './stated-numbers.ts';

const numbers = (...rows: readonly string[]) => ({
  'constants.values': tableText('Number | Value | Unit | For whom', ...rows),
});
const VAT = numbers('VAT | 19 | % | all');
const OWNER = { 'constants.values.vat.owner': 'Pat' };
const from = (...rows: readonly string[]) => ({
  'constants.provenance': tableText('Number | Comes from | Where it is written', ...rows),
});
const WHOLE = { ...VAT, ...OWNER, ...from('VAT | law | UStG') };
const TIMER = { 'constants.timers': tableText('What | How long | Then', 'Reminder | 3 days | mail') };

const CASES: readonly (readonly [says: string, said: Readonly<Record<string, Said>>, completeness: string])[] = [
  ['nobody has named a number', {}, 'nothing'],
  ['how long without it, and no number', { 'constants.outage': '3 days' }, 'nothing'],
  ['a number alone', VAT, 'partly'],
  ['nobody owns it', { ...VAT, ...from('VAT | law | UStG') }, 'partly'],
  ['nobody knows where it comes from', { ...VAT, ...OWNER }, 'partly'],
  ['it has no unit', { ...WHOLE, ...numbers('VAT | 19 | | all') }, 'partly'],
  ['unit, owner and source', WHOLE, 'known'],
  ['a time has no owner to be asked for', { ...TIMER, ...from('Reminder | habit | nowhere') }, 'known'],
  ['it was decided that there are none', { 'constants.values': { na: 'None.' } }, 'partly'],
];

test.each(CASES)('%s', (_says, said, completeness) => {
  expect(completenessOfConstants(openProduct(workspaceOf(said)))).toBe(completeness);
});

test('what was only assumed is not firm', () => {
  const firm = (said: Readonly<Record<string, Said>>) => areConstantsDecided(openProduct(workspaceOf(said)));
  expect(firm(WHOLE)).toBe(true);
  expect(firm({ ...WHOLE, 'constants.values.vat.owner': { assumed: 'Pat' } })).toBe(false);
});

test('a knob stays wild until a number is called like it', () => {
  const wild = (said: Readonly<Record<string, Said>>) =>
    unsetKnobs(openProduct(workspaceOf(said)).model.constants.constants).map(({ id }) => id);
  expect(wild({})).toHaveLength(6);
  expect(wild(numbers('VAT | 19 | % | all', 'Lines a page | 20 | lines | all'))).toEqual([
    'upload',
    'undo',
    'signature',
    'session',
  ]);
});
