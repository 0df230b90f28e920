import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countQuestions, openWorkspace } from '#core/index.ts';
import { readSpec, standingQuestions } from '#core/parsing.ts';
import { example } from '../../examples/example.ts';
import { nearestAddresses } from './not-found.tsx';
import {
  filterQuestions,
  parseRoom,
  type QuestionFilter,
  rankForRoom,
  searchIndex,
  statusChoices,
  togglePerson,
} from './question-filter.ts';

const spec = readSpec(readFileSync('src/journeys/specs/nine-points.md', 'utf8'), 'SPEC.md');
const workspace = openWorkspace({ name: '', spec, facts: standingQuestions(spec), quarantined: [] });
const index = searchIndex(workspace);
const ALL: QuestionFilter = { point: '', status: '', who: '', scene: '', about: '', text: '', sort: '', room: [] };

/** Ids of the matching questions. */
const shown = (filter: Partial<QuestionFilter>) =>
  filterQuestions(index, { ...ALL, ...filter }).map(({ question }) => question.id);

describe('the list is narrowed', () => {
  test('by nothing: all that are open, in the order of asking', () => {
    expect(shown({})).toEqual(workspace.questions.map(({ question }) => question.id));
  });
  test('by what is counted together, each question in one of them', async () => {
    const half = openWorkspace(await example('half-answered'));
    const listed = (status: string) => filterQuestions(searchIndex(half), { ...ALL, status });
    const { asked, settled, open, later, parked } = countQuestions(half.questions);
    const counts = ['all', 'settled', '', 'deferred', 'parked'].map((status) => listed(status).length);
    expect(counts).toEqual([asked, settled, open, later, parked]);
    expect([settled, open, later].map((count) => count > 0)).toEqual([true, true, true]);
    expect(settled + open + later).toBe(asked);
    expect(asked + parked).toBe(half.questions.length);
    for (const { value, count } of statusChoices(half, ''))
      expect([value, listed(value).length]).toEqual([value, count]);
  });
  test('by the scene that shows it, follow-ups with what they follow', async () => {
    const half = openWorkspace(await example('half-answered'));
    const inScene = (scene: string) =>
      filterQuestions(searchIndex(half), { ...ALL, status: 'all', point: '9', scene }).map(
        ({ question }) => question.id,
      );
    expect(inScene('dials')).toEqual(expect.arrayContaining(['constants.values', 'constants.values.yearly-fee.from']));
    expect(inScene('promises').filter((id) => inScene('dials').includes(id))).toEqual([]);
    expect(inScene('nowhere')).toEqual([]);
  });
  test('by the thing that a question is about', async () => {
    const half = openWorkspace(await example('half-answered'));
    const found = filterQuestions(searchIndex(half), { ...ALL, status: 'all', point: '4', about: 'repair' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ question }) => !question.ask.includes('Repair')).map(({ question }) => question.id)).toEqual(
      [],
    );
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

describe('for the people in the room', () => {
  const seats = (filter: Partial<QuestionFilter>) => {
    const whole = { ...ALL, ...filter };
    return rankForRoom(filterQuestions(index, whole), workspace, whole);
  };
  test('what they could know comes first, and what nobody here could know says so', () => {
    const shown = seats({ room: ['finance'] });
    const known = shown.findIndex(({ missing }) => missing !== null);
    expect(known).toBeGreaterThan(5);
    expect(shown.slice(0, known).every(({ view }) => view.question.who.includes('finance'))).toBe(true);
    expect(shown.slice(known).every(({ missing }) => missing?.startsWith('Needs somebody who is not here: '))).toBe(
      true,
    );
    expect(shown).toHaveLength(workspace.questions.length);
  });
  test('the list stays narrowed, and an order that was asked for stays', () => {
    expect(seats({ room: ['finance'], point: '6' }).every(({ view }) => view.question.point === '6')).toBe(true);
    const byPoint = seats({ room: ['finance'], sort: 'point' }).map(({ view }) => view.question.id);
    expect(byPoint).toEqual(shown({ sort: 'point' }));
  });
  test('who is there stands in the address', () => {
    expect(parseRoom('')).toEqual([]);
    expect(togglePerson([], 'finance')).toBe('finance');
    expect(togglePerson(parseRoom('finance'), 'end user')).toBe('finance,end user');
    expect(togglePerson(parseRoom('finance,end user'), 'finance')).toBe('end user');
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
