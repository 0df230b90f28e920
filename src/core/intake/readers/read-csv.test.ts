import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Proposal } from '../types.ts';
import { cellsOfCsv, readCsv } from './read-csv.ts';

const fieldsOf = (proposals: readonly Proposal[]) =>
  proposals.flatMap((one) => (one.kind === 'field' ? [[one.of, one.name, one.type, one.unit, one.place]] : []));

const ORDERS = `\uFEFFOrder no;Customer id;Placed on;Total (EUR);Weight (kg);Paid;Channel;Status;Note
1001;7;03.04.2026;1.234,50;0,5;yes;web;open;"first ""big"" one;
with two lines"
1002;8;05.04.2026;12,00;1,25;no;shop;paid;
1003;8;05.04.2026;13,00;2;no;web;open;
1004;8;25.04.2026;14,00;3;no;web;paid;
1005;8;26.04.2026;15,00;3;no;shop;open;`;

test('the cells of a table tell the types of its fields, with their units, choices and states', () => {
  const { proposals, leftOut } = readCsv(ORDERS, 'exports/customer_orders.csv');
  expect(fieldsOf(proposals)).toEqual([
    ['Customer order', 'Order no', 'whole number', '', 'A1'],
    ['Customer order', 'Customer id', 'whole number', '', 'B1'],
    ['Customer order', 'Placed on', 'date', '', 'C1'],
    ['Customer order', 'Total', 'money', 'EUR', 'D1'],
    ['Customer order', 'Weight', 'number', 'kg', 'E1'],
    ['Customer order', 'Paid', 'yes or no', '', 'F1'],
    ['Customer order', 'Channel', 'choice', '', 'G1'],
    ['Customer order', 'Note', 'long text', '', 'I1'],
  ]);
  expect(proposals.filter(({ kind }) => kind === 'choices' || kind === 'state')).toEqual([
    { kind: 'choices', name: 'Channel', of: 'Customer order', values: ['web', 'shop'], place: 'G1' },
    { kind: 'state', name: 'Open', of: 'Customer order', place: 'H1' },
    { kind: 'state', name: 'Paid', of: 'Customer order', place: 'H1' },
  ]);
  expect(leftOut).toEqual([]);
});

test('two tables and a title are told apart, and a column named after one of them is a link', () => {
  const { proposals, leftOut } = readCsv('Customer,Sum\nIto,3\n\nCustomers\nName,Mail\nIto,i@x.org\n', 'orders.csv');
  expect(proposals.filter(({ kind }) => kind === 'thing').map(({ name, place }) => [name, place])).toEqual([
    ['Order', 'A1:B2'],
    ['Customer', 'A5:B6'],
  ]);
  expect(proposals.find(({ kind }) => kind === 'relation')).toMatchObject({
    from: 'Customer',
    to: 'Order',
    place: 'A1',
  });
  expect(leftOut).toEqual([]);
});

test('tables beside each other, and an empty line within one of them', () => {
  const { proposals } = readCsv('A name,,Word,Count\nAnn,,y,1\n,,,\n,,z,2\n', 't.csv');
  expect(fieldsOf(proposals)).toEqual([
    ['T', 'A name', 'text', '', 'A1'],
    ['T 2', 'Word', 'text', '', 'C1'],
    ['T 2', 'Count', 'whole number', '', 'D1'],
  ]);
});

test.each([
  ['When\n03/04/2026\n05/06/2026', '“03/04/2026” can be read with the day or with the month first'],
  ['Sum,x\n"1,234",a\n"2,500",b', '“1,234” can be read as a thousand times as much'],
  ['Sum;x\n1,5;a\n1.25;b', '“1.25” and “1,5” have different decimal signs'],
])('what can be read in two ways is said and left: %j', (csv, doubt) => {
  expect(readCsv(csv, 'x.csv').leftOut.map(({ why }) => why)).toEqual([`${doubt}; it was left as it is.`]);
});

test.each([['When\n03/04/2026\n25/06/2026'], ['Sum;x\n1.234;a\n2,5;b'], ['Place;x\n01234;a\n00501;b']])(
  'what other values make clear is not in doubt: %j',
  (csv) => {
    expect(readCsv(csv, 'x.csv').leftOut).toEqual([]);
  },
);

test.each([
  ['1,a@x.org\n2,b@x.org', 'No row names the columns'],
  ['Name,,Mail\nAnn,,a@x.org\nTotal,,3', 'A row of sums (“Total”) is no record.'],
  ['Name,Mail\n"Ann,a@x.org\nBob,b@x.org', 'A quote is opened here and not closed'],
  ['Name,Sum\nAnn,=SUM(B1:B9)', 'Cells that begin with “=” were read as text'],
  ['Ann,Ghent\nBob,Lyon', 'The first row was taken for the names of the columns'],
  ['Name,id\nAnn,17', '“id” is a number that only a program needs.'],
])('what is left out is told: %j', (csv, why) => {
  expect(readCsv(csv, 'x.csv').leftOut.some((one) => one.why.includes(why))).toBe(true);
});

test('what does not fit its column, and what stands twice in a column of keys, is told by its place', () => {
  const rows = ['C-001,2026-01-01', 'C-002,2026-02-30', 'C-003,2026-01-03', 'C-004,2026-01-04', 'C-004,2026-01-05'];
  const { proposals, leftOut } = readCsv(`Customers,\nNo,Since\n${rows.join('\n')}\nTotal,5`, 'x.csv');
  expect(fieldsOf(proposals).map(([, name, type]) => [name, type])).toEqual([
    ['No', 'text'],
    ['Since', 'date'],
  ]);
  expect(leftOut.slice(1)).toEqual([
    { place: 'A6, A7', why: '“C-004” stands here twice; the other values of the column tell records apart.' },
    { place: 'B4', why: '“2026-02-30” is no date.' },
  ]);
});

test('a title, a sum or a formula is never executed or taken for a record', () => {
  const { proposals } = readCsv('Name,Sum\nAnn,2\nTotal,2', 'people.csv');
  expect(proposals[0]).toMatchObject({ kind: 'thing', name: 'Person', examples: ['Ann, 2'] });
});

/** A cell as programs write it: in quotes where it has to be. */
function written(cell: string, delimiter: string): string {
  return /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

test('whatever is written as separated values is read back without losing a value', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('a;b', 'x,y', '"', 'two\nlines', '1,5', '2026-12-01', 'é\t→', ''));
  const table = fc
    .integer({ min: 2, max: 6 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 12 }),
    );
  const forms = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    end: fc.constantFrom('\n', '\r\n'),
    mark: fc.constantFrom('', '\uFEFF'),
  });
  fc.assert(
    fc.property(table, forms, (rows, { delimiter, end, mark }) => {
      const text = mark + rows.map((row) => row.map((one) => written(one, delimiter)).join(delimiter)).join(end);
      const read = cellsOfCsv(`sep=${delimiter}\n${text.replace(/^\uFEFF/, '')}`);
      const kept = (one: string) => one.trim().replace(/\r\n?/g, '\n');
      expect(read.rows.map((row) => row.map(kept))).toEqual(rows.map((row) => row.map(kept)));
    }),
  );
});
