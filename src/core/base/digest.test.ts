import { expect, test } from 'vitest';
import { failureDigest } from './checksum.ts';

test('the same breakage has the same name, another one another', () => {
  expect(failureDigest('Cannot read x', 'at a.js:1')).toMatch(/^[0-9a-f]{8}$/);
  expect(failureDigest('Cannot read x', 'at a.js:1')).toBe(failureDigest('Cannot read x', 'at a.js:1'));
  expect(failureDigest('Cannot read x', 'at a.js:1')).not.toBe(failureDigest('Cannot read y', 'at a.js:1'));
});

test('a stack that was cut on the way keeps its name', () => {
  const stack = 'at deep (app.js:1:1)\n'.repeat(1_000);
  expect(failureDigest('Too deep', stack)).toBe(failureDigest('Too deep', stack.slice(0, 8_000)));
});
