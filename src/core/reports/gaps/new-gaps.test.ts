import { expect, test } from 'vitest';
import { readSpec } from '../../spec/read.ts';
import type { PointStatus } from '../../spec/types.ts';
import { gapsIn } from './gap.ts';
import { newGaps } from './new-gaps.ts';
import { type DocumentGaps, documentGaps } from './report.ts';

const gapsOf = (text: string) => documentGaps(readSpec(text, 'a.md'), 'a.md');
const GROUND = '# Title\n\n## 1. Aim\n\nKeep bees.\n\n## 2. Scope\n\n## 3. Cost\n\nTBD\n';
/** The same with a last section that is partly answered. */
const HALF = GROUND.replace('TBD', 'A beekeeper pays 20 € a year.\n\nTBD');

/** The gaps of a text that an earlier one did not have: titles of points, words of marks. */
function fresh(now: string, before: string | null): readonly string[] {
  return gapsIn(newGaps(gapsOf(now), before === null ? null : gapsOf(before))).map(({ words }) => words);
}

const CASES: readonly [what: string, now: string, before: string, fresh: readonly string[]][] = [
  ['nothing has changed', GROUND, GROUND, []],
  ['lines moved', GROUND.replace('Keep bees.', 'Keep\n\nmany\n\nbees.'), GROUND, []],
  ['a gap was closed', GROUND.replace('## 2. Scope\n', '## 2. Scope\n\nOne hive.\n'), GROUND, []],
  ['sections have other numbers', GROUND.replace('2. Scope', '3. Scope').replace('3. Cost', '4. Cost'), GROUND, []],
  ['a section has another title', GROUND.replace('2. Scope', '2. What it covers'), GROUND, []],
  ['a section came', `${GROUND}\n## 4. Risks\n`, GROUND, ['4. Risks']],
  [
    'a section came between and took a number',
    GROUND.replace('## 2. Scope', '## 2. Risks\n\n## 3. Scope').replace('3. Cost', '4. Cost'),
    GROUND,
    ['2. Risks'],
  ],
  ['an answer was taken out', GROUND.replace('Keep bees.\n', ''), GROUND, ['1. Aim']],
  [
    'a mark came',
    GROUND.replace('Keep bees.', 'Keep bees. [NEEDS CLARIFICATION: how many?]'),
    GROUND,
    ['[NEEDS CLARIFICATION: how many?]'],
  ],
  ['a mark came to a section that had a gap already', `${GROUND}\nTBD\n`, GROUND, []],
  ['the same mark a second time', `${HALF}\nTBD\n`, HALF, ['TBD']],
  ['a section says a part now and leaves the rest open', `${HALF}\nTODO: more\n`, GROUND, []],
  ['of two of one title one came', `${HALF}\n## Cost\n\nMore.\n\nTODO: say\n`, GROUND, ['TODO: say']],
  ['a section has only marks left', GROUND, HALF, ['3. Cost']],
];

test.each(CASES)('%s', (_what, now, before, expected) => {
  expect(fresh(now, before)).toEqual(expected);
});

/** A document of one section. */
function section(status: PointStatus, ...marks: readonly string[]): DocumentGaps {
  const point = { id: '1', title: 'Cost', line: 1, depth: 2, kind: 'other', status } as const;
  return {
    path: 'a.md',
    points: [point],
    marks: marks.map((text, at) => ({ line: 3 + at, endLine: 3 + at, kind: 'tbd', text, point: '1' })),
  };
}

test.each([
  ['answered', 'partial', true],
  ['answered', 'unanswered', true],
  ['partial', 'unanswered', true],
  ['partial', 'partial', false],
  ['unanswered', 'partial', false],
  ['unanswered', 'unanswered', false],
] as const)('a section that was %s and is %s: a new gap? %s', (before, now, isNew) => {
  expect(gapsIn(newGaps(section(now), section(before)))).toHaveLength(isNew ? 1 : 0);
});

test('a section that was partial for its marks, and is so without them, has no new gap', () => {
  expect(gapsIn(newGaps(section('partial'), section('partial', 'TBD')))).toEqual([]);
});

test('a new gap keeps its point: the marks of one that says nothing, the title of one that says a part', () => {
  const nothing = newGaps(section('unanswered', 'TBD: price', 'TBD: date'), section('answered'));
  expect(nothing).toEqual(section('unanswered', 'TBD: price', 'TBD: date'));
  const part = newGaps(section('partial', 'TBD: price', 'TBD: date'), section('partial', 'TBD: price'));
  expect(part.marks.map(({ text }) => text)).toEqual(['TBD: date']);
  expect(gapsIn(part)).toMatchObject([{ words: 'TBD: date', point: { title: 'Cost' } }]);
});

test('a doubt is new where its section had none of these words', () => {
  const many = { line: 3, kind: 'vague', text: 'many', point: '1' } as const;
  const few = { ...many, text: 'a few' };
  const now = { ...section('answered'), doubts: [many, { ...many, line: 9 }, few] };
  expect(newGaps(now, { ...section('answered'), doubts: [few, many] }).doubts).toEqual([{ ...many, line: 9 }]);
  expect(newGaps(now, null).doubts).toHaveLength(3);
});

test('all of a document that was not there is new', () => {
  expect(fresh(GROUND, null)).toEqual(['2. Scope', '3. Cost']);
});
