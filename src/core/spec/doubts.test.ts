import { expect, test } from 'vitest';
import { doubtsOf } from './doubts.ts';
import { readSpec } from './read.ts';

/** Each doubt as `kind@line words`; `⏎` is a line break. */
function doubts(text: string): string {
  const given = text.replaceAll('⏎', '\n');
  return doubtsOf(readSpec(given, 'S'), given)
    .map(({ kind, line, text: words }) => `${kind}@${line} ${words}`)
    .join(' | ');
}

test.each([
  ['The desk is user-friendly.⏎It answers as fast as possible.', 'vague@1 user-friendly | vague@2 as fast as possible'],
  ['Fees are presumably paid in cash.', 'unconfirmed@1 presumably'],
  ['[ASSUMPTION] Members have a card.', 'unconfirmed@1 [ASSUMPTION]'],
  ['Fees are paid as discussed.⏎⏎- see e-mail', 'dangling@1 as discussed | dangling@3 see e-mail'],
])('%j leaves a doubt: %s', (text, found) => {
  expect(doubts(text)).toBe(found);
});

test.each([
  'The button says “user-friendly”.',
  'The `robust` mode is on.',
  '```⏎sufficient⏎```',
  '> It is user-friendly, they said.',
  '# Best practices',
  'The insufficient-funds error is shown.',
  '<!-- as discussed -->',
])('%j leaves none', (text) => {
  expect(doubts(text)).toBe('');
});

test('a doubt is a warning: it is no mark and leaves the status as it is', () => {
  const { points, marks } = readSpec('# A\n\n## B\nFees are presumably paid as discussed.', 'S');
  expect(points.map(({ status }) => status)).toEqual(['container', 'answered']);
  expect(marks).toEqual([]);
});

test('a doubt belongs to the point it stands in', () => {
  const text = 'many\n\n# A\nmany\n\n## 2. B\nmany\n';
  expect(doubtsOf(readSpec(text, 'S'), text).map(({ point }) => point)).toEqual([null, 'a', '2']);
});
