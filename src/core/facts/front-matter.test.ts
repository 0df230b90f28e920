import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

test.each([
  ['by: Ann\nBy: 1\nby: Bob', 4],
  ['by: Ann\nmore: { a: 1, b: 2, a: 3 }', 3],
  ['list:\n  - A: 1\n    A: 2', 4],
  ['A: 1\n0x1: 1\n1: 2', 4],
  ['A: 1\n? A', 3],
])('a key that stands twice in one map is refused with its line: %j', (yaml, line) => {
  const reason = 'Not valid YAML: Map keys must be unique.';
  expect(readFrontMatter(`---\n${yaml}\n---\n`)).toEqual({ line, reason });
});

test('of a key that stands twice and other broken YAML the first is told', () => {
  expect(readFrontMatter('---\nA: 1\nA: 2\nB: [\n---\n')).toMatchObject({ line: 3 });
  expect(readFrontMatter('---\nA: 1\nB: "\\q"\nA: 2\n---\n')).toMatchObject({ line: 3 });
});

test('keys cost the same in one map as in many small ones', () => {
  const keys = Array.from({ length: 20_000 }, (_, at) => `K${at}`);
  const inOne = `---\n${keys.map((key) => `${key}: x`).join('\n')}\n---\n`;
  const inMany = `---\n${keys.map((key, at) => (at % 100 === 0 ? `${key}:` : `  ${key}: x`)).join('\n')}\n---\n`;
  const spent = (text: string) => {
    const start = process.cpuUsage();
    expect(readFrontMatter(text)).toHaveProperty('data');
    return process.cpuUsage(start).user;
  };
  spent(inMany);
  // Compared each with each, the keys of one map cost ten times as much.
  expect(spent(inOne) / spent(inMany)).toBeLessThan(4);
}, 60_000);

test.each(['? ', '{? ', '{', '[', '? [', '{"a":', '- ', '[1,'])(
  'what lies in each other a thousand times (%j) is refused at once, and breaks nothing',
  (sign) => {
    for (const times of [300, 3_000, 30_000]) {
      const read = readFrontMatter(`---\na: 1\n${sign.repeat(times)}\n---\nx\n`);
      expect('reason' in read && read.reason).toMatch(
        /^(The front matter has more than 100 levels|A key must be one word).*\.$/,
      );
    }
  },
);
