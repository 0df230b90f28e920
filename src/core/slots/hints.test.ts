import { expect, test } from 'vitest';
import { TONE_NAMES } from '../prototype/emphasis.ts';
import { hintFor } from './hints.ts';

test('the question on states names every colour there is, and other questions no hint', () => {
  for (const tone of TONE_NAMES.split(', ')) expect(hintFor('states/check/list')).toContain(tone);
  expect(hintFor('entities/check/fields/kind/values')).toBe(hintFor('states/list'));
  expect(hintFor('screens/home/parts')).toMatch(/timetable.+menu/u);
  expect(hintFor('purpose/name')).toBeUndefined();
});
