import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffLine, lineDiff } from './line-diff.ts';

const SIGNS: Readonly<Record<DiffLine['is'], string>> = { same: ' ', added: '+', removed: '-', gap: '…' };
const drawn = (before: string, after: string) => lineDiff(before, after).map(({ is, text }) => `${SIGNS[is]}${text}`);
const letters = (text: string) => text.split('').join('\n');

test.each([
  ['', '', []],
  ['', 'ab', ['+a', '+b']],
  ['ab', '', ['-a', '-b']],
  ['abc', 'abc', ['…']],
  ['abc', 'axc', [' a', '-b', '+x', ' c']],
  ['abcdefgh', 'abcdefgx', ['…', ' f', ' g', '-h', '+x']],
  ['xabcdefghi', 'abcdefghiy', ['-x', ' a', ' b', '…', ' h', ' i', '+y']],
])('%s → %s', (before, after, lines) => {
  expect(drawn(letters(before), letters(after))).toEqual(lines);
});

test('what is removed and what stays is the old text, what is added and what stays the new one', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after);
      fc.pre(lines.every(({ is }) => is !== 'gap'));
      const without = (left: DiffLine['is']) =>
        lines.flatMap(({ is, text: line }) => (is === left ? [] : [line])).join('\n');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});
