import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { fields, records } from '#testing/core/rules/said.ts';
import { areRulesDecided, completenessOfValidation } from '../completeness.ts';

type Answers = Readonly<Record<string, Said>>;

const LOAN: Answers = { ...records('Loan | L-1'), ...fields('loan', 'Due | date') };
const rules = (row: string) =>
  `| Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong |\n|${' --- |'.repeat(7)}\n| ${row} |`;
const WHOLE = rules('Not late | Due | between | not in the past | is still fine | stop | Too late');
const productOf = (said: Answers) => openProduct(workspaceOf(said));

test.each<[says: string, said: Answers, completeness: string]>([
  ['nobody has named anything', {}, 'nothing'],
  ['a thing without lines', records('Loan | L-1'), 'nothing'],
  ['lines without a rule', LOAN, 'partly'],
  ['a rule with all that belongs to it', { ...LOAN, 'validation.loan.rules': WHOLE }, 'known'],
  [
    'a rule without what is done about it',
    { ...LOAN, 'validation.loan.rules': rules('Not late | Due | between | not in the past | | | Too late') },
    'partly',
  ],
  ['it was decided that there are no rules', { ...LOAN, 'validation.loan.rules': { na: 'Anything goes.' } }, 'known'],
  ['somebody will say later', { ...LOAN, 'validation.loan.rules': { deferred: 'Lee' } }, 'partly'],
  [
    'one thing ruled, another not',
    {
      ...records('Loan', 'Tool'),
      ...fields('loan', 'Due | date'),
      ...fields('tool', 'Name | text'),
      'validation.loan.rules': WHOLE,
    },
    'partly',
  ],
])('%s', (_says, said, completeness) => {
  expect(completenessOfValidation(productOf(said))).toBe(completeness);
});

test('what was only assumed is not firm', () => {
  expect(areRulesDecided(productOf({ ...LOAN, 'validation.loan.rules': WHOLE }))).toBe(true);
  expect(areRulesDecided(productOf({ ...LOAN, 'validation.loan.rules': { assumed: WHOLE } }))).toBe(false);
});
