import { expect, test } from 'vitest';
import { readWorkspace } from '../workspace/read-workspace.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { factFile } from './fact-file.ts';
import { isQuestionId } from './paths.ts';
import type { Notes, Quote } from './types.ts';

const AT = '2026-11-20T09:30:00.123Z';
const DANA = { name: 'Dana', role: 'Finance' };
const QUOTE: Quote = {
  fact: 'quote',
  id: 'c0ffee00',
  question: 'entities.records',
  from: 'monday.txt',
  place: 'line 4, 00:12',
  speaker: 'Bob',
  text: 'We lend “tools”: drills and saws.',
  by: DANA,
  at: AT,
};
const NOTES: Notes = {
  fact: 'notes',
  id: 'c0ffee01',
  name: 'monday.txt',
  part: 1,
  parts: 2,
  text: '# Monday\n\n---\nBob: We lend tools.',
  by: DANA,
  at: AT,
};

function opened(...files: readonly { readonly path: string; readonly text: string }[]) {
  const spec = { path: 'SPEC.md', text: '# Lending\n\n## Purpose\n' };
  return openWorkspace(readWorkspace([spec, ...files], 'lending'));
}

const ASKED = {
  path: 'questions/entities.records/question.md',
  text: '---\npoint: purpose\nkind: entities\nslot: entities/records\norigin: bank\nshape: list\nwho: []\nneeds: []\nblocks: []\nminutes: 3\nreversal: 2\n---\n\nWhat do you keep?\n',
};

test('a quoted sentence is a file beside the answers, and is found under its question', () => {
  const file = factFile(QUOTE);
  expect(file).toEqual({
    path: 'questions/entities.records/quotes/c0ffee00.md',
    text: `---\nfrom: monday.txt\nplace: line 4, 00:12\nspeaker: Bob\nby: Dana\nrole: Finance\nat: ${AT}\n---\n\nWe lend “tools”: drills and saws.\n`,
  });
  const workspace = opened(ASKED, file);
  expect(workspace.quarantined).toEqual([]);
  expect(workspace.question('entities.records')).toMatchObject({ responses: [], quotes: [QUOTE] });
});

test('notes are kept whole, in parts', () => {
  const file = factFile(NOTES);
  expect(file.path).toBe('questions/notes/c0ffee01.md');
  expect(opened(file)).toMatchObject({ notes: [NOTES], quarantined: [] });
  expect(isQuestionId('notes')).toBe(false);
});
