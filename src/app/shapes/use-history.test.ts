import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UndoLine } from './use-history.tsx';

test('hints for a keyboard are not shown where one touches', () => {
  const line = createElement(UndoLine, { last: null, undo: () => undefined, hint: 'Paste rows.' });
  expect(renderToStaticMarkup(line)).toContain('<span class="by-keys">Paste rows.</span>');
  const css = readFileSync(new URL('../kit/base.css', import.meta.url), 'utf8');
  expect(css).toMatch(/@media \(hover: none\)[^{]* \{\s[^{}]*\.by-keys,[^{}]*\{\s*display: none;/);
});
