import { describe, expect, it } from 'vitest';
import { statesQuestions } from '#core/index.ts';
import { addEntries, cellOf, rowOf, withCell, withCells, wordAt } from './gather.ts';

const shapeOf = (id: string) => {
  const shape = statesQuestions.find((question) => question.id === id)?.shape;
  if (!shape) throw new Error(`The bank has no ${id}.`);
  return shape;
};
const LIST = shapeOf('states.list');

describe('rows gathered from a screen', () => {
  it('stand in the order of the columns, without words a column does not offer', () => {
    expect(rowOf(LIST, { place: 'first', state: 'New' })).toEqual(['New', '', 'first']);
    expect(rowOf(LIST, { state: 'New', place: 'somewhere' })).toEqual(['New', '', '']);
    expect(rowOf(shapeOf('states.transitions'), { to: 'Paid', from: 'New', by: 'the clock' })).toEqual([
      'New',
      'Paid',
      '',
      'the clock',
      '',
      '',
    ]);
  });

  it('fill the row that is there instead of doubling it, and keep what somebody typed in it', () => {
    const held = [['Paid', 'the money is here', 'last']];
    const rows = addEntries(
      held,
      LIST,
      [{ state: 'paid ', place: 'on the way' }, { state: 'Sent' }],
      ['state'],
    );
    expect(rows).toEqual([
      ['paid ', 'the money is here', 'on the way'],
      ['Sent', '', ''],
    ]);
  });

  it('are nothing for a shape without rows', () => {
    expect(addEntries(undefined, { shape: 'text' }, [{ state: 'New' }], ['state'])).toBeNull();
  });

  it('read a cell by the id of its column', () => {
    expect(cellOf(['New', '', 'first'], LIST, 'place')).toBe('first');
    expect(cellOf(['New', '', 'first'], LIST, 'constructor')).toBe('');
  });
});

describe('cells gathered from a screen', () => {
  it('add their row and column and leave the others alone', () => {
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
    expect(wordAt(withCell(two, { row: ' clerk', column: 'Delete' }, 'own'), 'Clerk', 'delete')).toBe('own');
  });

  it('go over what is there, and leave what they do not say', () => {
    const held = { rows: ['Clerk'], columns: ['delete', 'approve'], cells: [['yes', 'own']] };
    const fresh = { rows: ['clerk', 'Boss'], columns: ['delete'], cells: [['no'], ['']] };
    expect(withCells(held, fresh)).toEqual({ ...held, cells: [['no', 'own']] });
    expect(withCells(undefined, { rows: [], columns: [], cells: [] })).toBeNull();
  });

  it('take names that mean something to JavaScript as names', () => {
    const matrix = withCell(undefined, { row: '__proto__', column: 'constructor' }, 'yes');
    expect(wordAt(matrix, '__proto__', 'constructor')).toBe('yes');
    expect(wordAt(matrix, 'toString', 'constructor')).toBe('');
  });
});
