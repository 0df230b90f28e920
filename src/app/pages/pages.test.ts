import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { readSpec, standingQuestions } from '#core/parsing.ts';
import { nearestAddresses } from './nearest.ts';
import { filterQuestions, type QuestionFilter, searchIndex } from './question-filter.ts';

const spec = readSpec(readFileSync('src/journeys/specs/nine-points.md', 'utf8'), 'SPEC.md');
const workspace = openWorkspace({ name: '', spec, facts: standingQuestions(spec), quarantined: [] });
const index = searchIndex(workspace);
const ALL: QuestionFilter = { point: '', status: '', who: '', text: '', sort: '' };

/** Ids of the questions that fit. */
const shown = (filter: Partial<QuestionFilter>) =>
  filterQuestions(index, { ...ALL, ...filter }).map(({ question }) => question.id);

describe('the list is narrowed', () => {
  test('by nothing: all, in the order of asking', () => {
    expect(shown({})).toEqual(workspace.questions.map(({ question }) => question.id));
  });
  test('by point, status and who could know together', () => {
    const ids = shown({ point: '6', status: 'open', who: 'security' });
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.every((id) => id.startsWith('roles.'))).toBe(true);
    expect(shown({ status: 'decided' })).toEqual([]);
  });
  test('by words in any order, case and accent', () => {
    expect(shown({ text: 'RECORDS keep' })).toContain('entities.records');
    expect(shown({ text: 'kéep' })).toEqual(shown({ text: 'keep' }));
    expect(shown({ text: 'xyzzy' })).toEqual([]);
  });
  test('in another order, and by an order that does not exist as if none were named', () => {
    const minutes = filterQuestions(index, { ...ALL, sort: 'short' }).map(({ question }) => question.minutes);
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    expect(shown({ sort: 'constructor' })).toEqual(shown({}));
  });
});

describe('a wrong address finds its neighbours', () => {
  test.each([
    ['/questons', '/questions'],
    ['/questions/purpose.problems', '/questions/purpose.problem'],
    ['/states', '/points/4'],
  ])('%s: %s', (wrong, near) => {
    expect(nearestAddresses(wrong, workspace).map(({ to }) => to)).toContain(near);
  });
  test('and nothing where nothing is near', () => {
    expect(nearestAddresses('/%F0%9F%92%A9', workspace)).toEqual([]);
  });
});
