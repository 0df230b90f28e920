import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith, loan } from '#testing/core/prototype/library.ts';
import { applyQuery, columnsOf } from './list-view.ts';
import { recordLabel } from './record-label.ts';
import { nextNumber, recordNumber } from './record-number.ts';
import { screensOf } from './screens-of.ts';

const ISSUED = { 'entities.loan.identity': 'issued' };
const looks = (text: string) => ({
  'entities.loan.identity-format': tableText('Looks like | Counts as the same | Unique within', `${text} | | `),
});
const at = (row: number, id = `loan-${row + 1}`) => ({ ...loan(id, { title: 'Saw' }, 'out'), row });

describe('the number that a record is given', () => {
  test.each([
    ['L-2026-0412', at(0), 'L-2026-0413'],
    ['L-2024-0412', at(0), 'L-2026-0413'],
    ['L-2024', at(0), 'L-2025'],
    ['L-2026-0412', at(2, 'L-2026-0058'), 'L-2026-0058'],
    ['six digits, such as “009999”', at(0), '010000'],
    ['12/B', at(4), '17/B'],
    ['nobody knows', at(0), undefined],
    ['L-2026-0412', at(-1, 'abc'), 'abc'],
  ])('that looks like %s', (text, row, expected) => {
    expect(recordNumber(libraryWith({ ...ISSUED, ...looks(text) }), row)).toBe(expected);
  });

  test('is none while it is told apart by its lines, or nobody has said what it looks like', () => {
    const natural = { 'entities.loan.identity': 'natural', 'entities.loan.identity.lines': '- Title' };
    expect(recordNumber(libraryWith({ ...natural, ...looks('L-1') }), at(0))).toBeUndefined();
    expect(recordNumber(libraryWith(ISSUED), at(0))).toBeUndefined();
  });

  test('of a new record is the next that nobody has', () => {
    const product = libraryWith({ ...ISSUED, ...looks('L-09') });
    expect(nextNumber(product, 'loan', () => ['L-10', 'L-4', '99', 'M-50'])).toBe('L-11');
    expect(nextNumber(libraryWith(ISSUED), 'loan', () => [])).toBeUndefined();
    const named = libraryWith({
      ...ISSUED,
      ...looks('L-09'),
      'entities.records': tableText(
        'Thing | Example | Another | A third',
        'Loan | L-12, the saw | the drill (“L-15”) | M-70',
      ),
    });
    expect(nextNumber(named, 'loan', () => ['L-10'])).toBe('L-16');
    const yearly = libraryWith({ ...ISSUED, ...looks('L-2024-09') });
    expect(nextNumber(yearly, 'loan', () => ['L-2025-70'], '2026-03-01')).toBe('L-2026-10');
    expect(nextNumber(yearly, 'loan', () => ['L-2026-70'], '2026-03-01')).toBe('L-2026-71');
  });

  test('names the record where the line that could may stay empty', () => {
    const named = libraryWith({ ...ISSUED, ...looks('L-1') });
    expect(recordLabel(named, at(0))).toBe('Saw');
    const noted = libraryWith({
      ...ISSUED,
      ...looks('L-1'),
      'entities.loan.fields': tableText('Field | Type | Required when', 'Title | text | no'),
    });
    expect(recordLabel(noted, at(0))).toBe('L-2');
  });

  test.each([
    ['What is wrong | text', 'L-2'],
    ['Book title | text', 'Saw'],
    ['Company | text', 'Saw'],
    ['Borrower | person', 'Saw'],
  ])('names the record rather than a line that is no name: %s', (line, name) => {
    const product = libraryWith({
      ...ISSUED,
      ...looks('L-1'),
      'entities.loan.fields': tableText('Field | Type | Required when', `${line} | always`),
    });
    const [field] = product.index.fields('loan').all;
    expect(recordLabel(product, loan('loan-1', { [field?.id ?? '']: 'Saw' }, 'out'))).toBe(name);
  });
});

describe('a column of a list', () => {
  const product = libraryWith({
    ...ISSUED,
    ...looks('L-1'),
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.loans.columns': tableText(
      'Column | Sort | Filter | Search',
      'Number | yes | no | yes',
      'Loan number | yes | no | no',
      'State | yes | yes | no',
      'Borrower | yes | yes | yes',
      'Colour | no | no | yes',
    ),
    'entities.loan.fields': tableText('Field | Type | Unit', 'Title | text | ', 'Borrower | link | Member'),
  });
  const [screen] = screensOf(product);
  if (!screen) throw new Error('The list is missing.');
  const lee = { ...loan('m-1', {}, ''), entity: 'member', row: 6 };
  const columns = columnsOf(product, screen, { get: (_, id) => (id === 'm-1' ? lee : undefined) });
  const rows = [
    { ...loan('loan-1', { borrower: 'm-2' }, 'out'), row: 0 },
    { ...loan('loan-2', { borrower: 'm-1' }, 'back'), row: 1 },
  ];
  const ids = (query: Partial<Parameters<typeof applyQuery>[2]>) =>
    applyQuery(rows, columns, { search: '', sort: '', filters: {}, ...query }).map(({ id }) => id);

  test('of a link that leads nowhere shows no id, and what was written down instead', () => {
    const borrower = columns[3];
    const texts = ['m-1', 'member-7', '0a1b2c3d', 'Kim, M-1', undefined].map((value) =>
      borrower?.textOf({ ...loan('loan-9', { borrower: value }, 'out'), row: 8 }),
    );
    expect(texts).toEqual(['Member 7', 'no longer there', 'no longer there', 'Kim, M-1', '']);
  });

  test('that is a guess is searched where people look for one among many by it', () => {
    const looked = libraryWith({
      'entities.loan.volume': tableText('Now | New each day', '3 loans | 1 loans'),
      'entities.loan.volume.search': '- Borrower\n- Due',
    });
    const [list] = screensOf(looked);
    expect(list && columnsOf(looked, list).map(({ search }) => search)).toEqual([false, true, false, true]);
  });

  test('may name the number that the thing is given, and no field; anything else is a hole', () => {
    expect(columns.map(({ shows }) => shows)).toEqual(['number', 'number', 'state', 'field', 'hole']);
    const plain = libraryWith({
      'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
      'screens.loans.columns': tableText('Column | Sort | Filter | Search', 'Number | yes | no | yes'),
    });
    const [list] = screensOf(plain);
    expect(list && columnsOf(plain, list).map(({ shows, look }) => [shows, look])).toEqual([['hole', 'hole']]);
  });

  test.each([
    [{ search: 'l-3' }, ['loan-2']],
    [{ search: 'member 7' }, ['loan-2']],
    [{ sort: '-#number' }, ['loan-2', 'loan-1']],
    [{ sort: '#state' }, ['loan-2', 'loan-1']],
    [{ filters: { '#state': 'Out' } }, ['loan-1']],
    [{ filters: { borrower: 'Member 7' } }, ['loan-2']],
  ])('is searched, sorted and filtered by as it reads: %o', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });
});
