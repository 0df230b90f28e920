import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsIn, PARTS, type TableValue } from '#core/index.ts';
import { cellOf } from '../answers/answer-value.ts';
import { mergeRowEntries } from '../answers/draft-writer.ts';
import { ENTITY_KEY, fitFields, parseRecord } from './spoken-record.ts';

const NONE = new Map<string, string>();

test('a name typed on the card stays with its value when another field is put in before it', () => {
  const [, wish] = parseRecord('Kim, by the window', NONE).fields;
  const names = new Map([[wish?.key ?? '', 'Wish']]);
  expect(parseRecord('Kim, room 2, by the window', names).fields.map(({ field }) => field)).toEqual([
    '',
    'Room',
    'Wish',
  ]);
});

test('two fields that read the same keep names of their own', () => {
  const [, first, second] = parseRecord('Kim, no, no', NONE).fields;
  expect(first?.key).not.toBe(second?.key);
});

test('a made-up name says so until somebody types it', () => {
  const guessed = parseRecord('Kim, Mrs Ito', NONE).fields[1];
  expect(guessed).toMatchObject({ field: 'Who', from: 'guess' });
  const typed = parseRecord('Kim, Mrs Ito', new Map([[guessed?.key ?? '', 'Who']])).fields[1];
  expect(typed).toMatchObject({ field: 'Who', from: 'decided' });
});

test('the kind of thing is a hole until the words or somebody names it, and then stands on every field', () => {
  expect(parseRecord('Mrs Ito, room 2', NONE)).toMatchObject({ thing: '', thingFrom: 'hole' });
  const named = parseRecord('Mrs Ito, room 2', new Map([[ENTITY_KEY, 'Guest']]));
  expect(named.fields.map(({ thing }) => thing)).toEqual(['Guest', 'Guest']);
});

const ALL = PARTS.entities.questions.find(({ id }) => id === 'entities.fields')?.shape;
if (!ALL) throw new Error('The bank does not ask for fields.');
const COLUMNS = columnsIn(ALL);
/** The shape of the question about one entity: without the column that names it. */
const OWN = { shape: 'table', columns: COLUMNS.filter(({ id }) => id !== 'thing') } as const;

/** Adds records to one answer, one after the other: the examples in it, and the fields left out. */
function taken(texts: readonly string[], shape: typeof ALL = OWN, held: TableValue = []) {
  let rows = held;
  const left: string[] = [];
  for (const text of texts) {
    const fields = parseRecord(text, new Map()).fields.map((field) => ({ ...field, thing: 'Booking' }));
    const fitted = fitFields(rows, shape, fields);
    rows = (shape && mergeRowEntries(rows, shape, fitted.added, ['field', 'thing'])) ?? rows;
    left.push(...fitted.rejected.map(({ field, example }) => `${field} ${example}`));
  }
  const columns = columnsIn(shape);
  return { rows, left, examples: rows.map((row) => cellOf(row, columns, 'example')) };
}

const BRUNO = 'Bruno Keller, Tuesday 10:40, Dr Lang, 20 minutes, not paid yet';

test.each([
  ['of one thing', OWN],
  ['of all things', ALL],
])('five values are read and five arrive in the answer on fields %s', (_, shape) => {
  const { examples, left } = taken([`${BRUNO}, limping, no, no`], shape);
  expect(examples).toEqual([
    ...['Bruno Keller', 'Tuesday 10:40', 'Dr Lang', '20', 'not paid yet', 'limping', 'no', 'no'],
  ]);
  expect(left).toEqual([]);
});

test('a second record writes over no example, and says which values found no place', () => {
  const { examples, left } = taken(['Kim, room 2, by the window', 'Ito, room 3, by the window']);
  expect(examples).toEqual(['Kim', '2', 'by the window', 'Ito']);
  expect(left).toEqual(['Room 3']);
});

test('a guess does not write over a type that somebody said', () => {
  const row = (...cells: readonly string[]) => OWN.columns.map((_, at) => cells[at] ?? '');
  const { rows } = taken(['Due: 30 EUR'], OWN, [row('Due', 'date')]);
  expect(rows.map(([field, type]) => [field, type])).toEqual([['Due', 'date']]);
});

test('whatever is typed, every value that was read arrives or is named as left', () => {
  const piece = fc.oneof(
    fc.constantFrom('room 2', 'room 3', 'no', '30 EUR', 'Dr Lang', 'Tuesday 10:40', 'Due: 5', 'Due: 6'),
    fc.string({ unit: 'grapheme', maxLength: 9 }),
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(', '));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3 }), fc.constantFrom(OWN, ALL), (texts, shape) => {
      const { examples, left } = taken(texts, shape);
      for (const { field, example } of texts.flatMap((one) => parseRecord(one, new Map()).fields)) {
        expect([...examples, ...left.map((one) => one.slice(field.length + 1))]).toContain(example);
      }
    }),
  );
});
