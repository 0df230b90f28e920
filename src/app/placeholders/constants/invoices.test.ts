import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatSize, invoiceOf, numbersOnPage, pageCount, taxOn } from './invoices.ts';

test('the pages of a list hold every row that is left once, in order', () => {
  const lists = fc.record({
    count: fc.integer({ min: 0, max: 60 }),
    size: fc.integer({ min: 1, max: 12 }),
    gone: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }),
  });
  fc.assert(
    fc.property(lists, ({ count, size, gone }) => {
      const all = Array.from({ length: count }, (_, at) => at + 1);
      const left = all.filter((number) => !gone.includes(number));
      const pages = Array.from({ length: pageCount(left.length, size) }, (_, at) =>
        numbersOnPage(count, new Set(gone), at + 1, size),
      );
      expect(pages.flat()).toEqual(left);
      expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true);
    }),
  );
});

test('money and tax', () => {
  expect(taxOn(1_990, 0)).toBe(0);
  expect(taxOn(1_990, 19)).toBe(378);
  expect(formatMoney(123_450)).toBe('1 234.50 EUR');
  expect(formatMoney(invoiceOf(1).net)).toBe(formatMoney(invoiceOf(1).net));
});

test('sizes are said without losing a byte', () => {
  expect([1, 2, 999, 1000, 240_000, 500_001, 1e9].map(formatSize)).toEqual([
    '1 byte',
    '2 bytes',
    '999 bytes',
    '1 kB',
    '240 kB',
    '500 001 bytes',
    '1 GB',
  ]);
});
