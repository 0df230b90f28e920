import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsIn } from '../../shapes/columns.ts';
import { bankQuestion } from '../../slots/bank.ts';
import { exampleLines } from './example-lines.ts';
import { knownFieldsIn, withRecords } from './field-rows.ts';
import { type ReadingContext, readRecords } from './read-records.ts';

/** Fields as "name (type unit): what each record says", with ? before a name that was made up. */
function read(text: string, context?: ReadingContext): string[] {
  return readRecords(text, context).fields.map(({ name, from, type, unit, cells }) => {
    const mark = from === 'said' || from === 'known' ? '' : '?';
    return `${mark}${name} (${[type, unit].filter(Boolean).join(' ')}): ${cells.map((cell) => cell || '–').join(' | ')}`;
  });
}

describe('records of any product, a line each', () => {
  test('a clinic', () => {
    expect(
      read(
        'Rex, dog, 4 years, Mrs Miller, 12.50 €, 3 May 2026, waiting\nMia, cat, 2 years, Mr Abe, 8 €, 4 May 2026, paid\nBob, dog, Mr Abe, 0 €, waiting',
      ),
    ).toEqual([
      '?Name (text): Rex | Mia | Bob',
      '?Kind (choice): dog | cat | dog',
      '?Age (number years): 4 | 2 | –',
      '?Who (person): Mrs Miller | Mr Abe | Mr Abe',
      '?Amount (money €): 12.50 | 8 | 0',
      '?Day (date): 3 May 2026 | 4 May 2026 | –',
      '?State (choice): waiting | paid | waiting',
    ]);
  });

  test('measurements', () => {
    expect(read('Station A, 12:30, 21.4 °C, 3.2 m/s\nStation B, 13:00, 19.8 °C, 2.1 m/s')).toEqual([
      '?Name (text): Station A | Station B',
      '?Time (time of day): 12:30 | 13:00',
      '?Temperature (number °C): 21.4 | 19.8',
      '?Speed (number m/s): 3.2 | 2.1',
    ]);
  });

  test('events, with a comma in their dates', () => {
    expect(
      read('Party, May 3, 2026, 200 guests, https://x.example\nJazz, June 5, 2026, 80 guests, www.y.example'),
    ).toEqual([
      '?Name (text): Party | Jazz',
      '?Day (date): May 3, 2026 | June 5, 2026',
      'Guests (number): 200 | 80',
      '?Web (web address): https://x.example | www.y.example',
    ]);
  });

  test('a shop, told with names, in any order and not always all of them', () => {
    expect(read('name: Mug; price: 9 EUR; sold: yes\nprice: 12 EUR; name: Bowl; sizes: S, M')).toEqual([
      'Name (text): Mug | Bowl',
      'Sizes (text): – | S, M',
      'Price (money EUR): 9 | 12',
      'Sold (yes or no): yes | –',
    ]);
  });

  test('a tool library, whose values name records of another thing and a group of people', () => {
    const context = { things: [{ label: 'Tool', names: ['Tile saw', 'Cordless drill'] }], people: ['Volunteer'] };
    const header = 'Tool\tVolunteer\tDue\n';
    expect(read(`${header}Tile saw\tKim\t2026-05-03\nCordless drill\tAna\t2026-05-04`, context)).toEqual([
      'Tool (link Tool): Tile saw | Cordless drill',
      'Volunteer (person): Kim | Ana',
      'Due (date): 2026-05-03 | 2026-05-04',
    ]);
    expect(read('L-1, tile saw\nL-2, cordless drill', context)).toContain(
      '?Tool (link Tool): tile saw | cordless drill',
    );
  });
});

describe('a first line', () => {
  test('holds names where what is below has another form', () => {
    expect(readRecords('Guest,Room,Paid\nIto,2,yes\nAbe,3,no')).toMatchObject({ header: ['Guest', 'Room', 'Paid'] });
    expect(readRecords('Rex\tdog\nMia\tcat').header).toBeNull();
    expect(readRecords('Rex, dog, waiting\nMia, cat, paid').header).toBeNull();
  });

  test('is read as people say', () => {
    expect(read('Breed\tKeeper\nBeagle\tAnna', { hasHeader: true })).toEqual([
      'Breed (text): Beagle',
      'Keeper (text): Anna',
    ]);
    expect(read('Name\tPrice\nRex\t3', { hasHeader: false })[0]).toBe('?Name (text): Name | Rex');
  });
});

test('amounts and days tell their range, choices their words, states that they are states', () => {
  const { fields } = readRecords('A, 3 kg, 25/05/2026, open\nB, 12 kg, 03/06/2026, closed\nC, 5 kg, 01/05/2026, open');
  expect(fields.map(({ seen }) => seen)).toEqual([null, ['3', '12'], ['01/05/2026', '03/06/2026'], null]);
  expect(fields[3]).toMatchObject({ isState: true, choices: ['open', 'closed'] });
});

test('values of mixed units keep them', () => {
  expect(read('A, 3 kg\nB, 500 g')[1]).toBe('?Weight (number): 3 kg | 500 g');
});

const SHAPE = bankQuestion('entities.fields')?.shape;
if (!SHAPE) throw new Error('The bank does not ask for fields.');
const OWN = { shape: 'table', columns: columnsIn(SHAPE).filter(({ id }) => id !== 'thing') } as const;

test('later records are added to the fields that are there, and no record twice', () => {
  const first = withRecords(undefined, OWN, 'Animal', readRecords('Rex, dog, 4 years\nMia, cat, 2 years').fields).value;
  const fields = knownFieldsIn(first, OWN, 'Animal');
  const more = withRecords(
    first,
    OWN,
    'Animal',
    readRecords('Bob, 7 years, red\nMia, cat, 2 years', { fields }).fields,
  );
  expect(more).toMatchObject({ added: 1, left: 0 });
  expect(knownFieldsIn(more.value, OWN, 'Animal').map(({ name, cells }) => [name, ...cells])).toEqual([
    ['Name', 'Rex', 'Mia', 'Bob'],
    ['', 'dog', 'cat', 'red'],
    ['Age', '4', '2', '7'],
  ]);
});

test('whatever is typed, each value stands in the line of its record, word for word or with its unit', () => {
  const word = fc.constantFrom(
    'Rex',
    'dog',
    'Mrs Miller',
    'waiting',
    'paid',
    'not paid yet',
    'a@b.example',
    'in the hall',
  );
  const amount = fc.tuple(
    fc.integer({ min: 0, max: 9_999 }),
    fc.constantFrom(' €', ' kg', ' years', ' guests', '', ' %'),
  );
  const odd = fc.stringMatching(/^[a-zäé0-9 .:/"'’|#€-]{1,12}$/);
  const value = fc.oneof(
    word,
    amount.map(([count, unit]) => `${count}${unit}`),
    fc.constantFrom('3 May 2026', '12:30'),
    odd,
  );
  const record = fc.array(value, { minLength: 1, maxLength: 6 });
  const separator = fc.constantFrom(', ', '; ', '\t');
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), separator, (records, between) => {
      const text = records.map((one) => one.join(between)).join('\n');
      const result = readRecords(text);
      const taken = withRecords(undefined, OWN, 'Thing', result.fields);
      const at = (id: string) => OWN.columns.findIndex((column) => column.id === id);
      const kept = taken.value
        .flatMap((row) => [
          row[at('field')] ?? '',
          ...exampleLines(row[at('example')] ?? '').map((line) => `${line} ${row[at('unit')]}`),
        ])
        .concat(result.header ?? [])
        .join('\n')
        .toLowerCase();
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      for (const one of words) expect(kept).toContain(one);
    }),
  );
});
