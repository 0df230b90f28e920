import fc from 'fast-check';
import { expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import { readFile } from './read-file.ts';

const RUNS = howMuch(200, 100_000);

const name = fc.constantFrom(
  ...[
    'a.csv',
    'a.tsv',
    'a.json',
    'a.yaml',
    'a.sql',
    'a.xlsx',
    'a.ods',
    'a.html',
    'sitemap.xml',
    'a.txt',
    'a.md',
    'a',
    '.json',
    '_.csv',
  ],
);
/** Pieces of all that is read, and what breaks readers. */
const piece = fc.constantFrom(
  ...[
    'Name',
    'Price',
    'id',
    '1',
    '2026-01-01',
    '14 EUR',
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    '"',
    "'",
    '=1+1',
    '@x',
    '\0',
    '\ufeff',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    ':',
    '{"a":',
    '"openapi":"3.1.0"',
    'openapi: 3.0.0\n',
    'paths:\n',
    '  /a/{id}:\n',
    'components',
    '"$ref":',
  ],
  ...[
    '"#/components/schemas/A"',
    '&a',
    '*a',
    '<<: *a',
    '- ',
    '? ',
    '!!js/function ',
    '---\n',
    'null',
    'true',
    '1e999',
    '-',
    '\\u0000',
  ],
  ...[
    'CREATE TABLE ',
    'a',
    '(',
    ')',
    ' INT',
    ' PRIMARY KEY',
    ' REFERENCES b(id)',
    " DEFAULT 'x",
    ' CHECK (',
    '--',
    '/*',
    '*/',
    ';',
  ],
  ...[
    'https://x.org/a/1',
    '<urlset><url><loc>',
    '</loc>',
    '<a href="',
    'PK\u0003\u0004',
    '__proto__',
    'constructor',
    '\ud800',
    '😀',
  ],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.json().map(String),
  piece.chain((one) => fc.integer({ min: 1, max: 2_000 }).map((times) => one.repeat(times))),
);

const PAST = [
  ['a.json', '{'.repeat(2_000)],
  ['a.txt', '['.repeat(2_000)],
  ['a.json', '{"a":'.repeat(2_000)],
  ['a.json', `${'[1,'.repeat(5_000)}1${']'.repeat(5_000)}`],
  ['a.yaml', '? '.repeat(2_000)],
  ['.json', '{"<":""}'],
] as const;

test(`${RUNS} files of any content: each is read as far as it goes, or said to be unreadable, in sentences`, async () => {
  await fc.assert(
    fc.asyncProperty(name, text, fc.boolean(), async (named, content, isText) => {
      const bytes = new TextEncoder().encode(content);
      const reading = await readFile({ name: named, text: isText ? content : null, bytes });
      expect(reading.file).toBe(named);
      for (const { why } of reading.leftOut) expect(why).toMatch(/\S[.!?:)”]?$/);
      for (const proposal of reading.proposals) {
        expect(proposal.name.trim()).not.toBe('');
        expect(proposal.place).not.toBe('');
      }
      expect(reading.proposals.length + reading.leftOut.length + (reading.sentences?.length ?? 0)).toBeGreaterThan(0);
      expect(Object.prototype).not.toHaveProperty('a');
    }),
    // Some that once took minutes, or had no name.
    { numRuns: RUNS, endOnFailure: true, examples: PAST.map(([named, content]) => [named, content, true]) },
  );
});
