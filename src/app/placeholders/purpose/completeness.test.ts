import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { groups } from '#testing/core/rules/said.ts';
import { completenessOfPurpose, isPurposeDecided } from '../completeness.ts';
import { groupViews } from './user-groups.tsx';

type Answers = Readonly<Record<string, Said>>;

const TWO = groups('Clerk | 4 | daily | desk', 'Rival | 1 | never | none');
const ROLES: Answers = { 'purpose.groups.clerk.role': 'own', 'purpose.groups.rival.role': 'no-access' };
const BOUNDS: Answers = {
  'purpose.problem': 'Bills are late.',
  'purpose.quitting': 'It takes a minute.',
  'purpose.measure': { na: 'Nobody counts.' },
  'purpose.replaces': { na: 'Nothing is there.' },
  'purpose.deciders': '| About what | Who decides | Who stands in |\n| --- | --- | --- |\n| All | Lee | Kim |',
};
const productOf = (said: Answers) => openProduct(workspaceOf(said));

test.each<[says: string, said: Answers, completeness: string]>([
  ['nobody has said anything', {}, 'nothing'],
  ['only what goes wrong is said', { 'purpose.problem': 'Bills are late.' }, 'nothing'],
  ['it was decided that it is for nobody', { 'purpose.groups': { na: 'For nobody.' } }, 'nothing'],
  ['people with names and nothing else', TWO, 'partly'],
  ['all they may do, and no bounds', { ...TWO, ...ROLES }, 'partly'],
  ['all bounds, and one group without a role', { ...TWO, ...BOUNDS, 'purpose.groups.clerk.role': 'own' }, 'partly'],
  ['all of it', { ...TWO, ...ROLES, ...BOUNDS }, 'known'],
])('%s', (_says, said, completeness) => {
  expect(completenessOfPurpose(productOf(said))).toBe(completeness);
});

test('what was only assumed is not firm', () => {
  const all = { ...TWO, ...ROLES, ...BOUNDS };
  expect(isPurposeDecided(productOf(all))).toBe(true);
  expect(isPurposeDecided(productOf({ ...all, 'purpose.quitting': { assumed: 'It is slow.' } }))).toBe(false);
});

test('everybody sits where they were put', () => {
  const said = {
    ...groups('Clerk', 'Rival', 'Auditor', 'constructor', 'Temp'),
    ...ROLES,
    'purpose.groups.auditor.role': 'receives-only',
    'purpose.groups.temp.role': 'Clerk',
  };
  expect(groupViews(productOf(said)).map(({ group, access, role }) => [group.label, access, role?.label])).toEqual([
    ['Clerk', 'inside', 'Clerk'],
    ['Rival', 'outside', undefined],
    ['Auditor', 'receives', undefined],
    ['constructor', 'unsaid', undefined],
    ['Temp', 'inside', 'Clerk'],
  ]);
});
