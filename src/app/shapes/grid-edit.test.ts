import { describe, expect, test } from 'vitest';
import { applyEdit, pasteEdit, type Rows } from './grid-edit.ts';
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
  test('in a filled cell or another column a range is taken as it is', () => {
    expect(cellsOf('a b', 0, 0, 'Who\tHow many\nClerk\t3')).toEqual(
      grid('Who How_many / Clerk 3').map((row) => row.map((cell) => cell.replace('_', ' '))),
    );
    expect(cellsOf('a b', 0, 1, '3\n4')).toEqual([['3'], ['4']]);
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
