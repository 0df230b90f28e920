import { expect, test } from 'vitest';
import { editableIn, lockedBy } from './editable.ts';
import { linesFor } from './form-view.ts';
import { actingAs, libraryWith, loan } from './testing/library.ts';

const product = libraryWith({
  'states.loan.list.out.editable': '- Deposit\n- Title',
  'states.loan.list.back.editable': { na: 'It is over.' },
});

test.each([
  ['reserved', ['title', 'borrower', 'deposit', 'due'], []],
  ['out', ['title', 'deposit'], ['While it is “Out”, only this can be changed: Deposit, Title.']],
  ['back', [], ['While it is “Back”, nothing can be changed.']],
])('while it is %s, %j can be changed', (state, open, because) => {
  const row = loan('1', { title: 'Saw' }, state);
  const locks = editableIn(actingAs('clerk', [row], product), row);
  const lines = linesFor(product, 'loan', 'clerk').map((line) => lockedBy(locks, line));
  expect(lines.filter(({ shown }) => shown === 'shown').map(({ field }) => field.id)).toEqual(open);
  expect(locks.map((lock) => lock.because)).toEqual(because);
});
