import { describe, expect, test } from 'vitest';
import { opened, type Step, walked } from '#testing/core/walked.ts';
import type { Setting } from '../../facts/types.ts';
import type { QuestionView } from '../workspace.ts';
import { matchedRoles, rankForPeople, unmatchedRoles } from './rank-for-people.ts';

const things: Step = ['entities.records', [['Loan', '', '', '', '']]];
const { workspace } = walked(things);

/** Who of the people present is here for a question. */
function here(id: string, people: readonly string[], from = workspace): string {
  const seat = rankForPeople(from, people).find(({ view }) => view.question.id === id);
  return seat?.missing ?? seat?.here.join(' and ') ?? 'not asked';
}

describe('the people in the room', () => {
  const cases: readonly [id: string, people: readonly string[], expected: string][] = [
    ['purpose.measure', ['finance'], 'finance'],
    ['purpose.measure', ['Head of Finance', 'Clerk'], 'Head of Finance'],
    ['purpose.measure', ['Fin', 'IT'], 'Needs somebody who is not here: sponsor or finance.'],
    ['roles.visibility', ['it'], 'Needs somebody who is not here: security, legal or domain expert.'],
    ['roles.visibility', ['expert', 'Legal'], 'expert and Legal'],
    ['entities.loan.retention', ['legal'], 'legal'],
    ['entities.records', ['constructor'], ''],
  ];
  test.each(cases)('%s, with %j: %s', (id, people, expected) => {
    expect(here(id, people)).toBe(expected);
  });

  test('what one of them decides about is for them', () => {
    const deciders: Step = ['purpose.deciders', [['Constants', 'Ms Ito', 'Controller']]];
    const named = walked(things, deciders).workspace;
    expect(here('constants.outage', ['controller'], named)).toBe('controller');
    expect(here('constants.outage', ['Ito'], named)).toBe('Ito');
    expect(here('roles.grants', ['controller'], named)).toMatch(/^Needs somebody/);
  });

  test('whoever speaks for a group that was decided is an end user', () => {
    const groups: Step = ['purpose.groups', [['Pet owner', '', '', '', '']]];
    expect(here('roles.sign-in', ['pet owner'], walked(groups).workspace)).toBe('pet owner');
    expect(here('roles.sign-in', ['pet owner'])).toMatch(/^Needs somebody/);
  });

  test('come first, then what nobody here could know, then what is closed; else the order of asking', () => {
    const seats = rankForPeople(workspace, ['finance']);
    const rows = seats.map(({ view, missing }) => (view.rank.score === 0 ? 2 : missing === null ? 0 : 1));
    expect(rows).toEqual([...rows].sort());
    expect(new Set(rows).size).toBe(3);
    const place = new Map(workspace.questions.map((view, at) => [view, at]));
    for (const row of [0, 1, 2]) {
      const places = seats.filter((_, at) => rows[at] === row).map(({ view }) => place.get(view) ?? -1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  test('what only one of them knows comes before what others know as well', () => {
    const asked = rankForPeople(workspace, ['finance', 'domain expert']).filter(
      ({ view, missing }) => missing === null && view.rank.isAskable && view.rank.place === null,
    );
    for (const { here, only } of asked) expect(only).toBe(here.length === 1 ? here[0] : null);
    const place = new Map(workspace.questions.map((view, at) => [view, at]));
    const placeOf = (at: number) => place.get(asked[at]?.view as QuestionView) ?? 0;
    const turned = asked.filter((_, at) => at + 1 < asked.length && placeOf(at) > placeOf(at + 1));
    expect(turned.length).toBeGreaterThan(0);
    expect(turned.filter(({ only }) => only === null)).toEqual([]);
    expect(rankForPeople(workspace, ['finance']).every(({ only }) => only === null)).toBe(true);
  });

  test('in an empty room the order stays as it is', () => {
    const open = rankForPeople(workspace, []).filter(({ missing }) => missing !== null);
    expect(open.map(({ view }) => view)).toEqual(workspace.questions.slice(0, open.length));
  });
});

describe('what people say they speak for', () => {
  const matched: Setting = {
    fact: 'setting',
    id: 'vet-is-an-expert',
    voice: { role: 'Vet', groups: ['domain expert'] },
    by: { name: 'Kim', role: '' },
    at: '2026-01-01T00:00:00.000Z',
  };
  const withVet = opened([...walked(things).facts, matched]);

  test('is matched to a group that questions ask, whatever its spelling', () => {
    expect(here('roles.visibility', ['vet'])).toMatch(/^Needs somebody/);
    expect(here('roles.visibility', ['vet'], withVet)).toBe('vet');
    expect(here('purpose.measure', ['vet'], withVet)).toMatch(/^Needs somebody/);
  });

  test('is asked about once, unless it is one of the groups, a group of users, or decides', () => {
    const roles = ['vet', 'Vet', 'Head of Finance', 'domain expert', ''];
    expect(unmatchedRoles(workspace, roles)).toEqual(['Vet']);
    expect(unmatchedRoles(withVet, roles)).toEqual([]);
    const groups: Step = ['purpose.groups', [['Pet owner', '', '', '']]];
    expect(unmatchedRoles(walked(groups).workspace, ['pet owner'])).toEqual([]);
  });

  test('the newest match counts', () => {
    const none: Setting = {
      ...matched,
      id: 'vet-is-none',
      voice: { role: 'vet', groups: [] },
      at: '2026-01-02T00:00:00.000Z',
    };
    const taken = opened([...walked(things).facts, none, matched]);
    expect(here('roles.visibility', ['vet'], taken)).toMatch(/^Needs somebody/);
    expect(unmatchedRoles(taken, ['vet'])).toEqual([]);
    expect(matchedRoles(taken, ['Vet', 'vet', 'nurse'])).toEqual([{ role: 'vet', groups: [] }]);
  });
});
