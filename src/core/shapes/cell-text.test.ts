import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellText, readCell } from './cell-text.ts';
import { comparisonKey } from './index.ts';
import type { ShapeSpec, Value } from './types.ts';

const REUSE = {
  shape: 'choice',
  options: [
    { id: 'never', label: 'Never' },
    { id: 'later', label: 'Yes, after a while' },
    { id: 'always', label: 'Yes, at once' },
  ],
} as const;
const DAYS = { shape: 'number', units: ['days', 'working days'] } as const;
const LIST = { shape: 'list' } as const;

const read = (typed: string, shape: ShapeSpec) => {
  const result = readCell(typed, shape);
  return result.ok ? result.value : result.problem;
};

describe('what is typed into a cell', () => {
  test.each<[string, ShapeSpec, Value]>([
    ['never', REUSE, 'never'],
    ['Yes, at', REUSE, 'always'],
    ['only with a stamp', REUSE, 'only with a stamp'],
    ['3 days', DAYS, { amount: '3', unit: 'days' }],
    ['name; phone ;', LIST, ['name', 'phone']],
    ['name\nphone; work', LIST, ['name', 'phone; work']],
    ['- phone; work', LIST, ['phone; work']],
  ])('%s is read by the shape of its question', (typed, shape, value) => {
    expect(read(typed, shape)).toEqual(value);
  });
  test.each<[string, ShapeSpec, string]>([
    ['yes', REUSE, '“yes” can mean several things here: Yes, after a while; Yes, at once.'],
    ['3', DAYS, 'A number needs a unit: days, working days.'],
    ['soon', DAYS, '“soon” is not a number; write digits, like 30 or 1200.50.'],
  ])('%s is refused with a sentence, never guessed', (typed, shape, problem) => {
    expect(read(typed, shape)).toBe(problem);
  });
});

test('an answer is read back from its cell as it was', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((said) => /[\p{L}\p{N}]/u.test(said));
  const item = words.map((said) => said.replace(/\s+/gu, ' ').trim()).filter((said) => said !== '');
  const answer: fc.Arbitrary<readonly [ShapeSpec, Value]> = fc.oneof(
    fc.tuple(fc.constant(LIST), fc.array(item, { minLength: 1, maxLength: 5 })),
    fc.tuple(fc.constant(REUSE), fc.constantFrom('never', 'later', 'always')),
    fc.tuple(
      fc.constant({ ...REUSE, shape: 'multi' as const }),
      fc.uniqueArray(fc.constantFrom('never', 'later'), { minLength: 1 }),
    ),
    fc.tuple(fc.constant(DAYS), fc.record({ amount: fc.nat().map(String), unit: fc.constantFrom(...DAYS.units) })),
    fc.tuple(fc.constant({ shape: 'text' as const }), words),
  );
  fc.assert(
    fc.property(answer, ([shape, value]) => {
      const again = readCell(cellText(value, shape), shape);
      expect(again.ok && comparisonKey(again.value, shape)).toBe(comparisonKey(value, shape));
    }),
  );
});
