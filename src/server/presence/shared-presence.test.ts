import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_DOOR } from '#testing/server/scratch.ts';
import type { Viewer } from '../access/viewer.ts';
import { type LivePresence, openPresence } from './open-presence.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T09:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const viewer = (at: number, as: Viewer['as'] = 'stakeholder'): Viewer => {
  const person = `person-${at}`;
  return { as, person, speaker: { name: `Name ${at}`, role: 'Desk', person } };
};

/** Servers that hear each other as through PostgreSQL: all of them, the sender too, in messages of 8,000 bytes. */
function servers(count: number) {
  const hearing = new Set<(message: string) => void>();
  const open = () => {
    const seen = {
      count: 0,
      people: [] as { person: string; place: string | null; hand: number | null }[],
      timer: null,
    };
    let receive: (message: string) => void = () => undefined;
    const presence: LivePresence = openPresence({
      ongoing: { walking: () => null, saidTo: () => [] },
      attendance: { note: () => undefined },
      door: NO_DOOR,
      send: (dataFor) => Object.assign(seen, JSON.parse(dataFor(viewer(0, 'facilitator')))),
      line: {
        send: (messages) => {
          for (const message of messages) {
            expect(Buffer.byteLength(message)).toBeLessThan(7_900);
            for (const hears of [...hearing]) hears(message);
          }
        },
        receive: (onMessage) => {
          receive = onMessage;
          hearing.add(onMessage);
          return () => void hearing.delete(onMessage);
        },
      },
    });
    /** As a killed server: it says and hears nothing any more. */
    const dies = () => {
      hearing.delete(receive);
      presence.close();
    };
    return { presence, seen, dies };
  };
  return { all: Array.from({ length: count }, open), open };
}

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a hall that is spread over two servers is one room at both', async () => {
  const [one, two] = servers(2).all;
  for (let at = 0; at < 150; at += 1) (at % 2 ? one : two)?.presence.came(viewer(at));
  await passes(5_000);
  expect([one?.seen.count, two?.seen.count]).toEqual([150, 150]);
});

test('what somebody does counts, whichever server hears of it', async () => {
  const [one, two] = servers(2).all;
  one?.presence.came(viewer(1));
  await passes(500);
  two?.presence.act(viewer(1), { act: 'look', place: '/points/2', following: false });
  two?.presence.act(viewer(1), { act: 'hand', up: true });
  two?.presence.act(viewer(0, 'facilitator'), { act: 'timer', minutes: 5 });
  await passes(500);
  for (const server of [one, two]) {
    expect(server?.seen.people).toMatchObject([{ place: '/points/2', hand: expect.any(Number) }]);
    expect(server?.seen.timer).toMatchObject({ set: 300_000 });
  }
});

test('whoever comes back by another server keeps place and hand; whoever leaves is gone at both', async () => {
  const [one, two] = servers(2).all;
  one?.presence.came(viewer(1));
  one?.presence.act(viewer(1), { act: 'hand', up: true });
  await passes(500);
  one?.presence.left(viewer(1));
  two?.presence.came(viewer(1));
  await passes(10_000);
  expect(one?.seen.people).toMatchObject([{ person: 'person-1', hand: expect.any(Number) }]);
  two?.presence.left(viewer(1));
  await passes(10_000);
  expect([one?.seen.count, two?.seen.count]).toEqual([0, 0]);
});

test('of a server that was killed nobody is left; a new one learns of all at once', async () => {
  const { all, open } = servers(2);
  const [one, two] = all;
  one?.presence.came(viewer(1));
  two?.presence.came(viewer(2));
  two?.presence.act(viewer(0, 'facilitator'), { act: 'timer', minutes: 5 });
  await passes(500);
  const three = open();
  three.presence.came(viewer(3));
  await passes(500);
  expect([three.seen.count, three.seen.timer]).toEqual([3, expect.objectContaining({ set: 300_000 })]);
  two?.dies();
  await passes(30_000);
  expect([one?.seen.count, three.seen.count]).toEqual([2, 2]);
});
