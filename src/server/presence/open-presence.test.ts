import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomState } from '#core/presence.ts';
import { NO_DOOR } from '#testing/server/scratch.ts';
import { LOCAL_VIEWER, type Viewer } from '../access/viewer.ts';
import type { Attendee } from '../commands/walkthrough.ts';
import { MAX_NAMED, openPresence } from './open-presence.ts';

const ADA: Viewer = { as: 'stakeholder', person: 'ada', speaker: { name: 'Ada', role: 'Finance' } };
const OLGA: Viewer = { as: 'facilitator', person: 'olga', speaker: { name: 'Olga', role: '' } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(now = Date.now) {
  const told: RoomState[] = [];
  const noted: (readonly Attendee[])[] = [];
  const presence = openPresence({
    ongoing: { walking: () => null, saidTo: () => [] },
    attendance: { note: (here) => noted.push(here) },
    door: NO_DOOR,
    send: (dataFor) => told.push(JSON.parse(dataFor(OLGA))),
    now,
  });
  return { presence, told, noted };
}

test('many changes are told together, a moment apart', () => {
  const { presence, told } = open();
  presence.came(ADA);
  vi.advanceTimersByTime(1);
  for (const place of ['/', '/points/1', '/points/2']) presence.act(ADA, { act: 'look', place, following: true });
  vi.advanceTimersByTime(140);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(20);
  expect(told).toHaveLength(2);
  expect(told.at(-1)?.places).toEqual({ '/points/2': 1 });
});

test('in a large room they are a second apart', () => {
  const { presence, told } = open();
  for (let at = 0; at <= MAX_NAMED; at += 1) presence.came({ ...ADA, person: `p${at}` });
  vi.advanceTimersByTime(1);
  expect(told.at(-1)?.count).toBe(MAX_NAMED + 1);
  presence.act({ ...ADA, person: 'p1' }, { act: 'hand', up: true });
  vi.advanceTimersByTime(990);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(20);
  expect(told).toHaveLength(2);
});

test('what changes nothing is not told, but whoever comes is told where things stand', () => {
  const { presence, told } = open();
  presence.came(ADA);
  vi.advanceTimersByTime(200);
  presence.changed();
  presence.act(ADA, { act: 'hand', up: false });
  vi.advanceTimersByTime(200);
  expect(told).toHaveLength(1);
  presence.came(ADA);
  vi.advanceTimersByTime(200);
  expect(told).toHaveLength(2);
});

test('whoever loads the page again is not gone; whoever stays away is', () => {
  const { presence, told } = open();
  presence.came(ADA);
  presence.came(OLGA);
  presence.left(ADA);
  vi.advanceTimersByTime(3_000);
  presence.came(ADA);
  vi.advanceTimersByTime(9_000);
  expect(told.at(-1)?.count).toBe(2);
  presence.left(ADA);
  vi.advanceTimersByTime(4_900);
  expect(told.at(-1)?.count).toBe(2);
  vi.advanceTimersByTime(400);
  expect(told.at(-1)?.people.map(({ person }) => person)).toEqual(['olga']);
});

test('a clock that lags behind its timers, or is set back, holds nobody in the room and no news back', () => {
  let back = 0;
  const { presence, told } = open(() => Date.now() - back);
  presence.came(ADA);
  presence.came(OLGA);
  vi.advanceTimersByTime(200);
  presence.left(ADA);
  back = 1;
  vi.advanceTimersByTime(6_000);
  expect(told.at(-1)?.people.map(({ person }) => person)).toEqual(['olga']);
  back = 3_600_000;
  presence.act(OLGA, { act: 'hand', up: true });
  vi.advanceTimersByTime(200);
  expect(told.at(-1)?.people[0]?.hand).not.toBeNull();
});

test('whoever has not said who they are is nobody in the room, and may still run the timer', () => {
  const { presence, told, noted } = open();
  presence.came(LOCAL_VIEWER);
  presence.act(LOCAL_VIEWER, { act: 'hand', up: true });
  expect(presence.act(LOCAL_VIEWER, { act: 'timer', minutes: 1 })).toBeNull();
  vi.advanceTimersByTime(200);
  expect(told.at(-1)).toMatchObject({ count: 0, people: [], timer: { set: 60_000 } });
  expect(noted.flat()).toEqual([]);
});

test.each([
  { act: 'timer', minutes: 1 },
  { act: 'hold' },
  { act: 'go-on' },
  { act: 'stop-timer' },
  { act: 'restore-timer', timer: null },
  { act: 'lower', person: 'ada' },
] as const)('only facilitators do %o', (action) => {
  const { presence } = open();
  presence.came(ADA);
  expect(presence.act(ADA, action)).toMatch(/^Only the facilitator/);
  expect(presence.act({ ...ADA, as: 'viewer' }, action)).toMatch(/^Only the facilitator/);
  expect(presence.act(OLGA, action)).toBeNull();
});

test('whoever looks on may put a hand up', () => {
  const { presence, told } = open();
  const spectator: Viewer = { ...ADA, as: 'viewer' };
  presence.came(spectator);
  expect(presence.act(spectator, { act: 'hand', up: true })).toBeNull();
  vi.advanceTimersByTime(200);
  expect(told.at(-1)?.people[0]?.hand).not.toBeNull();
});
