import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { landings, links, screens } from '#testing/core/rules/said.ts';
import { areScreensDecided, completenessOfScreens } from '../completeness.ts';

type Answers = Readonly<Record<string, Said>>;
const TWO = screens('Loans | list | Loan | /loans', 'Rules | static |  | /rules');
const WAYS = { ...links('Loans | Rules | the menu'), ...landings('Desk | Loans | lend') };

test.each<[string, Answers, string]>([
  ['nobody has named a screen', {}, 'nothing'],
  ['it was decided that there are none', { 'screens.inventory': { na: 'By mail only.' } }, 'nothing'],
  ['screens, and nobody has said where they lead', TWO, 'partly'],
  ['a screen of no kind', { ...screens('Loans | list', 'Rules'), ...WAYS }, 'partly'],
  ['a kind each, where people begin and where they can go', { ...TWO, ...WAYS }, 'known'],
])('%s', (_says, answers, completeness) => {
  expect(completenessOfScreens(openProduct(workspaceOf(answers)))).toBe(completeness);
});

test('screens that were only assumed are not firm', () => {
  const rows = Object.values(TWO)[0] as string;
  const firm = (said: Said) => areScreensDecided(openProduct(workspaceOf({ 'screens.inventory': said })));
  expect([firm(rows), firm({ assumed: rows })]).toEqual([true, false]);
});
