import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { areErrorsDecided, completenessOfErrors } from '../completeness.ts';

const messages = (row: string) => ({
  'errors.messages': tableText('What goes wrong | When | They read | They can | How bad', row),
});
const TEXT = messages('Bank away | it is silent | Try later. | wait | stop');
const CLASS = { 'errors.classes': tableText('What goes wrong | It is', 'Bank away | trouble outside') };
const RAISED = { 'errors.messages.bank-away.raised-by': '- not allowed' };
const ALERTS = {
  'errors.alerts': tableText('What goes wrong | Who is told | How soon | How', 'Fire | Kim | now | bell'),
};
const WHOLE = { ...TEXT, ...CLASS, ...RAISED, ...ALERTS };

const CASES: readonly (readonly [says: string, said: Readonly<Record<string, Said>>, completeness: string])[] = [
  ['nobody has written a text', {}, 'nothing'],
  ['what goes wrong today, and no text', { 'errors.mistakes': '- Lost keys' }, 'nothing'],
  ['a text alone', TEXT, 'partly'],
  ['no text for what has a class', { ...WHOLE, ...messages('Bank away | it is silent | | wait | stop') }, 'partly'],
  ['nobody has said what sets it off', { ...TEXT, ...CLASS, ...ALERTS }, 'partly'],
  ['nobody has said who hears of failures', { ...TEXT, ...CLASS, ...RAISED }, 'partly'],
  ['all of it; nobody hears of this one', WHOLE, 'known'],
  ['it was decided that nobody hears of any', { ...WHOLE, 'errors.alerts': { na: 'We all sit here.' } }, 'known'],
  ['it was decided that nothing goes wrong', { 'errors.messages': { na: 'Nothing ever does.' } }, 'partly'],
];

test.each(CASES)('%s', (_says, said, completeness) => {
  expect(completenessOfErrors(openProduct(workspaceOf(said)))).toBe(completeness);
});

test('what was only assumed is not firm', () => {
  const firm = (said: Readonly<Record<string, Said>>) => areErrorsDecided(openProduct(workspaceOf(said)));
  expect(firm(WHOLE)).toBe(true);
  expect(firm({ ...WHOLE, 'errors.classes': { assumed: CLASS['errors.classes'] } })).toBe(false);
});
