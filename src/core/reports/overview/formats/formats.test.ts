import { expect, test } from 'vitest';
import type { DocumentOverview, Overview } from '../types.ts';
import { OVERVIEW_FORMATS } from './formats.ts';

function document(path: string, said: number, unanswered: number, title = 'A title'): DocumentOverview {
  const points = said + unanswered;
  const done = points === 0 ? null : said / points;
  const counts = { points, answered: said, partial: 0, unanswered, notApplicable: 0, marks: 0 };
  return { path, title, ...counts, gaps: unanswered, done, questions: null };
}

const LONG = `deep/${'er/'.repeat(30)}one.md`;
const OVERVIEW: Overview = {
  version: 1,
  documents: [
    document('done.md', 3, 0, 'Done [all] | of it'),
    document(LONG, 1, 2, 'Long words '.repeat(12)),
    document('none.md', 0, 0),
    { ...document('w/SPEC.md', 199, 1), questions: { open: 4, answered: 1, decided: 2 } },
  ],
  sections: [{ heading: 'Risks', documents: 3, answered: 0, partial: 1, unanswered: ['done.md', LONG] }],
  owners: [
    { name: 'Kim', open: 3, marks: 1, deferred: 0, gaps: 2, overdue: 1, documents: ['done.md'] },
    { name: 'x\u001b[31m', open: 1, marks: 1, deferred: 0, gaps: 0, overdue: 0, documents: ['done.md'] },
  ],
};

function shown(format: string, maxRows = 20, overview = OVERVIEW): string {
  return OVERVIEW_FORMATS[format]?.({ overview, maxRows, paint: (_, text) => text }) ?? '';
}

test('text: the least done first, in lines of at most 100 columns, a long path cut at its beginning', () => {
  const lines = shown('text').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(lines.slice(0, 2)).toEqual([
    'How far 4 documents are',
    `${' done  said  partly  unsaid  marks  questions  document'.padEnd(79)}title`,
  ]);
  expect(lines[2]).toMatch(/^ 33 % {5}1 {7}0 {7}2 {6}0 {10}– {2}…\S*\/one\.md {2}Long words .*…$/);
  expect(lines.slice(3, 6).map((line) => line.slice(0, 5))).toEqual([' 99 %', '100 %', '    –']);
  expect(lines.slice(7, 10)).toEqual(['What they leave open', 'answered  partly  section', '  0 of 3       1  Risks']);
  expect(lines.slice(11)).toEqual([
    'Who it is waiting for',
    'open  overdue  marks  in own documents  who',
    '   3        1      1                 2  Kim',
    '   1        0      1                 0  x [31m',
    '',
  ]);
});

test('text: what is left out is counted', () => {
  expect(shown('text', 1)).toContain('… and 3 more; --all lists them\n');
  expect(shown('text', 4)).not.toContain('more');
});

test('Markdown: tables that take every sign as it stands, with links to the documents', () => {
  const text = shown('markdown');
  expect(text).toContain('| ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |\n');
  expect(text).toContain('| 100 % | 3 | 0 | 0 | 0 | – | [done.md](done.md) | Done \\[all\\] \\| of it |\n');
});

test('JSON: the versioned contract, whole', () => {
  expect(JSON.parse(shown('json', 1))).toEqual(OVERVIEW);
});

test.each(['text', 'markdown', 'json'])('%s: no name and no title is an order to whoever reads it', (format) => {
  const path = '::a\n::error::\u202e\u009b.md';
  const documents = [document(path, 1, 2, 'b\u0085\n::error::##[error]\u2066')];
  const text = shown(format, 20, { ...OVERVIEW, documents });
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\u202a-\u202e\u2066-\u2069]/u);
  expect(text.split('\n').filter((line) => /^\s*::/.test(line))).toEqual([]);
});

test('no document at all is said in a sentence', () => {
  const nothing: Overview = { version: 1, documents: [], sections: [], owners: [] };
  expect(shown('text', 20, nothing)).toBe('There is nothing to review.\n');
});
