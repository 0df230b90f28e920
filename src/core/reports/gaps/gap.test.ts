import { expect, test } from 'vitest';
import { readSpec } from '../../spec/read.ts';
import type { Point, PointStatus } from '../../spec/types.ts';
import { gapsIn } from './gap.ts';
import { documentGaps } from './report.ts';

/** Each gap of a text as `line kind words (aside)`, in the order in which they are listed. */
function gaps(text: string, status?: (point: Point) => PointStatus): readonly string[] {
  const report = documentGaps(readSpec(text, 'a.md'), 'a.md', status);
  return gapsIn(report).map(({ line, kind, words, aside }) => `${line} ${kind} ${words}${aside ? ` (${aside})` : ''}`);
}

test('a section that says nothing is one gap together with its marks', () => {
  expect(gaps('## Cost\n\nTBD\n\nTODO(kim): ask\n')).toEqual(['1 unanswered Cost (only marks, for kim)']);
});

test('where it has a single mark, that is shown', () => {
  expect(gaps('## 2. Cost\n\nTBD\n')).toEqual(['1 unanswered 2. Cost (only “TBD”)']);
});

test('a section that says a part has the gaps that its marks are', () => {
  expect(gaps('## Cost\n\nA lot.\n\nTBD\n\nTODO: ask\n')).toEqual(['5 tbd TBD', '7 todo TODO: ask']);
});

test('a section that says a part and does not tell which is a gap itself', () => {
  expect(gaps('## Cost\n\nA lot.\n', () => 'partial')).toEqual(['1 partial Cost']);
});

test.each(['answered', 'not-applicable'] as const)('what is marked in a section that is %s is none', (status) => {
  expect(gaps('## Cost\n\nA lot.\n\nTBD\n', () => status)).toEqual([]);
});

test('what is marked before the first heading, in a title and under a heading with only sub-headings is one', () => {
  const text = 'TBD\n\n# {Title of the proposal}\n\n## Cost\n\nTBD\n\n### Tax\n\nNone.\n';
  expect(gaps(text, ({ title, status }) => (title === 'Cost' ? 'container' : status))).toEqual([
    '1 tbd TBD',
    '3 placeholder {Title of the proposal}',
    '7 tbd TBD',
  ]);
});

test('it tells whom it waits for: whoever the mark names, or the first mark of a section that says nothing', () => {
  const text = '## Cost\n\nTBD\n\nTODO(kim): ask\n\nTODO(lee): sum up\n\n## Tax\n\nSome.\n\nTODO(ann): ask\n';
  const report = documentGaps(readSpec(text, 'a.md'), 'a.md');
  expect(gapsIn(report).map(({ kind, owner }) => [kind, owner])).toEqual([
    ['unanswered', 'kim'],
    ['todo', 'ann'],
  ]);
});
