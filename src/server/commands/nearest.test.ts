import { expect, test } from 'vitest';
import { nearest, nearestClause } from './nearest.ts';

const IDS = ['entities.list', 'entities.invoice.fields', 'roles.list', 'constants.amounts'];

test('a slip of the hand finds what was meant, best first', () => {
  expect(nearest('entitis.list', IDS)[0]).toBe('entities.list');
  expect(nearest('invoice.fields', IDS)).toEqual(['entities.invoice.fields']);
});

test('what looks like nothing offers nothing', () => {
  expect(nearest('qqq', IDS)).toEqual([]);
  expect(nearestClause([])).toBe('');
});
