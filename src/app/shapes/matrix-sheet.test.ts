import { describe, expect, test } from 'vitest';
import type { SpecOf } from '#core/index.ts';
import { applyEdit } from './grid-edit.ts';
import { cellDetail, matrixToRows, nextWord, pasteMatrixEdit, rowsToMatrix, wordByLetter } from './matrix-sheet.ts';

const spec: SpecOf<'matrix'> = {
  shape: 'matrix',
  rows: 'Role',
  columns: 'Action',
  cells: ['yes', 'no', 'own', 'if …'],
};
const value = {
  rows: ['Clerk', 'Guest'],
  columns: ['Create', 'Delete'],
  cells: [
    ['yes', 'if under 5 EUR'],
    ['', 'no'],
  ],
};

function pasted(from: typeof value | null, row: number, column: number, text: string) {
  const sheet = from ? matrixToRows(from) : [];
  const edit = pasteMatrixEdit(sheet, { row, column }, text, spec);
  return edit && rowsToMatrix(applyEdit(sheet, edit));
}

test('a matrix and its grid are the same thing', () => {
  expect(rowsToMatrix(matrixToRows(value))).toEqual(value);
  expect(matrixToRows({ rows: [], columns: [], cells: [] })).toEqual([]);
});

test('a name typed at either edge makes room for its cells', () => {
  const row = applyEdit(matrixToRows(value), { does: 'type', row: 3, column: 0, text: 'Boss' });
  expect(rowsToMatrix(row).cells[2]).toEqual(['', '']);
  const column = applyEdit(matrixToRows(value), { does: 'type', row: 0, column: 3, text: 'Print' });
  expect(rowsToMatrix(column).cells).toEqual([
    ['yes', 'if under 5 EUR', ''],
    ['', 'no', ''],
  ]);
  expect(
    rowsToMatrix(applyEdit(matrixToRows(rowsToMatrix(column)), { does: 'type', row: 0, column: 3, text: '' })),
  ).toEqual(value);
});

describe('pasting', () => {
  const range = '\tCreate\tDelete\nClerk\ty\tIF under 5 EUR\nGuest\t\tn';
  test('a whole matrix goes into an empty one, wherever the caret is', () => {
    expect(pasted(null, 1, 0, range)).toEqual(value);
    expect(pasted(null, 0, 1, range)).toEqual(value);
  });
  test('a range in a cell fills cells in the words of the shape and keeps what it does not know', () => {
    expect(pasted(value, 1, 1, 'No\tperhaps')?.cells[0]).toEqual(['no', 'perhaps']);
  });
  test('a line of names goes along its edge', () => {
    expect(pasted(value, 0, 3, 'Print\tSend')?.columns).toEqual(['Create', 'Delete', 'Print', 'Send']);
    expect(pasted(value, 3, 0, 'Boss\nCook')?.rows).toEqual(['Clerk', 'Guest', 'Boss', 'Cook']);
    expect(pasted(value, 3, 0, 'Boss')).toBeNull();
  });
});

test('a cell goes round its words, and letters lead to them', () => {
  expect(['', 'yes', 'if under 5 EUR', 'perhaps'].map((cell) => nextWord(cell, spec.cells))).toEqual([
    'yes',
    'no',
    '',
    'yes',
  ]);
  expect(wordByLetter('', 'O', spec.cells)).toBe('own');
  expect(wordByLetter('', 'x', spec.cells)).toBeNull();
  expect(wordByLetter('same', 's', ['same', 'some'])).toBe('some');
});

test('what follows a word is kept as it is typed, blanks and all', () => {
  expect(cellDetail('if under ', 'if …')).toBe('under ');
  expect(cellDetail('if …', 'if …')).toBe('');
});
