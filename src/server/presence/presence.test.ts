import { describe, expect, test } from 'vitest';
import type { RoomAction } from '#core/presence.ts';
import { EMPTY_PRESENCE, type Presence, type PresenceEvent, presenceAfter } from './presence.ts';

const ADA = { person: 'ada', as: 'stakeholder', name: 'Ada', role: 'Finance' } as const;
const MINUTE = 60_000;

const roomWith = (...occurrences: readonly PresenceEvent[]): Presence =>
  occurrences.reduce(presenceAfter, EMPTY_PRESENCE);
const came = { what: 'came', who: ADA } as const;
const did = (action: RoomAction, at = 0, person = 'ada'): PresenceEvent => ({
  what: 'did',
  person,
  action,
  at,
});
const left = (at: number): PresenceEvent => ({ what: 'left', person: 'ada', at });
const ada = (presence: Presence) => presence.people.get('ada');

describe('who is here', () => {
  test('a person with two pages stays until both are closed and a while has passed', () => {
    const one = roomWith(came, came, left(1_000));
    expect(ada(presenceAfter(one, { what: 'faded', before: 9_000 }))?.streams).toBe(1);
    const none = presenceAfter(one, left(2_000));
    expect(ada(presenceAfter(none, { what: 'faded', before: 2_000 }))).toBeDefined();
    expect(ada(presenceAfter(none, { what: 'faded', before: 2_001 }))).toBeUndefined();
  });

  test('a page that is loaded again keeps the place and the hand', () => {
    const look = did({ act: 'look', place: '/points/3', following: false });
    const back = roomWith(came, look, did({ act: 'hand', up: true }, 7), left(10), came);
    expect(ada(back)).toMatchObject({ place: '/points/3', following: false, hand: 7, streams: 1 });
  });

  test('what somebody does who is not here changes nothing', () => {
    const presence = roomWith(came);
    expect(presenceAfter(presence, did({ act: 'hand', up: true }, 1, 'ben'))).toBe(presence);
    expect(presenceAfter(presence, { what: 'left', person: 'ben', at: 1 })).toBe(presence);
  });
});

describe('hands', () => {
  test('a hand keeps the time at which it went up, and goes down by itself or by the facilitator', () => {
    const up = roomWith(came, did({ act: 'hand', up: true }, 5), did({ act: 'hand', up: true }, 9));
    expect(ada(up)?.hand).toBe(5);
    expect(ada(presenceAfter(up, did({ act: 'hand', up: false }, 10)))?.hand).toBeNull();
    expect(ada(presenceAfter(up, did({ act: 'lower', person: 'ada' }, 10, 'olga')))?.hand).toBeNull();
  });
});

describe('the timer', () => {
  const timer = (...actions: readonly (readonly [RoomAction, number])[]) =>
    roomWith(...actions.map(([action, at]) => did(action, at))).timer;
  const set: readonly [RoomAction, number] = [{ act: 'timer', minutes: 5 }, 0];
  const more: RoomAction = { act: 'timer', minutes: 1, more: true };

  test('it is set, and set anew', () => {
    expect(timer(set)).toEqual({ ends: 5 * MINUTE, left: 0, set: 5 * MINUTE });
    expect(timer(set, [{ act: 'timer', minutes: 2 }, MINUTE])).toMatchObject({ ends: 3 * MINUTE });
  });

  test('it can be longer; after its end from then on', () => {
    expect(timer(set, [more, MINUTE])).toEqual({ ends: 6 * MINUTE, left: 0, set: 6 * MINUTE });
    expect(timer(set, [more, 9 * MINUTE])).toMatchObject({ ends: 10 * MINUTE });
    expect(timer([more, 0])).toEqual({ ends: MINUTE, left: 0, set: MINUTE });
  });

  test('held, it keeps what is left, and goes on from there', () => {
    const hold: readonly [RoomAction, number] = [{ act: 'hold' }, 2 * MINUTE];
    expect(timer(set, hold)).toEqual({ ends: null, left: 3 * MINUTE, set: 5 * MINUTE });
    expect(timer(set, hold, [more, 3 * MINUTE])).toMatchObject({ ends: null, left: 4 * MINUTE });
    expect(timer(set, hold, [{ act: 'go-on' }, 10 * MINUTE])).toMatchObject({ ends: 13 * MINUTE });
    expect(timer(set, [{ act: 'hold' }, 9 * MINUTE])).toMatchObject({ left: 0 });
  });

  test('it stops; what runs out forces nothing', () => {
    expect(timer(set, [{ act: 'stop-timer' }, 1])).toBeNull();
    const before = { ends: 70_000, left: 0, set: 60_000 };
    expect(timer(set, [{ act: 'stop-timer' }, 1], [{ act: 'restore-timer', timer: before }, 2])).toEqual(before);
    expect(timer([{ act: 'hold' }, 1], [{ act: 'go-on' }, 1])).toBeNull();
    expect(timer(set, [{ act: 'hand', up: true }, 60 * MINUTE])).toMatchObject({ ends: 5 * MINUTE });
  });
});
