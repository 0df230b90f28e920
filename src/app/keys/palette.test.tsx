import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { readSpec, standingQuestions } from '#core/parsing.ts';
import { markupOf, wordsOf } from '#testing/app/page.tsx';
import { story } from '#testing/core/story.ts';
import { actionEntries, findEntries, Palette, workspaceEntries } from './palette.tsx';

test('before a word is typed, the palette offers places, the first one chosen, and says how many there are', () => {
  const html = markupOf(openWorkspace(story().snapshot), <Palette />);
  const options = [...html.matchAll(/role="option" id="([^"]*)"[^>]*aria-selected="(true|false)"/g)];
  expect(options.length).toBeGreaterThan(10);
  expect(options.map(([, , chosen]) => chosen).indexOf('true')).toBe(0);
  expect(options.filter(([, , chosen]) => chosen === 'true')).toHaveLength(1);
  expect(html).toContain(`aria-activedescendant="${options[0]?.[1]}"`);
  expect(wordsOf(html)).toMatch(/\d+ results; the first \d+ are shown\.$/);
});

const spec = readSpec(readFileSync('src/journeys/specs/nine-points.md', 'utf8'), 'SPEC.md');
const workspace = openWorkspace({ name: '', spec, facts: standingQuestions(spec), quarantined: [] });
const nothing = () => {};
const actions = actionEntries([
  { label: 'Go to the next hole', group: 'This screen', keys: 'n', run: nothing },
  { label: 'Park a question', group: 'Walk', run: nothing },
  { label: 'Park a question', group: 'Everywhere', run: nothing },
]);
const entries = [...actions, ...workspaceEntries(workspace)];
const found = (typed: string) => findEntries(entries, typed).first.map(({ id }) => id);

describe('the palette finds', () => {
  test('everything where nothing is typed, and shows the first fifty', () => {
    const all = findEntries(entries, '  ');
    expect(all.count).toBe(entries.length);
    expect(all.first).toEqual(entries.slice(0, 50));
  });
  test('by all words in any order, whatever their capitals and accents', () => {
    expect(found('RECORDS kéep')).toContain('/questions/entities.records');
    expect(found('keep records')).toEqual(found('records keep'));
    expect(found('records xyzzy')).toEqual([]);
  });
  test('by status, point and id', () => {
    expect(found('nobody said entities.records')).toEqual(['/questions/entities.records']);
    expect(findEntries(entries, 'decided').count).toBe(0);
    expect(found('point roles')).toContain('/points/6');
  });
  test('what begins with the words before what merely holds them', () => {
    const labels = findEntries(entries, 'who').first.map(({ name }) => name);
    const begins = labels.map((name) => (name.startsWith('who') ? 0 : 1));
    expect(begins).toEqual([...begins].sort());
    expect(begins[0]).toBe(0);
  });
  test('what can be done, each once', () => {
    expect(found('park')).toEqual(['do Park a question']);
    expect(found('hole next')[0]).toBe('do Go to the next hole');
  });
});
