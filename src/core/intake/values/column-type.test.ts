import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recognise } from '#core/facts/records/recognise.ts';
import { columnReader } from './column-type.ts';

const typeOf = (...values: readonly string[]) => {
  const reader = columnReader();
  for (const value of values) reader.add(value);
  return reader.read('').type;
};

describe('a value tells the same in a column of a file as in a record that is read out loud', () => {
  test.each([
    ['ann@example.org', 'email'],
    ['https://example.org/a', 'web address'],
    ['+49 30 123456', 'telephone'],
    ['12 HUF', 'money'],
    ['NZD 4.50', 'money'],
    ['oui', 'yes or no'],
    ['2026-03-12', 'date'],
    ['12 March 2026', 'date'],
    ['ann@example.org, bob@example.org', 'text'],
  ])('%s: %s', (value, type) => {
    const { type: spoken, format } = recognise(value);
    expect([typeOf(value), format ?? (spoken || 'text')]).toEqual([type, type]);
  });
});

const read = (values: readonly string[]) => {
  const reader = columnReader();
  for (const [row, value] of values.entries()) reader.add(value, row);
  return reader.read('');
};

test('a column is what most of its values are, and the others are told by their rows', () => {
  const days = Array.from({ length: 20 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`);
  const odd = ['2026-02-30', '2021-13-01', '44927', 'yesterday', 'Spring 2020'];
  const { type, example, odd: told, oddCount } = read([...odd, ...days]);
  expect([type, example, oddCount]).toEqual(['date', '2026-03-01', 5]);
  expect(told).toEqual(odd.map((value, row) => ({ row, why: `“${value}” is no date` })));
});

test('a broken address is told where the others are addresses; where only half are dates, the column stays text', () => {
  expect(read(['a@x.org', 'b@x', 'c@x.org', 'd@x.org'])).toMatchObject({
    type: 'email',
    odd: [{ row: 1, why: '“b@x” is no e-mail address' }],
  });
  expect(read(['2026-01-01', '2026-01-02', '2026-01-03', 'soon', 'later'])).toMatchObject({
    type: 'text',
    odd: [
      { row: 3, why: '“soon” is no date, as most of the column is' },
      { row: 4, why: '“later” is no date, as most of the column is' },
    ],
  });
  expect(read(['Ann', 'Bob', '2026-01-03', 'Cy'])).toMatchObject({ type: 'text', odd: [] });
});

test('whatever else a column holds, every value fits its type, or is counted as odd', () => {
  const value = fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 28 }).map((day) => `2026-05-${String(day).padStart(2, '0')}`) },
    { weight: 1, arbitrary: fc.constantFrom('2026-02-30', 'soon', '31.02.2026', '12', 'n/a', '31/02/2026') },
  );
  fc.assert(
    fc.property(fc.array(value, { minLength: 5, maxLength: 300 }), (values) => {
      const isOdd = (one: string) => !one.startsWith('2026-05');
      const { type, odd, oddCount } = read(values);
      if (type !== 'date') return;
      expect(oddCount).toBe(values.filter(isOdd).length);
      expect(odd.map(({ row }) => row)).toEqual(values.flatMap((one, row) => (isOdd(one) ? [row] : [])).slice(0, 5));
    }),
  );
});
