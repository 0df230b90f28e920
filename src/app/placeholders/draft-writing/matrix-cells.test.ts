import { describe, expect, test } from 'vitest';
import { matrixCellAt, withCell, withCells } from './use-draft-writer.ts';

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
