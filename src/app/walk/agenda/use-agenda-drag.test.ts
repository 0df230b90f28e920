import { describe, expect, test } from 'vitest';
import { dropEdit, itemMoveEdit, questionStepEdit } from './use-agenda-drag.ts';

const item = (...questions: readonly string[]) => ({ point: '1', questions, goal: '', minutes: 5 });
const AGENDA = [item('a', 'b', 'c'), item('d'), item('e', 'f')];

/** An edit in short: “b to 2 of 0”, “item 1 to 0”, “stays”. */
function words(edit: ReturnType<typeof dropEdit>): string {
  if (edit?.edit === 'move-item') return `item ${edit.item} to ${edit.to}`;
  if (edit?.edit === 'move-question') return `${edit.question} to ${edit.to} of ${edit.item}`;
  return edit === null ? 'stays' : edit.edit;
}

describe('dropping', () => {
  test.each([
    [{ item: 0 }, { item: 3, before: null }, 'item 0 to 2'],
    [{ item: 2 }, { item: 0, before: null }, 'item 2 to 0'],
    [{ item: 1 }, { item: 1, before: null }, 'stays'],
    [{ item: 1 }, { item: 2, before: null }, 'stays'],
    [{ question: 'a' }, { item: 0, before: 3 }, 'a to 2 of 0'],
    [{ question: 'a' }, { item: 0, before: 1 }, 'stays'],
    [{ question: 'a' }, { item: 0, before: 0 }, 'stays'],
    [{ question: 'c' }, { item: 0, before: 0 }, 'c to 0 of 0'],
    [{ question: 'c' }, { item: 2, before: 1 }, 'c to 1 of 2'],
    [{ question: 'c' }, { item: 2, before: null }, 'c to 2 of 2'],
    [{ question: 'c' }, { item: 9, before: 0 }, 'stays'],
  ] as const)('%j on %j: %s', (dragged, drop, after) => {
    expect(words(dropEdit(AGENDA, dragged, drop))).toBe(after);
  });
});

describe('a step', () => {
  test.each([
    ['a', -1, 'stays'],
    ['a', 1, 'a to 1 of 0'],
    ['c', 1, 'c to 0 of 1'],
    ['d', -1, 'd to 3 of 0'],
    ['f', 1, 'stays'],
  ] as const)('of %s by %i: %s', (question, step, after) => {
    expect(words(questionStepEdit(AGENDA, question, step))).toBe(after);
  });

  test('of an item ends at the ends', () => {
    expect([-1, 1, 3].map((to) => words(itemMoveEdit(AGENDA, 2, to)))).toEqual(['stays', 'item 2 to 1', 'stays']);
  });
});
