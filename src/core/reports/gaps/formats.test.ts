import { expect, test } from 'vitest';
import { GAPS_FORMATS, type GapsInput } from './formats.ts';
import type { DocumentGaps, ReportedMark, ReportedPoint } from './report.ts';

const point = (title: string, more: Partial<ReportedPoint> = {}): ReportedPoint => ({
  id: title.toLowerCase(),
  title,
  line: 3,
  depth: 2,
  kind: 'other',
  status: 'unanswered',
  ...more,
});
const mark = (text: string, more: Partial<ReportedMark> = {}): ReportedMark => ({
  line: 9,
  endLine: 9,
  kind: 'tbd',
  text,
  point: null,
  ...more,
});
const A: DocumentGaps = {
  path: 'docs/a.md',
  points: [
    point('Rollback', { unsaid: 'template' }),
    point('Aim', { line: 7, status: 'answered' }),
    point('Cost', { id: '2', line: 5, status: 'partial' }),
  ],
  marks: [mark('TBD\n  soon', { owner: 'kim', due: '2026-12-01' })],
};
const EMPTY: DocumentGaps = { path: 'docs/b.md', points: [point('Aim', { status: 'answered' })], marks: [] };

function shown(format: string, documents: readonly DocumentGaps[], more: Partial<GapsInput> = {}): string {
  const present = GAPS_FORMATS[format];
  const plain: GapsInput = {
    documents,
    since: null,
    allowed: null,
    version: '1.2.3',
    paint: (_, word) => word,
  };
  return present ? [...present({ ...plain, ...more }).pieces].join('') : '';
}

test('as text: a line for each gap in the order of the lines, why, for whom, and the sum', () => {
  expect(shown('text', [A])).toBe(
    [
      'docs/a.md:3  unanswered  Rollback (only text of the template)',
      'docs/a.md:5  partial     2. Cost',
      'docs/a.md:9  mark        TBD soon (for kim, due 2026-12-01)',
      'docs/a.md: 3 gaps.\n',
    ].join('\n'),
  );
  expect(shown('text', [EMPTY])).toBe('docs/b.md: no gaps.\n');
});

test('as text: of many documents only those with gaps, and one sum', () => {
  const other = { ...A, path: 'docs/c.md' };
  const text = shown('text', [A, EMPTY, other], { allowed: 10 });
  expect(text).not.toContain('docs/b.md');
  expect(text).toMatch(/\n\n6 gaps in 2 of 3 documents\.\n6 open, 10 allowed\.\n$/);
  expect(shown('text', [EMPTY, EMPTY])).toBe('No gaps in 2 documents.\n');
});

test('as text: only the word for the status is coloured, and nothing of a document reaches the terminal as an order', () => {
  const title = 'Erase \u001b[2J\u009b1mme';
  const text = shown('text', [{ ...A, points: [point(title)], marks: [] }], {
    paint: (kind, word) => `<${kind}:${word}>`,
  });
  expect(text.split('\n')[0]).toBe('docs/a.md:3  <unanswered:unanswered>  Erase [2J 1mme');
  expect(shown('text', [{ ...A, path: 'a\n\u001b[2J.md' }])).toMatch(/^a\?\?\[2J\.md:3 /);
});

test('as JSON: the contract, with more only where there is more to say', () => {
  expect(JSON.parse(shown('json', [A, EMPTY]))).toEqual({ version: 1, documents: [A, EMPTY] });
  expect(JSON.parse(shown('json', [EMPTY], { since: 'main' }))).toEqual({
    version: 1,
    since: 'main',
    documents: [EMPTY],
  });
});

test('as JSON: piece by piece it is the same text as at once, whatever the words are', () => {
  const odd: DocumentGaps = { ...A, path: 'a\u2028\n[].md' };
  for (const documents of [[], [odd], [odd, EMPTY, A]]) {
    const report = JSON.stringify({ version: 1, since: '[]', documents }, null, 2);
    expect(shown('json', documents, { since: '[]' })).toBe(`${report.replaceAll('\u2028', '\\u2028')}\n`);
  }
});

/** Control characters of both sets, line breaks, and characters that change the direction of text. */
const OBEYED = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const EVIL: DocumentGaps = {
  ...A,
  path: '::error::a\n# b\u202e\u009b2J\u001b[31m\u2028.md',
  points: [point('##[error]c\u2066\u0085 ##vso[task]')],
  doubts: [{ line: 4, kind: 'vague', text: 'often\u202e\u0090\n::error::', point: 'cost' }],
};

test.each(['text', 'markdown', 'json', 'sarif'])(
  'as %s: no name and no words are an order to whoever reads it',
  (format) => {
    const text = shown(format, [EVIL], { since: 'v1\n::error::' });
    expect(text).not.toMatch(OBEYED);
    if (format === 'json') expect(JSON.parse(text).documents).toEqual([EVIL]);
    const isOrder = (line: string) => /^\s*::|##(?:vso)?\[/.test(line);
    if (format === 'text' || format === 'markdown') expect(text.split('\n').filter(isOrder)).toEqual([]);
    if (format === 'markdown') expect(text.match(/^#+ .*/gm)).toHaveLength(4);
  },
);

const DOUBTFUL: DocumentGaps = {
  ...A,
  doubts: [
    { line: 4, kind: 'vague', text: 'user-friendly', point: 'cost' },
    { line: 6, kind: 'dangling', text: 'see\ne-mail', point: null },
  ],
};

test('doubts that were asked for stand after the gaps, and are counted beside them', () => {
  expect(shown('text', [DOUBTFUL], { allowed: 3 }).split('\n').slice(3)).toEqual([
    'docs/a.md:4  vague       user-friendly',
    'docs/a.md:6  dangling    see e-mail',
    'docs/a.md: 3 gaps.',
    '2 warnings, not counted as gaps.',
    '3 open, 3 allowed.',
    '',
  ]);
  expect(shown('markdown', [DOUBTFUL, EMPTY]).split('\n').slice(10)).toEqual([
    '### What can be doubted',
    '',
    '2 warnings, not counted as gaps.',
    '',
    '#### `docs/a.md`',
    '',
    '- [Line 4](docs/a.md#L4): **vague** `user-friendly`',
    '- [Line 6](docs/a.md#L6): **dangling** `see e-mail`',
    '',
  ]);
  expect(JSON.parse(shown('json', [DOUBTFUL])).documents).toEqual([DOUBTFUL]);
});

test('as Markdown: links to the lines; words of a document stay words, fences and names included', () => {
  const odd: DocumentGaps = {
    path: 'docs/a (b)_1.md',
    points: [point('<b>*Who*</b> | @kim [x](y)')],
    marks: [mark('use `` `it` `` @kim', { endLine: 11 })],
  };
  expect(shown('markdown', [odd, EMPTY]).split('\n')).toEqual([
    '### What is unsaid',
    '',
    '2 gaps in 1 of 2 documents.',
    '',
    '#### `docs/a (b)_1.md`',
    '',
    '- [Line 3](docs/a%20%28b%29_1.md#L3): **unanswered** \\<b\\>\\*Who\\*\\</b\\> \\| @\u2060kim \\[x\\]\\(y\\)',
    '- [Line 9](docs/a%20%28b%29_1.md#L9-L11): ``` use `` `it` `` @kim ```',
    '',
  ]);
});

test('what is new since a revision says so', () => {
  expect(shown('text', [A, EMPTY], { since: 'main' })).toMatch(/\n3 new gaps in 1 of 2 documents since main\.\n$/);
  expect(shown('text', [EMPTY], { since: 'main' })).toBe('docs/b.md: no new gaps since main.\n');
  expect(shown('markdown', [EMPTY, EMPTY], { since: 'main' })).toContain('No new gaps in 2 documents since main.');
});
