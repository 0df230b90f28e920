import { expect, test } from 'vitest';
import { namesOnce, placeOf } from './names.ts';

test('names stand there once, in the order they were given', () => {
  expect(namesOnce(['Clerk', ' '], ['boss', 'clerk '], ['Boss'])).toEqual(['Clerk', 'boss']);
});

test('a name is found whatever its case, and only if it was given', () => {
  expect(placeOf(['Boss', '__proto__'], ' __PROTO__')).toBe(1);
  expect(placeOf([], 'constructor')).toBe(-1);
});
