import { describe, expect, test } from 'vitest';
import { PARTS } from '#core/index.ts';
import { matrixCellAt, mergeRowEntries, withCell, withCells } from './draft-writer.ts';

const shapeOf = (id: string) => {
  const shape = PARTS.states.questions.find((question) => question.id === id)?.shape;
  if (!shape) throw new Error(`The bank has no ${id}.`);
  return shape;
};
const LIST = shapeOf('states.list');

describe('rows gathered from a screen', () => {
  test('stand in the order of the columns, without words a column does not offer', () => {
    expect(mergeRowEntries([], LIST, [{ place: 'first', state: 'New' }])).toEqual([['New', '', 'first', '']]);
    expect(mergeRowEntries([], LIST, [{ state: 'New', place: 'somewhere' }])).toEqual([['New', '', '', '']]);
    const moves = [{ to: 'Paid', from: 'New', by: 'the clock' }];
    expect(mergeRowEntries([], shapeOf('states.transitions'), moves)).toEqual([
      ['New', 'Paid', '', 'the clock', '', ''],
    ]);
  });

  test('fill the row that is there instead of doubling it, and keep what somebody typed in it', () => {
    const held = [['Paid', 'the money is here', 'last', '']];
    const rows = mergeRowEntries(held, LIST, [{ state: 'paid ', place: 'on the way' }, { state: 'Sent' }], ['state']);
    expect(rows).toEqual([
      ['paid ', 'the money is here', 'on the way', ''],
      ['Sent', '', '', ''],
    ]);
  });

  test('stand there as often as they were told, if nothing tells them apart, but no row is put there twice', () => {
    const held = [
      ['Waits', '', '', ''],
      ['', '', '', ''],
    ];
    const told = [{ state: 'Waits' }, { state: 'Calls' }, { state: 'Calls' }];
    expect(mergeRowEntries(held, LIST, told)).toEqual([
      ['Waits', '', '', ''],
      ['Calls', '', '', ''],
      ['Calls', '', '', ''],
    ]);
  });

  test('are nothing for a shape without rows, or where nobody said anything', () => {
    expect(mergeRowEntries(undefined, { shape: 'text' }, [{ state: 'New' }], ['state'])).toBeNull();
    expect(mergeRowEntries([['New', '', '', '']], LIST, [])).toBeNull();
  });

  test('take a column that means something to JavaScript as a column', () => {
    const columns = [{ id: 'constructor', label: 'Builder' }];
    expect(mergeRowEntries(undefined, { shape: 'table', columns }, [{ state: 'New' }])).toEqual([['']]);
  });
});

describe('cells gathered from a screen', () => {
  test('add their row and column and leave the others alone', () => {
    const one = withCell(undefined, { row: 'Clerk', column: 'delete' }, 'no');
    const two = withCell(one, { row: 'Boss', column: 'approve' }, 'yes');
    expect(two).toEqual({
      rows: ['Clerk', 'Boss'],
      columns: ['delete', 'approve'],
      cells: [
        ['no', ''],
        ['', 'yes'],
      ],
    });
    expect(matrixCellAt(withCell(two, { row: ' clerk', column: 'Delete' }, 'own'), 'Clerk', 'delete')).toBe('own');
  });

  test('go over what is there, and leave what they do not say', () => {
    const held = { rows: ['Clerk'], columns: ['delete', 'approve'], cells: [['yes', 'own']] };
    const fresh = { rows: ['clerk', 'Boss'], columns: ['delete'], cells: [['no'], ['']] };
    expect(withCells(held, fresh)).toEqual({ ...held, cells: [['no', 'own']] });
    expect(withCells(undefined, { rows: [], columns: [], cells: [] })).toBeNull();
  });

  test('take names that mean something to JavaScript as names', () => {
    const matrix = withCell(undefined, { row: '__proto__', column: 'constructor' }, 'yes');
    expect(matrixCellAt(matrix, '__proto__', 'constructor')).toBe('yes');
    expect(matrixCellAt(matrix, 'toString', 'constructor')).toBe('');
  });
});
