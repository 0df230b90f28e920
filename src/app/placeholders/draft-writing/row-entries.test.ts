import { describe, expect, test } from 'vitest';
import { STATES } from '#core/index.ts';
import { mergeRowEntries } from './use-draft-writer.ts';

const shapeOf = (id: string) => {
  const shape = STATES.questions.find((question) => question.id === id)?.shape;
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
