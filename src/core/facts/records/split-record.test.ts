import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitRecord } from './split-record.ts';

/** Fields as "name: example (type unit)", with ? before a name that was made up. */
function fieldsOf(text: string): string[] {
  return splitRecord(text).fields.map(({ field, named, type, unit, example }) => {
    const kind = [type, unit].filter((part) => part !== '').join(' ');
    return `${named ? '' : '?'}${field}: ${example}${kind ? ` (${kind})` : ''}`;
  });
}

describe('a record read out on the phone', () => {
  test('falls into its fields, and its first words name the thing', () => {
    const text = 'Booking 4711, Mrs Ito, Tuesday 10:30, room 2, not paid yet …';
    expect(splitRecord(text)).toMatchObject({ thing: 'Booking', example: 'Booking 4711' });
    expect(fieldsOf(text)).toEqual([
      '?Booking number: 4711',
      '?Who: Mrs Ito (person)',
      '?Day and time: Tuesday 10:30 (date)',
      'Room: 2',
      'Paid: not paid yet (yes or no)',
    ]);
  });

  test('grows as it is typed: each prefix keeps the fields that are complete', () => {
    expect(fieldsOf('Booking 4711, Mrs')).toEqual(['?Booking number: 4711', '?: Mrs']);
    expect(fieldsOf('')).toEqual([]);
  });

  test.each([
    ['Invoice no. R-2041', '?Invoice number: R-2041'],
    ['Kim, CHF 1,200.50', '?Amount: 1,200.50 (money CHF)'],
    ['Kim, 12,50 €', '?Amount: 12,50 (money €)'],
    ['Kim, 3 guests', 'Guests: 3 (number)'],
    ['Kim, 2.5 kg', '?Weight: 2.5 (number kg)'],
    ['Kim, born 1954', 'Born: 1954'],
    ['Kim, 24.11.2026', '?Day: 24.11.2026 (date)'],
    ['Kim, kim@example.com', '?E-mail: kim@example.com (text)'],
    ['Kim, allergic to nuts', '?: allergic to nuts'],
  ])('“%s” yields “%s”', (text, field) => {
    expect(fieldsOf(text)).toContain(field);
  });

  test('takes "name: value" lines by their names', () => {
    const text = 'Patient: Mr Abe\nRoom: 12\nFrom: 9:30\nWeb: https://shop.example/a';
    expect(splitRecord(text).thing).toBe('');
    expect(fieldsOf(text)).toEqual([
      'Patient: Mr Abe (person)',
      'Room: 12',
      'From: 9:30',
      'Web: https://shop.example/a',
    ]);
  });
});

describe('a row pasted from a spreadsheet', () => {
  test('is one field a cell, empty cells left out', () => {
    expect(fieldsOf('4711\tMrs Ito\t\t2026-11-24\tno\r\n')).toEqual([
      '?: 4711',
      '?Who: Mrs Ito (person)',
      '?Day: 2026-11-24 (date)',
      '?: no (yes or no)',
    ]);
  });

  test('takes the head above it for names, and keeps a field that is empty in this row', () => {
    expect(fieldsOf('Guest\tRoom\tRemark\tDue\n"Ito, ""Kim"""\troom 2\t\t30 EUR')).toEqual([
      'Guest: Ito, "Kim"',
      'Room: room 2',
      'Remark: ',
      'Due: 30 (money EUR)',
    ]);
  });

  test('does not take a first row with numbers in it for a head', () => {
    expect(fieldsOf('4711\tIto\n4712\tAbe')).toEqual(['?: 4711', '?: Ito']);
  });
});

describe('whatever is typed', () => {
  test('every field comes from the text, and no cell is too large to save', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const seen = text.replace(/\s+/g, ' ');
        for (const { example } of splitRecord(text).fields) {
          expect(example.length).toBeLessThanOrEqual(2_000);
          expect(seen.replaceAll('""', '"')).toContain(example.replaceAll('""', '"'));
        }
      }),
    );
  });

  test.each(['constructor: __proto__', '<b>x</b>, 🎉 5', `${'a '.repeat(9_000)}1`, `${'9'.repeat(19_999)},x`])(
    'stays text',
    (text) => {
      expect(splitRecord(text).fields.length).toBeGreaterThan(0);
    },
  );
});
