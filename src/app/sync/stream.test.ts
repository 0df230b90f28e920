import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOCK } from './requests.ts';
import { openStream, type StreamHandlers } from './stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A stream from run-5 on, to a server that a test plays. */
function make() {
  const calls: { readonly since: string; readonly ears: StreamHandlers; hungUp: boolean }[] = [];
  const heard: string[] = [];
  const live: boolean[] = [];
  const stream = openStream({
    connect: (since, ears) => {
      const call = { since, ears, hungUp: false };
      calls.push(call);
      return () => {
        call.hungUp = true;
      };
    },
    clock: CLOCK,
    onEvent: (kind, data) => heard.push(`${kind} ${data}`),
    onLive: (now) => live.push(now),
  });
  stream.begin('run-5');
  return { stream, heard, live, calls, last: () => calls.at(-1) ?? expect.fail('Nobody has called.') };
}

/** The server sends a heartbeat every 15 s. */
async function beats(ears: StreamHandlers, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    ears.onMessage('beat', '{}', '');
  }
}

test('it goes on from the last event that had a place', async () => {
  const { last, calls, heard, live } = make();
  expect(last().since).toBe('run-5');
  last().ears.onOpen();
  last().ears.onMessage('facts', 'x', 'run-6');
  last().ears.onMessage('room', 'y', '');
  last().ears.onError();
  expect([heard, live]).toEqual([
    ['facts x', 'room y'],
    [true, false],
  ]);
  await vi.advanceTimersByTimeAsync(500);
  expect(calls.map(({ since }) => since)).toEqual(['run-5', 'run-6']);
});

test('a server that is away is asked for ever, but not in a hurry', async () => {
  const { last, calls, live } = make();
  for (let second = 0; second < 600; second += 1) {
    if (!last().hungUp) last().ears.onError();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.length).toBeLessThan(250);
  expect(live).toEqual([false]);
});

test('as long as there are signs of life it stands', async () => {
  const { last, calls } = make();
  last().ears.onOpen();
  await beats(last().ears, 20);
  expect(calls.length).toBe(1);
});

test('a line that has gone silent is called anew, and the old one is not heard any more', async () => {
  const { last, calls, heard, live } = make();
  const { ears } = last();
  ears.onOpen();
  await vi.advanceTimersByTimeAsync(39_000);
  expect(calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([calls.length, calls[0]?.hungUp, live]).toEqual([2, true, [true, false]]);
  ears.onMessage('facts', 'late', 'run-9');
  expect(heard).toEqual([]);
});

test('a call that nobody takes is made again', async () => {
  const { calls } = make();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(calls.length).toBe(2);
});

test('after a sleep it is called at once; a glance away changes nothing', async () => {
  const { stream, last, calls, live } = make();
  last().ears.onOpen();
  await vi.advanceTimersByTimeAsync(10_000);
  stream.wake(false);
  expect(calls.length).toBe(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  stream.wake(false);
  stream.wake(false);
  expect(calls.length).toBe(2);
  last().ears.onOpen();
  expect(live).toEqual([true]);
});

test('another network means another call, whatever seems to stand', () => {
  const { stream, last, calls } = make();
  last().ears.onOpen();
  stream.wake(true);
  expect(calls.length).toBe(2);
});

test('what has ended stays ended, until it is begun anew', async () => {
  const { stream, calls } = make();
  stream.end();
  stream.wake(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([calls.length, stream.place()]).toEqual([1, null]);
  stream.begin('run-7');
  expect(calls.at(-1)?.since).toBe('run-7');
});
