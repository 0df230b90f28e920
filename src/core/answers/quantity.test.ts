import { expect, test } from 'vitest';
import { readQuantity } from './cells.ts';

test.each([
  ['14 days', 14, 'days'],
  ['€ 20', 20, '€'],
  ['EUR 1,200.50', 1200.5, 'EUR'],
  ['1 200.50 EUR', 1200.5, 'EUR'],
  ['5 %', 5, '%'],
  ['5%', 5, '%'],
  ['3', 3, ''],
  ['-4 °C', -4, '°C'],
  ['about 200', 200, ''],
  ['ca. 200 a day', 200, 'a day'],
  ['~ 5 kg', 5, 'kg'],
  ['US$ 5', 5, 'US$'],
  ['Fr. 7', 7, 'Fr.'],
  ['12 m³', 12, 'm³'],
  ['5 calls per 100 users', 5, 'calls per 100 users'],
])('%j is %d in “%s”', (words, amount, unit) => {
  expect(readQuantity(words)).toEqual({ amount, unit, text: words });
});

test.each([
  '',
  'heaps',
  'from 3 to 5 days',
  '3 - 5',
  '3 to 5 days',
  'A4',
  'No. 5',
  'at most 14 days',
  '-',
  'two weeks',
])('%j is no quantity', (words) => expect(readQuantity(words)).toBeUndefined());
