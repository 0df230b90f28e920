import { expect, test } from 'vitest';
import { factFile, readFact } from './fact-file.ts';
import { factLocation } from './paths.ts';
import type { SectionChange } from './types.ts';

const CHANGE: SectionChange = {
  fact: 'section',
  id: '0002-0a0b0c0d',
  number: 2,
  fates: [
    { point: '3', section: 'Hours: “when”', now: { point: '4', section: 'Opening hours' } },
    { point: 'bells', section: 'Bells', now: null },
  ],
};
const read = (path: string, text: string) => {
  const place = factLocation(path);
  return place && readFact(path, place, text, undefined);
};

test('what became of sections is written so that a person can read it, and read back', () => {
  const { path, text } = factFile(CHANGE);
  expect(path).toBe('questions/sections/0002-0a0b0c0d.md');
  expect(text).toBe(`---
number: 2
sections:
  - { point: "3", section: "Hours: “when”", now-point: "4", now: Opening hours }
  - { point: bells, section: Bells }
---
`);
  expect(read(path, text)).toEqual({ fact: CHANGE });
});

test('so is the order of sections, alone or beside it', () => {
  const order = [
    { section: '', depth: 1, lacks: false },
    { section: 'Hours: “when”', depth: 2, lacks: true },
  ];
  for (const change of [
    { ...CHANGE, order },
    { ...CHANGE, fates: [], order },
  ]) {
    const { path, text } = factFile(change);
    expect(read(path, text)).toEqual({ fact: change });
  }
});

test.each([
  ['---\nnumber: 1\norder:\n  - Hours\n---\n', /“order\.0” must be a list of \{ section: …, depth: … \}/],
  ['---\nnumber: 0\nsections: []\n---\n', /“number” must be 1 or more/],
  ['---\nnumber: 1\nsections: Bells\n---\n', /“sections” must be a list of \{ point: …/],
  ['---\nnumber: 1\nsections:\n  - { point: "3" }\n---\n', /section/],
])('one that cannot be read is named: %j', (text, reason) => {
  expect(read('questions/sections/0001-0a0b0c0d.md', text)).toMatchObject({
    quarantined: { reason: expect.stringMatching(reason) },
  });
});
