import { expect, test } from 'vitest';
import { shellWord } from './texts.ts';

test.each([
  ['docs/a-1.md', 'docs/a-1.md'],
  ['docs/größe.md', 'docs/größe.md'],
  ['my docs/a.md', "'my docs/a.md'"],
  ['$(reboot).md', "'$(reboot).md'"],
  ["it's.md", "'it'\\''s.md'"],
  ['a\u001b[31m.md', "'a?[31m.md'"],
])('%j is typed %s', (path, word) => {
  expect(shellWord(path)).toBe(word);
});
