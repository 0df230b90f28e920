import { expect, test, vi } from 'vitest';
import type { Change } from './change.ts';
import { openEvents } from './events.ts';

const change = (sentence: string): Change => ({ kind: 'trouble', sentence });

/** Opens a stream and gives back a reader of the text that is there. */
function listen(stream: ReadableStream<Uint8Array> | null) {
  if (!stream) throw new Error('no stream was opened');
  const reader = stream.getReader();
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  return { next, cancel: () => reader.cancel() };
}

test('what happens is told to everybody, numbered', async () => {
  const events = openEvents('run1');
  const clients = [listen(events.stream('run1-0')), listen(events.stream('run1-0'))];
  events.publish(change('a\nb'));
  for (const client of clients) {
    expect(await client.next()).toBe('retry: 1000\n\n');
    expect(await client.next()).toBe('id: run1-1\nevent: trouble\ndata: {"sentence":"a\\nb"}\n\n');
  }
  expect(events.position()).toEqual({ epoch: 'run1', seq: 1 });
  events.close();
});

test('who comes back hears what was missed, and only that', async () => {
  const events = openEvents('run1');
  for (const word of ['one', 'two', 'three']) events.publish(change(word));
  const client = listen(events.stream('run1-1'));
  await client.next();
  expect(await client.next()).toMatch(/^id: run1-2\n.*\n.*two/);
  expect(await client.next()).toMatch(/^id: run1-3\n.*\n.*three/);
  events.close();
  expect(await client.next()).toBeNull();
});

test.each<[string | undefined, string]>([
  [undefined, 'says nothing'],
  ['run0-3', 'was with another run'],
  ['run1-0', 'was away for too long'],
  ['run1-99', 'is ahead of the server'],
  ['nonsense', 'says nonsense'],
])('who comes with %j (%s) is sent to fetch everything', async (last) => {
  const events = openEvents('run1', { ring: 2 });
  for (const word of ['one', 'two', 'three']) events.publish(change(word));
  const client = listen(events.stream(last));
  await client.next();
  expect(await client.next()).toBe('id: run1-3\nevent: snapshot\ndata: {}\n\n');
  events.close();
});

test('who does not read is dropped, and others go on', async () => {
  const events = openEvents('run1', { waiting: 100 });
  const slow = listen(events.stream('run1-0'));
  const quick = listen(events.stream('run1-0'));
  await quick.next();
  for (let at = 1; at <= 5; at += 1) {
    events.publish(change('x'.repeat(60)));
    expect(await quick.next()).toMatch(`id: run1-${at}`);
  }
  const got = [await slow.next(), await slow.next(), await slow.next()];
  expect(got.at(-1)).toBeNull();
  events.close();
});

test('an event larger than a queue still reaches who keeps up', async () => {
  const events = openEvents('run1', { waiting: 100 });
  const client = listen(events.stream('run1-0'));
  await client.next();
  events.publish(change('x'.repeat(10_000)));
  expect((await client.next())?.length).toBeGreaterThan(10_000);
  events.close();
});

test('only so many streams are open at once, and one that ends makes room', async () => {
  const events = openEvents('run1', { streams: 1 });
  const client = listen(events.stream('run1-0'));
  expect(events.stream('run1-0')).toBeNull();
  await client.cancel();
  expect(events.stream('run1-0')).not.toBeNull();
  events.close();
});

test('a sign of life goes out while nothing happens', async () => {
  vi.useFakeTimers();
  try {
    const events = openEvents('run1');
    const client = listen(events.stream('run1-0'));
    await client.next();
    vi.advanceTimersByTime(15_000);
    expect(await client.next()).toBe(':\n\n');
    events.close();
  } finally {
    vi.useRealTimers();
  }
});
