import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuantity } from '../answers/cells.ts';
import type { Quantity } from '../answers/sourced.ts';
import { compareQuantities, convertUnit, isSameQuantity, isTimeUnit } from './units.ts';

function quantity(text: string): Quantity {
  const read = readQuantity(text);
  if (!read) throw new Error(`“${text}” is no quantity.`);
  return read;
}

const SIGNS = new Map([
  [-1, '<'],
  [0, '='],
  [1, '>'],
]);

describe('two quantities', () => {
  test.each([
    '90 minutes = 1.5 hours',
    '24 h = 1 day',
    '2 weeks = 14 days',
    '2 fortnights = 4 weeks',
    '1 year = 12 months',
    '4 quarters = 1 yr',
    '0.1 h = 6 min',
    '5 business days = 5 Working Days',
    '4 business days > 1 workday',
    '1 working day ? 1 day',
    '30 days ? 1 month',
    '27 days < 1 month',
    '32 days > 1 month',
    '365 days ? 1 year',
    '367 days > 1 year',
    '3652 days ? 10 years',
    '3649 days < 10 years',
    '3 months < 14 weeks',
    '1000 kB = 1 MB',
    '1024 KiB = 1 MiB',
    '1 MB < 1 MiB',
    '500 bytes < 1 kilobyte',
    '1 km = 1000 metres',
    '1 inch > 2.5 cm',
    '2.5 kg = 2500 grams',
    '1 lb < 500 g',
    '3 litres = 3000 ml',
    '1 m³ = 1000 l',
    '19 % = 19 percent',
    '5 per mille < 1 %',
    '10 EUR = 10 euros',
    '€ 10 = 10 eur',
    '10 EUR ? 10 USD',
    '10 EUR ? 10',
    '3 = 3.0',
    '3 tries < 4 Tries',
    '3 tries ? 3 people',
    '3 kg ? 3 days',
    '3 parsecs = 3 parsecs',
    '3 期 < 4 期',
    '3 constructor ? 3 toString',
    '−3 days < 0 days',
  ])('%s', (line) => {
    const [, one = '', sign = '', other = ''] = /^(.+?) ([<=>?]) (.+)$/u.exec(line) ?? [];
    const found = compareQuantities(quantity(one), quantity(other));
    expect(found === undefined ? '?' : SIGNS.get(Math.sign(found))).toBe(sign);
    expect(isSameQuantity(quantity(one), quantity(other))).toBe(sign === '=');
  });

  test('compare the same way from both sides, with themselves, and never throw', () => {
    const unit = fc.oneof(
      fc.constantFrom('', 'days', 'months', 'h', 'MB', 'kg', '%', 'EUR', 'working days'),
      fc.string(),
    );
    const any = fc.record({ amount: fc.integer({ min: -1e6, max: 1e6 }), unit, text: fc.constant('') });
    fc.assert(
      fc.property(any, any, (a, b) => {
        const there = compareQuantities(a, b);
        const back = compareQuantities(b, a);
        expect(compareQuantities(a, a)).toBe(0);
        expect(there === undefined).toBe(back === undefined);
        if (there !== undefined && back !== undefined) expect(Math.sign(there) + Math.sign(back)).toBe(0);
      }),
    );
  });
});

test.each([
  [90, 'minutes', 'h', 1.5],
  [1, 'GiB', 'MiB', 1024],
  [0.3, 'kg', 'g', 300],
  [3, 'EUR', 'EUR', 3],
  [1, 'month', 'days', undefined],
  [1, 'working day', 'day', undefined],
] as const)('%d %s in %s: %s', (amount, from, to, result) => {
  expect(convertUnit(amount, from, to)).toBe(result);
});

test.each([
  ['days', true],
  ['Working days', true],
  ['yr', true],
  ['ms', true],
  ['', false],
  ['EUR', false],
  ['m', false],
] as const)('“%s” counts time: %s', (unit, is) => {
  expect(isTimeUnit(unit)).toBe(is);
});
