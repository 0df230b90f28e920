import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { richText } from './rich-text.tsx';
import { dispatch, playIn, usePrototypeSession } from './session-store.ts';

function Changes() {
  return usePrototypeSession().edits.changed.size;
}
const changes = () => Number(renderToStaticMarkup(<Changes />));

test('what was changed in one workspace is not there in another, and stays in its own', () => {
  onTestFinished(() => dispatch({ act: 'reset' }));
  playIn('shed');
  const change = { fate: 'deleted' } as const;
  dispatch({ act: 'edit', says: 'gone', changes: [{ entity: 'loan', id: '1', change }] });
  playIn('shed');
  expect(changes()).toBe(1);
  playIn('shop');
  expect(changes()).toBe(0);
});

test('marks that people type are drawn, and lines stay lines', () => {
  expect(renderToStaticMarkup(richText('Of **heavy linen**,\n*washed* `x < 1`, 2 * 3 * 4'))).toBe(
    '<span class="whitespace-pre-line">Of <b>heavy linen</b>,\n<i>washed</i> <code>x &lt; 1</code>, 2 * 3 * 4</span>',
  );
});
