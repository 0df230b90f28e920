import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineCount, widthOf } from './sizes.ts';

describe('the width of a text', () => {
  test.each([
    ['illi', '<', 'mmmm'],
    ['order', '<', 'ORDER'],
    ['Rechnung', '<', 'Rechnungsposition'],
    ['invoice', '<', '請求書請求書請'],
    ['e\u0301te\u0301', '=', 'ete'],
  ])('%s %s %s', (one, sign, other) => {
    expect(Math.sign(widthOf(one) - widthOf(other))).toBe(sign === '<' ? -1 : 0);
  });

  test('any text has a width, and more text is not narrower', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, more) => {
        expect(widthOf(one)).toBeGreaterThanOrEqual(0);
        expect(widthOf(one + more)).toBeGreaterThanOrEqual(widthOf(one) - 1e-9);
      }),
    );
  });
});

describe('the lines of a text', () => {
  const room = widthOf('order line ');
  test.each([
    ['order', 1],
    ['order line', 1],
    ['order line item', 2],
    ['order line order line', 2],
    ['orderlineorderlineorder', 3],
    ['注文書注文書', 2],
    ['', 1],
  ])('%j takes %i', (text, lines) => {
    expect(lineCount(text, room)).toBe(lines);
  });

  test('a text fits on one line of its own width', () => {
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => lineCount(text, widthOf(text) || 1) === 1));
  });
});
