import { describe, expect, test } from 'vitest';
import { audienceOf } from '../workspace/walkthroughs/view-walkthroughs.ts';
import { factFile, readFact } from './fact-file.ts';
import { factLocation, isQuestionId } from './paths.ts';
import type { SpecSource } from './types.ts';

const SOURCE: SpecSource = {
  fact: 'source',
  id: '0002',
  path: '../docs/idea #2 – é.md',
  sha256: 'a'.repeat(64),
  at: '2026-11-20T09:30:00Z',
};

function read(text: string) {
  const place = factLocation('questions/sources/0002.md');
  return place && readFact('questions/sources/0002.md', place, text, undefined);
}

test('a source is written as a person can read it, and read back', () => {
  const file = factFile(SOURCE);
  expect(file).toEqual({
    path: 'questions/sources/0002.md',
    text: `---\npath: "../docs/idea #2 – é.md"\nsha256: ${'a'.repeat(64)}\nat: 2026-11-20T09:30:00Z\n---\n`,
  });
  expect(read(file.text)).toEqual({ fact: SOURCE });
});

describe('a file that names no document beside the workspace is quarantined', () => {
  const good = factFile(SOURCE).text;
  test.each([
    [good.replace(/path: .*/, 'path: /etc/notes.md'), 2, /“path” must be a path from this folder/],
    [good.replace(/path: .*/, 'path: C:\\notes.md'), 2, /“path” must be a path from this folder/],
    [good.replace(/path: .*/, 'path: "..\\\\notes.md"'), 2, /“path” must be a path from this folder/],
    [good.replace(/path: .*\n/, ''), 4, /“path” is missing/],
    [good.replace('aaaa', 'AAAA'), 3, /“sha256” must be 64 hex digits/],
    [good.replace(/at: .*/, 'at: yesterday'), 4, /“at” must be a time/],
  ])('%j', (text, line, reason) => {
    expect(read(text)).toMatchObject({ quarantined: { reason: expect.stringMatching(reason) } });
    if (text.includes('path:')) expect(read(text)).toMatchObject({ quarantined: { line } });
  });
});

test('its file is named by a number and a checksum; older ones by the number alone', () => {
  const id = '0002-0a0b0c0d';
  expect(factFile({ ...SOURCE, id }).path).toBe(`questions/sources/${id}.md`);
  expect(factLocation(`questions/sources/${id}.md`)).toEqual({ holds: 'source', id });
  expect(factLocation('questions/sources/0002.md')).toEqual({ holds: 'source', id: '0002' });
});

test.each(['0000', '0000-0a0b0c0d', '0001-', '0001-0A0B0C0D', '1', '00001', 'first'])(
  'questions/sources/%s.md is no place of a source',
  (name) => {
    expect(factLocation(`questions/sources/${name}.md`)).toBeNull();
    expect(isQuestionId('sources')).toBe(false);
  },
);

test('where something was copied from on this machine is told to facilitators only', () => {
  expect(audienceOf(SOURCE, new Map())).toBe('facilitators');
});
