import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finderOf, refsIn } from './name-finder.ts';

/** Things as "Loan (Loans; was Rental)": the label, other words, earlier names. */
function things(...lines: readonly string[]) {
  return lines.map((line) => {
    const [, label = '', more = ''] = /^([^(]*?)\s*(?:\((.*)\))?$/su.exec(line) ?? [];
    const words = more.split('; ').filter((word) => word !== '');
    return {
      id: label,
      label,
      aliases: words.filter((word) => !word.startsWith('was ')),
      formerly: words.filter((word) => word.startsWith('was ')).map((word) => word.slice(4)),
    };
  });
}

describe('a name is found', () => {
  const find = finderOf(
    things('Loan (was Rental)', 'Person (People)', 'Copy', 'Copies of keys', 'Rental', 'Bus', 'Status', 'Дом', 'كتاب'),
  );

  test.each([
    ['Loan', 'Loan'],
    [' lOAN ', 'Loan'],
    ['loans', 'Loan'],
    ['the loan', 'Loan'],
    ['people', 'Person'],
    ['copies', 'Copy'],
    ['Rental', 'Rental'],
    ['buses', 'Bus'],
    ['Bu', null],
    ['statu', null],
    ['дом', 'Дом'],
    ['كتاب', 'كتاب'],
    ['', null],
    ['constructor', null],
    ['Boat', null],
  ])('%j → %s', (name, id) => expect(find(name).id).toBe(id));
});

test('a name of two things in the plural is the name of neither', () => {
  const find = finderOf(things('Copy', 'Copies'));
  expect([find('copy').id, find('copies').id]).toEqual(['Copy', 'Copies']);
  expect(finderOf(things('Sale (Lot)', 'House (Lot)'))('lot').id).toBeNull();
});

test('what is not found keeps the words as typed', () => {
  expect(finderOf([])('  The Boat ')).toEqual({ label: 'The Boat', id: null });
});

describe('names in a row', () => {
  const find = finderOf(things('Clerk', 'Research and Development', 'Sales', 'And'));

  test.each([
    ['clerk', 'Clerk'],
    ['clerk, sales; boss', 'Clerk | Sales | -boss'],
    ['clerk or sales', 'Clerk | Sales'],
    ['clerk, or sales', 'Clerk | Sales'],
    ['clerk/sales & boss', 'Clerk | Sales | -boss'],
    ['research and development', 'Research and Development'],
    ['clerk and research and development and sales', 'Clerk | Research and Development | Sales'],
    ['boss and chief', '-boss | -chief'],
    ['and', 'And'],
    [' , ;', ''],
  ])('%s → %s', (words, refs) =>
    expect(
      refsIn(find, words)
        .map(({ label, id }) => id ?? `-${label}`)
        .join(' | '),
    ).toBe(refs),
  );
});

test('every thing is found by its own name, whatever the names are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }).filter((s) => s.trim() !== '')), (labels) => {
      const find = finderOf(labels.map((label, at) => ({ id: `${at}`, label })));
      for (const label of labels) expect(find(label).id).not.toBeNull();
    }),
  );
});
