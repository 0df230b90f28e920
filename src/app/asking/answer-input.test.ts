import { expect, test } from 'vitest';
import { withoutUntouched, withStart } from './answer-input.tsx';

const ROLES = [
  ['Clerk', ''],
  ['Member', ''],
];
const RIGHTS = {
  rows: ['Clerk', 'Member'],
  columns: ['open', 'delete'],
  cells: [
    ['', ''],
    ['', ''],
  ],
};

test('names that a table begins with are no answer until something is added to them', () => {
  expect(withStart([], ROLES)).toEqual(ROLES);
  expect(withoutUntouched(ROLES, ROLES)).toEqual([]);
  const typed = [
    ['Clerk', ''],
    ['Member', 'loans'],
    ['Boss', ''],
  ];
  expect(withoutUntouched(typed, ROLES)).toEqual([
    ['Member', 'loans'],
    ['Boss', ''],
  ]);
  expect(
    withStart(
      [
        ['Member', 'loans'],
        ['Boss', ''],
      ],
      ROLES,
    ),
  ).toEqual([
    ['Member', 'loans'],
    ['Boss', ''],
    ['Clerk', ''],
  ]);
});

test('a matrix keeps the sides in which a cell is filled, and those that somebody added', () => {
  const typed = {
    ...RIGHTS,
    rows: ['Clerk', 'Member', 'Boss'],
    cells: [
      ['', 'no'],
      ['', ''],
      ['', ''],
    ],
  };
  const said = { rows: ['Clerk', 'Boss'], columns: ['delete'], cells: [['no'], ['']] };
  expect(withoutUntouched(typed, RIGHTS)).toEqual(said);
  expect(withStart(said, RIGHTS)).toEqual({
    rows: ['Clerk', 'Boss', 'Member'],
    columns: ['delete', 'open'],
    cells: [
      ['no', ''],
      ['', ''],
      ['', ''],
    ],
  });
});

test('what does not begin with anything is left as it is', () => {
  expect(withoutUntouched('words', null)).toBe('words');
  expect(withStart(['an item'], null)).toEqual(['an item']);
});
