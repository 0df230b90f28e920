import { expect, test } from 'vitest';
import { similarIds, similarIdsClause } from './similar-ids.ts';

const IDS = ['entities.list', 'entities.invoice.fields', 'roles.list', 'constants.amounts'];

test('a slip of the hand finds what was meant, best first', () => {
  expect(similarIds('entitis.list', IDS)[0]).toBe('entities.list');
  expect(similarIds('invoice.fields', IDS)).toEqual(['entities.invoice.fields']);
});

test('what looks like nothing offers nothing', () => {
  expect(similarIds('qqq', IDS)).toEqual([]);
  expect(similarIdsClause([])).toBe('');
});
