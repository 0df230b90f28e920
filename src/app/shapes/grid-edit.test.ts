import { describe, expect, test } from 'vitest';
import type { SpecOf } from '#core/index.ts';
import {
  applyEdit,
  cellDetail,
  matrixToRows,
  nextWord,
  pasteEdit,
  pasteMatrixEdit,
  type Rows,
  rowsToMatrix,
  wordByLetter,
} from './grid-edit.ts';
import { NO_HISTORY, recordChange, redoStep, undoStep } from './use-history.tsx';

/** A grid in one line: `a b / c d`, with `.` for an empty cell. */
const grid = (text: string): Rows =>
  text === '' ? [] : text.split(' / ').map((row) => row.split(' ').map((cell) => (cell === '.' ? '' : cell)));

describe('editing a grid', () => {
  test.each([
    [
      'typing in the empty row at the end adds a row',
      'a b',
      { does: 'type', row: 1, column: 1, text: 'd' },
      'a b / . d',
    ],
    ['emptying the last row drops it', 'a b / c .', { does: 'type', row: 1, column: 0, text: '' }, 'a b'],
    ['an empty row in between stays', 'a b / c d', { does: 'type', row: 0, column: 1, text: '' }, 'a . / c d'],
    [
      'a range grows the grid',
      'a b',
      { does: 'paste', row: 0, column: 1, cells: grid('x / y / z') },
      'a x / . y / . z',
    ],
    ['a row goes', 'a b / c d / e f', { does: 'remove row', row: 1 }, 'a b / e f'],
    ['a column goes', 'a b / c d', { does: 'remove column', column: 0 }, 'b / d'],
  ] as const)('%s', (_, before, edit, after) => {
    expect(applyEdit(grid(before), edit)).toEqual(grid(after));
  });

  test('rows that an edit does not touch are the very same', () => {
    const rows = grid('a b / c d');
    expect(applyEdit(rows, { does: 'type', row: 0, column: 0, text: 'x' })[1]).toBe(rows[1]);
  });
});

describe('pasting into a grid', () => {
  const form = {
    columns: [
      { id: 'who', label: 'Who' },
      { id: 'many', label: 'How many' },
    ],
    arrows: false,
  };
  const cellsOf = (rows: string, row: number, column: number, text: string, arrows = false) => {
    const edit = pasteEdit(grid(rows), row, column, text, { ...form, arrows });
    return edit?.does === 'paste' ? edit.cells : edit;
  };

  test('words for one cell are left to the browser', () => {
    expect(cellsOf('', 0, 0, 'Clerk of the court\n')).toBeNull();
  });
  test('a header that names the columns is not a row', () => {
    expect(cellsOf('', 0, 0, 'How many\tWho\n3\tClerk')).toEqual([['Clerk', '3']]);
    expect(cellsOf('a b', 1, 0, 'Who\tHow many\nClerk\t3')).toEqual([['Clerk', '3']]);
  });
  test('a header is none in a filled cell either; in another column a range is taken as it is', () => {
    expect(cellsOf('a b', 0, 0, 'Who\tHow many\nClerk\t3')).toEqual([['Clerk', '3']]);
    expect(cellsOf('a b', 0, 0, 'Whom\tHow many\nClerk\t3')).toEqual([
      ['Whom', 'How many'],
      ['Clerk', '3'],
    ]);
    expect(cellsOf('a b', 0, 1, '3\n4')).toEqual([['3'], ['4']]);
  });
  test('of a first guess that nobody has touched nothing is left', () => {
    const rows = grid('a b / c d / e f');
    const over = (row: number, column: number, text: string) => {
      const edit = pasteEdit(rows, row, column, text, { ...form, isGuess: true });
      return edit && applyEdit(rows, edit);
    };
    expect(over(1, 0, 'Who\tHow many\nClerk\t3\nCook')).toEqual([
      ['Clerk', '3'],
      ['Cook', ''],
    ]);
    expect(over(0, 1, '3\n4')).toEqual(grid('a 3 / c 4 / e f'));
  });
  test('cells beyond the last column join it', () => {
    expect(cellsOf('', 0, 0, 'Clerk\t3\tdaily\nCook\t1')).toEqual([
      ['Clerk', '3 daily'],
      ['Cook', '1'],
    ]);
    expect(cellsOf('a b', 0, 1, '3\tdaily')).toEqual([['3 daily']]);
  });
  test('arrows become rows where rows are arrows', () => {
    expect(cellsOf('', 0, 0, 'New -> Paid', true)).toEqual([['New', 'Paid']]);
    expect(cellsOf('', 0, 0, 'New -> Paid')).toBeNull();
  });
});

describe('undoing a change made in one go', () => {
  const before = grid('a b / c d');
  const after = grid('a b');
  const history = recordChange(NO_HISTORY, before, after);

  test('goes back and forth', () => {
    const back = undoStep(history, after);
    expect(back?.value).toEqual(before);
    expect(back && redoStep(back.history, before)?.value).toEqual(after);
  });
  test('waits while something typed since is there to be undone first', () => {
    expect(undoStep(history, grid('a x'))).toBeNull();
  });
  test('a new change forgets what had been undone', () => {
    const back = undoStep(history, after);
    expect(back && redoStep(recordChange(back.history, before, grid('z')), grid('z'))).toBeNull();
  });
});

const spec: SpecOf<'matrix'> = {
  shape: 'matrix',
  rows: 'Role',
  columns: 'Action',
  cells: ['yes', 'no', 'own', 'if …'],
};
const RIGHTS = {
  rows: ['Clerk', 'Guest'],
  columns: ['Create', 'Delete'],
  cells: [
    ['yes', 'if under 5 EUR'],
    ['', 'no'],
  ],
};

function pasted(from: typeof RIGHTS | null, row: number, column: number, text: string) {
  const sheet = from ? matrixToRows(from) : [];
  const edit = pasteMatrixEdit(sheet, { row, column }, text, spec);
  return edit && rowsToMatrix(applyEdit(sheet, edit));
}

test('a matrix and its grid are the same thing', () => {
  expect(rowsToMatrix(matrixToRows(RIGHTS))).toEqual(RIGHTS);
  expect(matrixToRows({ rows: [], columns: [], cells: [] })).toEqual([]);
});

test('a name typed at either edge makes room for its cells', () => {
  const row = applyEdit(matrixToRows(RIGHTS), { does: 'type', row: 3, column: 0, text: 'Boss' });
  expect(rowsToMatrix(row).cells[2]).toEqual(['', '']);
  const column = applyEdit(matrixToRows(RIGHTS), { does: 'type', row: 0, column: 3, text: 'Print' });
  expect(rowsToMatrix(column).cells).toEqual([
    ['yes', 'if under 5 EUR', ''],
    ['', 'no', ''],
  ]);
  expect(
    rowsToMatrix(applyEdit(matrixToRows(rowsToMatrix(column)), { does: 'type', row: 0, column: 3, text: '' })),
  ).toEqual(RIGHTS);
});

describe('pasting into a matrix', () => {
  const range = '\tCreate\tDelete\nClerk\ty\tIF under 5 EUR\nGuest\t\tn';
  test('a whole matrix goes into an empty one, wherever the caret is', () => {
    expect(pasted(null, 1, 0, range)).toEqual(RIGHTS);
    expect(pasted(null, 0, 1, range)).toEqual(RIGHTS);
  });
  test('a whole matrix goes over one that has only names, from either edge', () => {
    const names = { ...RIGHTS, cells: RIGHTS.rows.map(() => ['', '']) };
    expect(pasted(names, 0, 1, range)).toEqual(RIGHTS);
    expect(pasted(names, 2, 0, range)).toEqual(RIGHTS);
    expect(pasted(names, 1, 1, '\tno\nyes\tno')?.cells).toEqual([
      ['', 'no'],
      ['yes', 'no'],
    ]);
  });
  test.each(['Role', 'Roles', 'Action', 'Role / Action', 'Who'])('“%s” in the corner shifts no column', (corner) => {
    const names = { ...RIGHTS, cells: RIGHTS.rows.map(() => ['', '']) };
    for (const from of [names, null])
      for (const [row, column] of [
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const)
        expect(pasted(from, row, column, corner + range)).toEqual(RIGHTS);
  });
  test('words alone have no corner', () => {
    const names = { ...RIGHTS, cells: RIGHTS.rows.map(() => ['', '']) };
    expect(pasted(names, 1, 1, 'no\tyes\nyes\tno')?.cells).toEqual([
      ['no', 'yes'],
      ['yes', 'no'],
    ]);
  });
  test('of names that a whole matrix goes over none is left', () => {
    const more = ['Create', 'Change', 'Delete', 'Print'];
    const names = { rows: ['Boss', 'Cook', 'Guest'], columns: more, cells: ['', '', ''].map(() => more.map(() => '')) };
    expect(pasted(names, 1, 0, range)).toEqual(RIGHTS);
  });
  test('a range in a cell fills cells in the words of the shape and keeps what it does not know', () => {
    expect(pasted(RIGHTS, 1, 1, 'No\tperhaps')?.cells[0]).toEqual(['no', 'perhaps']);
  });
  test('a line of names goes along its edge', () => {
    expect(pasted(RIGHTS, 0, 3, 'Print\tSend')?.columns).toEqual(['Create', 'Delete', 'Print', 'Send']);
    expect(pasted(RIGHTS, 3, 0, 'Boss\nCook')?.rows).toEqual(['Clerk', 'Guest', 'Boss', 'Cook']);
    expect(pasted(RIGHTS, 3, 0, 'Boss')).toBeNull();
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
