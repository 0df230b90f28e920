import { createRequire } from 'node:module';
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import { readSpec } from '../../spec/read.ts';
import { type DocumentGaps, documentGaps, type ReportedMark } from './report.ts';
import { GAP_RULES, sarifGaps } from './sarif.ts';

// The validator that comes with the schema supports its draft; the package’s own matcher needs another test runner.
const load = createRequire(createRequire(import.meta.url).resolve('@microsoft/jest-sarif/package.json'));
const Validator = load('ajv');
const validator = new Validator({ schemaId: 'auto', validateSchema: false });
validator.addMetaSchema(load('ajv/lib/refs/json-schema-draft-04.json'));
const isSarif = validator.compile(schema);

function sarifOf(...documents: readonly DocumentGaps[]) {
  const { pieces, notes } = sarifGaps({ documents, version: '1.2.3' });
  const log: Log = JSON.parse([...pieces].join(''));
  expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
  const results = log.runs[0]?.results ?? [];
  const places = results.map(({ locations }) => locations?.[0]?.physicalLocation);
  return { log, notes, results, places };
}

const read = (text: string, path = 'a.md') => documentGaps(readSpec(text, path), path);
const SPEC = '# Title\n\n## Scope\n\n## Cost\n\nA lot.\n\nTBD\n';
const PART: DocumentGaps = {
  path: 'b.md',
  points: [{ id: '1', title: 'Tax', line: 3, depth: 2, kind: 'other', status: 'partial' }],
  marks: [],
};

function marked(mark: Partial<ReportedMark>, path = 'a.md'): DocumentGaps {
  const whole: ReportedMark = { line: 3, endLine: 5, kind: 'tbd', text: 'TBD', point: null, ...mark };
  return { path, points: [], marks: [whole] };
}

test('every gap is a result with a rule, a sentence and its lines; a section is marked at its heading only', () => {
  const { results, places, log } = sarifOf(read(SPEC), PART);
  expect(results.map(({ ruleId, level, message }) => [ruleId, level, message.text])).toEqual([
    ['unanswered', 'warning', expect.stringMatching(/^The section “Scope” says nothing.*\.$/)],
    ['tbd', 'warning', 'The section “Cost” leaves something open: TBD'],
    ['partial', 'note', 'The section “1. Tax” is incomplete.'],
  ]);
  expect(places.map((place) => [place?.region?.startLine, place?.region?.endLine])).toEqual([
    [3, 3],
    [9, 9],
    [3, 3],
  ]);
  const rules = log.runs[0]?.tool.driver.rules ?? [];
  for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex ?? -1]?.id).toBe(ruleId);
});

test('without any gap it is valid too, and its rules are the same', () => {
  const { log, results } = sarifOf(read('# Title\n\n## Scope\n\nOne hive.\n'));
  expect(results).toEqual([]);
  expect(log.runs[0]?.tool.driver.rules?.map(({ id }) => id)).toEqual([
    ...Object.keys(GAP_RULES),
    'doubt/vague',
    'doubt/unconfirmed',
    'doubt/dangling',
  ]);
  expect(sarifOf().results).toEqual([]);
});

test.each([
  ['docs/a b.md', 'docs/a%20b.md'],
  ['docs/Prüfung 50%.md', 'docs/Pr%C3%BCfung%2050%25.md'],
  ['docs/c#?[x].md', 'docs/c%23%3F%5Bx%5D.md'],
  ['c:d.md', 'c%3Ad.md'],
  ['a\\b\n.md', 'a%5Cb%0A.md'],
  ['\uD800.md', '%EF%BF%BD.md'],
])('the path %j is the reference %s below the root', (path, uri) => {
  const { places, notes } = sarifOf(marked({}, path));
  expect(places[0]?.artifactLocation).toEqual({ uri, uriBaseId: '%SRCROOT%' });
  expect(notes).toEqual([]);
});

test('a path outside of the folder has no root, and it is said that a code host cannot show it', () => {
  const { places, notes } = sarifOf(marked({}, '../x/a.md'), marked({}, '/srv/a b.md'));
  expect(places.map((place) => place?.artifactLocation)).toEqual([
    { uri: '../x/a.md' },
    { uri: 'file:///srv/a%20b.md' },
  ]);
  expect(notes).toEqual([expect.stringContaining('2 documents outside')]);
});

test('a fingerprint outlives moved lines and other wrapping, and tells twins apart', () => {
  const prints = (text: string) =>
    sarifOf(read(text)).results.map(({ partialFingerprints }) => partialFingerprints?.['specwalk/v1']);
  const before = prints(`${SPEC}\nTBD\n`);
  expect(new Set(before).size).toBe(3);
  expect(prints(`${SPEC.replace('A lot.', 'A lot.\n\nReally.')}\nTBD\n`)).toEqual(before);
  expect(prints(SPEC)).toEqual(before.slice(0, 2));
});

test('a doubt is a note with a rule of its own', () => {
  const doubts = [{ line: 7, kind: 'vague', text: 'as fast\nas possible', point: null }] as const;
  const { results, places } = sarifOf({ ...read('# Title\n\n## Aim\n\nBees.\n'), doubts });
  expect(results.map(({ ruleId, level, message }) => [ruleId, level, message.text])).toEqual([
    ['doubt/vague', 'note', 'Words that everybody reads differently: as fast as possible'],
  ]);
  expect(places[0]?.region).toMatchObject({ startLine: 7, endLine: 7 });
});

test('words of a document are never an argument or a link of the message', () => {
  const [result] = sarifOf(
    marked({ text: 'TBD {0} {name} [here](1)\nand there', owner: 'Kim', due: '2026-12-01' }),
  ).results;
  expect(result?.message.text).toBe(
    'Something is open (for Kim, due 2026-12-01): TBD {{0}} {name} [here] (1) and there',
  );
});

test('more than a code host accepts is cut, notes first, and that is said', () => {
  const marks = (count: number, kind: ReportedMark['kind']) =>
    Array.from({ length: count }, () => marked({ kind })).flatMap((document) => document.marks);
  const document = { path: 'a.md', points: [], marks: [...marks(20_000, 'todo'), ...marks(6_000, 'tbd')] };
  const { results, notes } = sarifGapsUnchecked(document);
  expect(results).toHaveLength(25_000);
  expect(results.filter(({ ruleId }) => ruleId === 'tbd')).toHaveLength(6_000);
  expect(notes).toEqual([
    expect.stringMatching(/^1000 of 26000 gaps are left out/),
    expect.stringMatching(/^GitHub shows 5000 of these 25000/),
  ]);
  const doubt = { line: 1, kind: 'vague', text: 'many', point: null } as const;
  const more = sarifGapsUnchecked({ ...document, doubts: [doubt] });
  expect(more.results.some(({ ruleId }) => ruleId === 'doubt/vague')).toBe(false);
  expect(more.notes[0]).toMatch(/^1001 of 26001 gaps and warnings are left out/);
});

/** Validating so many results takes long. */
function sarifGapsUnchecked(document: DocumentGaps) {
  const { pieces, notes } = sarifGaps({ documents: [document], version: '1.2.3' });
  const log: Log = JSON.parse([...pieces].join(''));
  return { results: log.runs[0]?.results ?? [], notes };
}
