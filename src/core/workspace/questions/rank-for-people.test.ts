import { describe, expect, test } from 'vitest';
import { type Step, walked } from '#testing/core/walked.ts';
import { rankForPeople } from './rank-for-people.ts';

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

  test('in an empty room the order stays as it is', () => {
    const open = rankForPeople(workspace, []).filter(({ missing }) => missing !== null);
    expect(open.map(({ view }) => view)).toEqual(workspace.questions.slice(0, open.length));
  });
});
