import { expect, test } from 'vitest';
import { walked } from '#testing/core/walked.ts';
import { droppedNames } from './renames.ts';

const before = [['Aanimal'], ['Owner'], ['Level 1']];
const likely = (...names: readonly string[]) => {
  const { workspace } = walked(['entities.records', before]);
  const view = workspace.question('entities.records');
  if (!view) throw new Error('Nothing asks what records are kept.');
  return droppedNames(
    view,
    names.map((name) => [name]),
  ).map((dropped) => `${dropped.from}: ${dropped.likely}`);
};

test('a name with a letter mended is the same thing wherever it stands; a number is no slip', () => {
  expect(likely('Customer', 'Owner', 'Level 1', 'Animal')).toEqual(['Aanimal: Animal']);
  expect(likely('Aanimal', 'Level 2', 'Owner')).toEqual(['Level 1: ']);
  expect(likely('Pet', 'Owner', 'Level 1')).toEqual(['Aanimal: Pet']);
});
