import { describe, expect, test } from 'vitest';
import { checkValue, comparisonKey, parseValue, serializeValue } from './index.ts';
import type { ShapeSpec, Value } from './types.ts';

/** Whether two answers say the same. */
const sameValue = (a: Value, b: Value, spec: ShapeSpec) => comparisonKey(a, spec) === comparisonKey(b, spec);

const money: ShapeSpec = { shape: 'number', units: ['EUR', 'USD'] };
const time: ShapeSpec = { shape: 'number', units: ['minutes', 'hours', 'business days'] };
const list: ShapeSpec = { shape: 'list' };
const people: ShapeSpec = {
  shape: 'table',
  columns: [
    { id: 'who', label: 'Who' },
    { id: 'many', label: 'How many' },
  ],
};
const arrows: ShapeSpec = {
  shape: 'edges',
  columns: [
    { id: 'event', label: 'Event' },
    { id: 'actor', label: 'Who' },
  ],
};
const rights: ShapeSpec = {
  shape: 'matrix',
  rows: 'Role',
  columns: 'Action',
  cells: ['yes', 'no', 'own', 'if'],
};
const pick: ShapeSpec = { shape: 'choice', options: [{ id: 'never', label: 'Never again' }] };
const picks: ShapeSpec = { ...pick, shape: 'multi' };

function read(text: string, spec: ShapeSpec): Value {
  const parsed = parseValue(text, spec);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

function refused(text: string, spec: ShapeSpec): string {
  const parsed = parseValue(text, spec);
  return parsed.ok ? JSON.stringify(parsed.value) : parsed.problem;
}

describe('an amount with its unit', () => {
  test.each([
    ['30 minutes', time, '30 minutes'],
    ['30min', time, '30 minutes'],
    ['1 Hour', time, '1 hours'],
    ['2 business day', time, '2 business days'],
    ['1 200.50 eur', money, '1200.50 EUR'],
    ['1,200.50 EUR', money, '1200.50 EUR'],
    ['1.200,50 EUR', money, '1200.50 EUR'],
    ['1.234.567 EUR', money, '1234567 EUR'],
    ['€ 12,5', money, '12.5 EUR'],
    ['−3 USD', money, '-3 USD'],
  ] as const)('%s', (typed, spec, kept) => {
    expect(serializeValue(read(typed, spec), spec)).toBe(kept);
  });

  test.each([
    ['1.200 EUR', money, '“1.200” can be read in two ways; write 1200 or 1.2000.'],
    ['30', time, 'A number needs a unit: minutes, hours, business days.'],
    ['30 parsecs', time, '“parsecs” is not one of the units: minutes, hours, business days.'],
    ['a few minutes', time, '“a few” is not a number; write digits, like 30 or 1200.50.'],
    ['1,20,0.5 EUR', money, '“1,20,0.5” is not a number; write digits, like 30 or 1200.50.'],
  ] as const)('%s is asked back', (typed, spec, sentence) => {
    expect(refused(typed, spec)).toBe(sentence);
  });

  test('the same time in two units is the same', () => {
    expect(sameValue({ amount: '90', unit: 'minutes' }, { amount: '1.5', unit: 'hours' }, time)).toBe(true);
    expect(sameValue({ amount: '24', unit: 'hours' }, { amount: '1', unit: 'business days' }, time)).toBe(false);
    expect(sameValue({ amount: '1 200,50', unit: '€' }, { amount: '1200.5', unit: 'EUR' }, money)).toBe(true);
  });
});

describe('what people paste', () => {
  test('lines, bullets and numbers are items', () => {
    expect(read('Booking\r\n* Patient\n\n 2. Room\n-5 degrees', list)).toEqual([
      'Booking',
      'Patient',
      'Room',
      '-5 degrees',
    ]);
  });

  test('a range of a spreadsheet with a header, quoted line breaks and quotes', () => {
    const range = 'How many\tWho\r\n3\t"Clerk\nof the ""front"" desk"\r\n\t"Ann" the cook\r\n';
    expect(read(range, people)).toEqual([
      ['Clerk\nof the "front" desk', '3'],
      ['"Ann" the cook', ''],
    ]);
  });

  test('a range whose first cell is blank keeps its columns', () => {
    expect(read('\t12\nCook\t1', people)).toEqual([
      ['', '12'],
      ['Cook', '1'],
    ]);
  });

  test('a Markdown table with its columns in another order, and lines with pipes', () => {
    expect(read('| how many | who |\n|---|:--:|\n| 3 | Clerk |', people)).toEqual([['Clerk', '3']]);
    expect(read('Clerk | 3\nCook | 1', people)).toEqual([
      ['Clerk', '3'],
      ['Cook', '1'],
    ]);
  });

  test('arrows, also several in a row', () => {
    expect(read('New -> Paid: pay | Clerk\n- Paid → Sent → Gone', arrows)).toEqual([
      ['New', 'Paid', 'pay', 'Clerk'],
      ['Paid', 'Sent', '', ''],
      ['Sent', 'Gone', '', ''],
    ]);
  });

  test('a matrix from a spreadsheet, by first letters', () => {
    expect(read('\tCreate\tDelete\nClerk\ty\tIF under 5 EUR\nGuest\t\tNo', rights)).toEqual({
      rows: ['Clerk', 'Guest'],
      columns: ['Create', 'Delete'],
      cells: [
        ['yes', 'if under 5 EUR'],
        ['', 'no'],
      ],
    });
  });

  test('options by their label, and words of one’s own', () => {
    expect(read(' NEVER  again ', pick)).toBe('never');
    expect(read('- Never again\n- only on Mondays\n- never', picks)).toEqual(['never', 'only on Mondays']);
  });
});

describe('trouble is named with its place', () => {
  test.each([
    ['Clerk\t3\nCook\t1\tx', people, 'The row “Cook” has 3 cells; there are 2 columns: Who, How many.'],
    ['| Who | How many |\n|---|---|\nClerk, 3', people, 'Line 3 is not a row of the table: start it with “|”.'],
    ['New -> Paid\nPaid', arrows, 'Line 2 is not an arrow; write it like “New -> Paid”.'],
    ['New ->', arrows, 'Row 1 does not say where it goes: fill in “To”.'],
    [
      '\tDelete\nClerk\tperhaps',
      rights,
      '“perhaps” is not possible at “Clerk” and “Delete”; use one of yes, no, own, if.',
    ],
    ['\tDelete\nClerk\tyes\nclerk\tno', rights, 'Two rows are called “clerk”; keep one.'],
    ['Clerk\nGuest', rights, 'Name at least one column (Action).'],
    ['x'.repeat(20_001), { shape: 'text' }, 'The text is 20,001 characters long; the limit is 20,000.'],
    ['x\n'.repeat(2_001), list, 'There are 2,001 items; the limit is 2,000.'],
  ] as const)('%#', (text, spec, sentence) => {
    expect(refused(text, spec)).toBe(sentence);
  });

  test('rows that are too short, items on two lines, broken characters', () => {
    expect(checkValue([['Clerk']], people)).toBe('Row 1 has 1 cells; there are 2 columns: Who, How many.');
    expect(checkValue(['a', 'b\nc'], list)).toBe('Item 2 has a line break; keep it on one line.');
    expect(checkValue([['Clerk', '\ud83d']], people)).toBe(
      '“How many” in row 1 contains a broken character; type it again.',
    );
  });
});

test('what is compared: choices in any case, several in any order, arrows as a set', () => {
  expect(sameValue('Never again', 'never', pick)).toBe(true);
  expect(sameValue(['never', 'Own words'], ['own  words', 'NEVER'], picks)).toBe(true);
  expect(sameValue(['a', 'b'], ['b', 'a'], list)).toBe(false);
  const one = [['New', 'Paid', '', '']];
  const other = [['Paid', 'Sent', '', '']];
  expect(sameValue([...one, ...other], [...other, ...one, ['', '', '', '']], arrows)).toBe(true);
});
