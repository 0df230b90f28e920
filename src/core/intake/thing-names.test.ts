import { expect, test } from 'vitest';
import { readCsv } from './readers/read-csv.ts';
import { fileThings, withNames } from './thing-names.ts';
import { nameInTitle, namesInTitle } from './titles.ts';

const TITLE = 'Customers of the workshop, exported 2026';
const CSV = `"${TITLE}",,\nNo,Name,E-mail\nC-001,Ann,ann@example.org\nC-002,Bob,bob@example.org`;

const thingsIn = (csv: string, known: readonly string[], chosen = {}) => {
  const { proposals } = readCsv(csv, 'x.csv');
  return fileThings([{ file: 'x.csv', proposals }], known, chosen).map(({ name, title, isKnown }) => [
    name,
    title,
    isKnown,
  ]);
};

test.each([CSV, CSV.replaceAll('"', '').replace(/,,$/m, ',,,,,').replace('No,Name,E-mail', 'No,Name,E-mail,A,B,C')])(
  'a title above a table names no columns, and is about the known thing that it names: %j',
  (csv) => {
    const { proposals } = readCsv(csv, 'x.csv');
    expect(proposals.filter(({ kind }) => kind === 'field').slice(0, 3)).toMatchObject(
      ['No', 'Name', 'E-mail'].map((name) => ({ name, of: 'Customer' })),
    );
    expect(thingsIn(csv, ['Job', 'Customer'])).toEqual([['Customer', TITLE, true]]);
    expect(thingsIn(csv, ['Job'])).toEqual([['Customer', TITLE, false]]);
  },
);

test('a name chosen by hand counts, under the spelling that is known; a blank one does not', () => {
  const id = 'x.csv customer';
  expect(thingsIn(CSV, ['Client'], { [id]: ' clients ' })).toEqual([['Client', TITLE, true]]);
  expect(thingsIn(CSV, ['Client'], { [id]: 'Guest' })).toEqual([['Guest', TITLE, false]]);
  expect(thingsIn(CSV, ['Client'], { [id]: ' ' })).toEqual([['Customer', TITLE, false]]);
});

test('a misspelt thing is the known one, unless another table is called exactly that', () => {
  const of = (...names: readonly string[]) =>
    fileThings(
      [{ file: 'x', proposals: names.map((name) => ({ kind: 'thing', name, examples: [], place: '' })) }],
      ['Supplier'],
      {},
    ).map(({ name }) => name);
  expect(of('Suplier')).toEqual(['Supplier']);
  expect(of('Suplier', 'Suppliers')).toEqual(['Suplier', 'Supplier']);
});

test.each([
  ['Customers of the workshop, exported 2026', 'Customers'],
  ['List of spare parts (all branches)', 'spare parts'],
  ['Repair jobs 2025', 'Repair jobs'],
  ['Invoices as of 2026-03-01', 'Invoices'],
  ['Proof of delivery', 'Proof of delivery'],
  ['2026', '2026'],
])('“%s” is about %s', (title, name) => {
  expect(nameInTitle(title)).toBe(name);
});

test('a title is asked for the whole of it first, and for its bare beginning last', () => {
  expect(namesInTitle('Price list for members, 2026')).toEqual([
    'Price list for members, 2026',
    'Price list for members',
    'Price list',
  ]);
});

test('whatever is about a thing goes by its present name', () => {
  const nameOf = (name: string) => (name === 'A' ? 'B' : name);
  const renamed = (proposal: Parameters<typeof withNames>[0]) => withNames(proposal, nameOf);
  expect(renamed({ kind: 'state', name: 'A', of: 'A', place: '' })).toMatchObject({ name: 'A', of: 'B' });
  expect(renamed({ kind: 'relation', name: 'C → A', from: 'C', to: 'A', place: '' })).toMatchObject({
    name: 'C → B',
    to: 'B',
  });
  expect(renamed({ kind: 'screen', name: 'A', screen: 'list', about: 'A', address: '/', place: '' })).toMatchObject({
    name: 'A',
    about: 'B',
  });
});
