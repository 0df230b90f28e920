import { expect, test } from 'vitest';
import { readWorkspace } from '../workspace/read-workspace.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { factFile } from './fact-file.ts';
import { isQuestionId } from './paths.ts';
import type { Setting } from './types.ts';

const AT = '2026-11-20T09:30:00.123Z';
const SOBER: Setting = {
  fact: 'setting',
  id: 'c0ffee00',
  tone: 'sober',
  by: { name: 'Dana', role: 'Finance' },
  at: AT,
};

function opened(...files: readonly { readonly path: string; readonly text: string }[]) {
  const spec = { path: 'SPEC.md', text: '# Lending\n\n## Purpose\n' };
  return openWorkspace(readWorkspace([spec, ...files], 'lending'));
}

const written = (front: string) => ({ path: 'questions/settings/c0ffee00.md', text: `---\n${front}\n---\n` });

test('a tone is a file that a person can read and write', () => {
  const file = factFile(SOBER);
  expect(file).toEqual(written(`tone: sober\nby: Dana\nrole: Finance\nat: ${AT}`));
  expect(opened(file)).toMatchObject({ tone: 'sober', quarantined: [] });
  expect(isQuestionId('settings')).toBe(false);
});

test('what somebody speaks for is matched to groups that questions ask, in a file of its own', () => {
  const { tone: _, ...signed } = SOBER;
  const match: Setting = { ...signed, voice: { role: 'Vet', groups: ['domain expert'] } };
  const file = factFile(match);
  expect(file).toEqual(written(`speaks-for: Vet\ncould-know: [ domain expert ]\nby: Dana\nrole: Finance\nat: ${AT}`));
  const { voices, tone } = opened(factFile({ ...SOBER, id: 'aaaaaaaa', at: '2026-11-20T09:30:00.100Z' }), file);
  expect([voices.get('vet'), tone]).toEqual([['domain expert'], 'sober']);
  expect(opened(factFile({ ...match, voice: { role: 'Vet', groups: [] } })).voices.get('vet')).toEqual([]);
});

test('the newest counts, in whatever order the files are read; without any it is playful', () => {
  const later = factFile({ ...SOBER, id: 'aaaaaaaa', tone: 'playful', at: '2026-11-20T09:30:00.124Z' });
  const before = factFile(SOBER);
  expect([opened().tone, opened(before, later).tone, opened(later, before).tone]).toEqual([
    'playful',
    'playful',
    'playful',
  ]);
  expect(opened(later, factFile({ ...SOBER, at: '2026-12-20T09:30:00.123Z' })).tone).toBe('sober');
});

test.each([
  ['tone: loud\nby: Dana\nat: 2026-11-20T09:30:00Z', 2, /^“tone” must be one of playful, sober\.$/],
  ['by: Dana\nat: 2026-11-20T09:30:00Z', 2, /^“tone” or “speaks-for” is missing/],
])('%j is named with its line, and sets nothing', (front, line, reason) => {
  const { tone, quarantined } = opened(written(front));
  expect(tone).toBe('playful');
  expect(quarantined).toMatchObject([{ line, reason: expect.stringMatching(reason) }]);
});
