import { expect, test } from 'vitest';
import type { RoomState } from '#core/presence.ts';
import type { Viewer } from '../access/viewer.ts';
import { MAX_NAMED, presenceStates } from './open-presence.ts';
import { EMPTY_PRESENCE, type Presence, presenceAfter } from './presence.ts';

const viewer = (person: string, as: Viewer['as'] = 'stakeholder'): Viewer => ({
  as,
  person,
  speaker: { name: person, role: '' },
});

/** Olga, who facilitates, and so many others at two places. */
function roomOf(others: number): Presence {
  const names = ['olga', ...Array.from({ length: others }, (_, at) => `p${at}`)];
  return names.reduce((presence, person, at) => {
    const as = person === 'olga' ? 'facilitator' : 'stakeholder';
    const here = presenceAfter(presence, { what: 'came', who: { person, as, name: person, role: '' } });
    const place = at % 2 === 0 ? '/points/1' : '/';
    const action = { act: 'look', place, following: true } as const;
    return presenceAfter(here, { what: 'did', person, at: 0, action });
  }, EMPTY_PRESENCE);
}

const waiting = [{ person: 'w', name: 'Wim', role: '', since: 1 }];
const alarms = [{ sentence: 'Eve writes far more than people do.', person: 'e' }];
const round = { question: 'one', answered: 1, of: 3, missing: ['p1', 'p2'] };
const told = (presence: Presence, to: Viewer): RoomState =>
  JSON.parse(presenceStates(presence, { round, waiting, alarms }, 42).dataFor(to));

test('in a usual room everybody is told of everybody; of those who wait only facilitators are', () => {
  const presence = roomOf(MAX_NAMED - 1);
  expect(told(presence, viewer('p1'))).toMatchObject({ now: 42, count: 60, round, waiting: [], alarms: [] });
  expect(told(presence, viewer('p1')).people).toHaveLength(60);
  expect(told(presence, viewer('olga', 'facilitator'))).toMatchObject({ count: 60, waiting, alarms });
});

test('in a large room others are told of the facilitators and themselves, and how many are where', () => {
  const presence = roomOf(MAX_NAMED);
  const { people, count, places, round: progress, ...rest } = told(presence, viewer('p1'));
  expect(people.map(({ person }) => person)).toEqual(['olga', 'p1']);
  expect([count, places]).toEqual([61, { '/points/1': 31, '/': 30 }]);
  expect(rest).toMatchObject({ waiting: [], alarms: [] });
  expect(progress).toEqual({ ...round, missing: ['p1'] });
  expect(told(presence, viewer('p9')).round?.missing).toEqual([]);
  expect(told(presence, viewer('olga', 'facilitator')).people).toHaveLength(61);
  expect(told(presence, viewer('olga', 'facilitator')).round).toEqual(round);
});

test('nothing that only the server knows goes out', () => {
  const [someone] = told(roomOf(1), viewer('p0')).people;
  expect(Object.keys(someone ?? {}).sort()).toEqual(
    ['as', 'following', 'hand', 'name', 'person', 'place', 'role'].sort(),
  );
});
