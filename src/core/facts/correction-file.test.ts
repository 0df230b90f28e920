import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factFile, readFact } from './fact-file.ts';
import { factLocation, isQuestionId } from './paths.ts';
import type { Correction, Fact } from './types.ts';

const PATH = 'questions/corrections/c0ffee00.md';
const CORRECTION: Correction = {
  fact: 'correction',
  id: 'c0ffee00',
  point: '4',
  section: 'Domain model',
  kind: 'entities',
  status: 'unanswered',
  of: '0a1b2c3d',
  why: 'It names the things we keep.',
  by: { name: 'Dana', role: 'Finance' },
  at: '2026-11-20T09:30:00.123Z',
};

function reread({ path, text }: { path: string; text: string }): Fact | { line: number; reason: string } {
  const place = factLocation(path);
  if (!place) throw new Error(`${path} is the place of no fact`);
  const read = readFact(path, place, text, undefined);
  return 'fact' in read ? read.fact : { line: read.quarantined.line, reason: read.quarantined.reason };
}

const written = (front: string, body = '') => reread({ path: PATH, text: `---\n${front}\n---\n${body}` });

test('its folder belongs to no question', () => {
  expect(isQuestionId('corrections')).toBe(false);
  expect(factLocation('questions/corrections/responses/c0ffee00.md')).toBeNull();
});

test('it is a file that a person can read', () => {
  const file = factFile(CORRECTION);
  expect(file.path).toBe(PATH);
  expect(file.text).toBe(`---
point: "4"
section: Domain model
kind: entities
status: unanswered
of: 0a1b2c3d
by: Dana
role: Finance
at: 2026-11-20T09:30:00.123Z
---

It names the things we keep.
`);
  expect(reread(file)).toEqual(CORRECTION);
});

test('one that the program wrote bears no time', () => {
  const own = { ...CORRECTION, by: { name: 'Specwalk', role: '' }, at: '' };
  expect(factFile(own).text).not.toContain('at:');
  expect(reread(factFile(own))).toEqual(own);
});

const hex = fc.stringMatching(/^[0-9a-f]{8}$/);
const line = fc.stringMatching(/^[^\r\n\p{C}]{0,60}$/u).map((text) => text.trim());

test('whatever is corrected is read back as it was said, and written again as the same bytes', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          kind: fc.constantFrom<NonNullable<Correction['kind']>>('states', 'other', 'as-read'),
          of: hex,
        },
        { requiredKeys: [] },
      ),
      fc.constantFrom<NonNullable<Correction['status']>>('answered', 'not-applicable', 'as-read'),
      line,
      line.filter((text) => text !== '---'),
      (some, status, section, why) => {
        const { kind: _kind, of: _of, ...rest } = CORRECTION;
        const said: Correction = { ...rest, ...some, status, section, why };
        const file = factFile(said, { shape: 'text' });
        const read = reread(file);
        expect(read).toEqual(said);
        if ('fact' in read) expect(factFile(read, { shape: 'text' })).toEqual(file);
      },
    ),
  );
});

describe('what cannot be read is named with its line', () => {
  test.each([
    ['by: Dana\npoint: "4"', 3, 'It corrects nothing; add “kind” or “status”, or delete the file.'],
    ['point: "4"\nkind: things\nby: Dana', 3, /^“kind” must be one of purpose, .*, other, as-read\.$/],
    ['point: "4"\nby: Dana\nstatus: container', 4, /^“status” must be one of unanswered, partial/],
    ['kind: states\nby: Dana', 2, '“point” is missing; add it.'],
    ['point: "4"\nkind: states', 2, '“by” is missing; add it.'],
    ['point: "4"\nkind: states\nof: nine\nby: Dana', 4, '“of” must be 8 hex digits.'],
    ['point: "4"\nkind: states\nby: Dana\nat: today', 5, /^“at” must be a time like/],
    ['point: "4"\nkind: states\nby: Dana\nsure: yes', 5, /“sure” is not known here/],
  ])('%j', (front, at, sentence) => {
    const read = written(front);
    expect(read).toMatchObject({ line: at });
    expect('reason' in read ? read.reason : '').toMatch(sentence);
  });
});

test('one written by hand needs only the point, what it is and who says so', () => {
  expect(written('point: naming\nkind: states\nby: Dana')).toEqual({
    fact: 'correction',
    id: 'c0ffee00',
    point: 'naming',
    section: '',
    kind: 'states',
    why: '',
    by: { name: 'Dana', role: '' },
    at: '',
  });
});
