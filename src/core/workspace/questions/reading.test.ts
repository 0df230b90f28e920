import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Step, walked } from '#testing/core/walked.ts';
import { type RecordsTyped, readTyped, takeRecords } from './reading.ts';

const THINGS: Step = ['entities.records', [['Animal', '', '', '', '']]];

function typed(text: string, more: Partial<RecordsTyped> = {}): RecordsTyped {
  return { text, thing: null, hasHeader: null, corrections: {}, ...more };
}

const { workspace, question } = walked(THINGS);

/** What is read to a question, and the answer with it. */
function read(id: string, what: RecordsTyped, value?: readonly (readonly string[])[]) {
  const found = readTyped(what, question(id), value, workspace);
  return { found, taken: takeRecords(found, question(id), value) };
}

test('a thing gets its records word for word, with the names that were typed for their values', () => {
  const text = 'Rex, dog, 12.50 €\nMia, cat, 8 €';
  const first = read('entities.records', typed(text)).found;
  const key = first.fields.find(({ name }) => name === 'Amount')?.key ?? '';
  const { taken } = read(
    'entities.records',
    typed(text, { thing: 'Animal', corrections: { [key]: { name: 'Price' } } }),
  );
  expect(taken.value).toEqual([['Animal', 'Rex, dog, Price: 12.50 €', 'Mia, cat, Price: 8 €', '', '']]);
});

test('more than three are kept in the last cell, a line each, and none is taken twice', () => {
  const text = 'Booking 1, Ito\nBooking 2, Abe\nBooking 3, Kim\nBooking 4, Ann';
  const { taken } = read('entities.records', typed(text));
  expect(taken.value).toEqual([['Booking', 'Booking 1, Ito', 'Booking 2, Abe', 'Booking 3, Kim\nBooking 4, Ann', '']]);
  expect(read('entities.records', typed(text), taken.value).taken).toMatchObject({ added: 0, left: 0 });
});

test('what is corrected is taken as it was corrected', () => {
  const text = 'Rex, 12\nMia, 9';
  const { found } = read('entities.animal.fields', typed(text));
  const corrections = { [found.fields[1]?.key ?? '']: { name: 'Weight', type: 'number', unit: 'kg' } };
  const { taken } = read('entities.animal.fields', typed(text, { corrections }));
  expect(taken.value.map((row) => row.slice(0, 3).concat(row[6] ?? ''))).toEqual([
    ['Name', 'text', '', 'Rex\nMia'],
    ['Weight', 'number', 'kg', '12\n9'],
  ]);
});

test('of all that is pasted, what finds no room is told, and what is too long to be read stays unread', () => {
  const rows = Array.from({ length: 4_000 }, (_, at) => `Sensor ${at}, ${at} °C`);
  const { found, taken } = read('entities.animal.fields', typed(rows.join('\n')));
  expect(found.records.length).toBe(taken.added + taken.left);
  expect(taken.left).toBeGreaterThan(0);
  expect(rows.at(-1)).toBe(found.unread.split('\n').at(-1));
  expect(found.unread.split('\n').length + found.records.length).toBe(rows.length);
});

test('whatever rows are pasted, each cell stands in the answer', () => {
  const cell = fc.oneof(
    fc.constantFrom('Rex', '12.50 €', '3 May 2026', 'yes', 'paid', ''),
    fc.stringMatching(/^[a-z0-9]{1,8}$/),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 70 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const text = rows.map((row) => row.join('\t')).join('\n');
      const { taken } = read('entities.animal.fields', typed(text, { hasHeader: false }));
      const kept = taken.value.flat().join('\n');
      // “12g” is 12 with the unit g.
      for (const part of rows.flat().flatMap((one) => (kept.includes(one) ? [] : one.split(/(?<=\d) ?(?=\D)/u))))
        expect(kept).toContain(part);
    }),
  );
});
