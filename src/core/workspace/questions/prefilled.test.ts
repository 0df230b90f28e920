import { expect, test } from 'vitest';
import { type Step, walked } from '#testing/core/walked.ts';
import { prefilled } from './prefilled.ts';

const WHAT: Step = ['purpose.what', 'A web shop in which people buy tea'];
const GROUPS: Step = [
  'purpose.groups',
  [
    ['Customer', '', '', ''],
    ['Packer', '', '', ''],
    ['Rival', '', '', ''],
  ],
];

function formOf(id: string, ...steps: readonly Step[]): unknown {
  const { workspace } = walked(...steps);
  const view = workspace.question(id);
  return view && prefilled(view, workspace);
}

test('the kind of product is guessed from the sentence, to be confirmed', () => {
  expect(formOf('purpose.kind', WHAT)).toEqual(['shop']);
  expect(formOf('purpose.kind')).toBeUndefined();
});

test('the list of roles begins with the groups that were named, without those kept out', () => {
  expect(formOf('roles.grants', GROUPS, ['purpose.groups.rival.role', 'no-access'])).toEqual([
    ['Customer', '', ''],
    ['Packer', '', ''],
  ]);
});

test('once somebody has answered, nothing is filled in any more', () => {
  expect(formOf('purpose.kind', WHAT, ['purpose.kind', ['game']])).toBeUndefined();
});
