import { describe, expect, test } from 'vitest';
import { nameSearchOf } from './names-in-words.ts';
import { numbersInWords } from './quantities-in-words.ts';
import { stems } from './settled-words.ts';

describe('names in words', () => {
  const search = nameSearchOf(
    ['Due', 'Due date', 'Café', '貸出', 'constructor', '__proto__'].map((name) => [name, name]),
  );

  test.each([
    ['the longer name', 'before the due date', ['Due date']],
    ['whole words only', 'dues, overdue and undue', []],
    ['whatever the case and the blanks', 'DUE   DATE', ['Due date']],
    ['whatever the coding of accents', 'in the Cafe\u0301', ['Café']],
    ['within a script without blanks', '新しい貸出の日', ['貸出']],
    ['in the order of the text', 'due at the café', ['Due', 'Café']],
    ['names that code knows', 'constructor and __proto__', ['constructor', '__proto__']],
    ['none', '', []],
  ])('%s: “%s”', (_, text, names) => {
    expect(search.mentioned(text).map(({ of }) => of)).toEqual(names);
  });

  test('what is left without them', () => {
    expect(search.rest('the due date of the café, please')).toEqual(['the', 'of', 'the', 'please']);
  });
});

describe('numbers in words', () => {
  test.each([
    ['at most 14 days', ['14 days']],
    ['1 to 8', ['1', '8']],
    ['from 1 200.50 EUR', ['1200.50 EUR']],
    ['€ 20 or 20 €', ['20 €', '20 €']],
    ['5 % of it', ['5 %']],
    ['3 working days later', ['3 working days']],
    ['14 copies', ['14']],
    ['on 2026-03-14 at 09:30', []],
    ['A4, 4x4 and v1.2', []],
    ['like "14 days"', []],
    ['14, 15.', ['14', '15']],
    ['fourteen', []],
  ])('“%s”', (text, numbers) => {
    expect(numbersInWords(text).map((one) => one.text)).toEqual(numbers);
  });

  test('a unit of one’s own', () => {
    expect(numbersInWords('14 copies', (unit) => unit === 'copies')[0]?.readings).toEqual([
      { amount: 14, unit: 'copies', text: '14 copies' },
    ]);
  });
});

test.each([
  ['approves the invoices', 'approve the invoice'],
  ['entering entries', 'enter entry'],
  ['submitted', 'submit'],
  ['closing', 'close'],
  ['Genehmigung', 'genehmigung'],
  ['承認', '承認'],
])('“%s” has the stems of “%s”', (one, other) => {
  expect(stems(one)).toEqual(stems(other));
});

test.each([
  ['pay', 'play'],
  ['class', 'clas'],
  ['string', 'str'],
])('“%s” is not “%s”', (one, other) => {
  expect(stems(one)).not.toEqual(stems(other));
});
