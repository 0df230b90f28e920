import { expect, test } from 'vitest';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { labelFor } from './label-for.ts';

test.each([
  [{ title: 'Saw', borrower: 'Kim' }, 'Lend Saw to Kim'],
  [{ title: 'Saw', borrower: '' }, 'Lend'],
  [{}, 'Lend'],
])('what stands in the braces of a label is worked out: %o', (values, label) => {
  const actor = actingAs('clerk', [], libraryWith({}));
  expect(labelFor(actor, loan('a', values, 'out'), 'Lend {Title} to {Borrower}')).toBe(label);
  expect(labelFor(actor, loan('a', values, 'out'), 'Lend')).toBe('Lend');
});
