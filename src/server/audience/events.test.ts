import { expect, test, vi } from 'vitest';
import { LOCAL_VIEWER, type Viewer } from '../access/viewer.ts';
import { type Events, openEvents } from './events.ts';
import type { Change } from './stream-event.ts';

const change = (sentence: string): Change => ({ kind: 'trouble', sentence });

/** Opens a stream and returns a reader of the text that is there. */
function listen(stream: ReturnType<Events['stream']>) {
  if ('problem' in stream) throw new Error(stream.problem);
  const reader = stream.getReader();
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  return { next, cancel: () => reader.cancel() };
}

test('what happens is told to everybody, numbered', async () => {
  const events = openEvents('run1');
  const clients = [listen(events.stream('run1-0', LOCAL_VIEWER)), listen(events.stream('run1-0', LOCAL_VIEWER))];
  events.publish(change('a\nb'));
  for (const client of clients) {
    expect(await client.next()).toBe('retry: 1000\n\n');
    expect(await client.next()).toBe('id: run1-1\nevent: trouble\ndata: {"sentence":"a\\nb"}\n\n');
  }
  expect(events.position()).toEqual({ epoch: 'run1', seq: 1 });
  events.close();
});

test('of a document on this machine facilitators alone are told', async () => {
  const events = openEvents('run1');
  const guest: Viewer = { as: 'stakeholder', person: 'p1', speaker: { name: 'Ada', role: '' } };
  const [olga, ada] = [LOCAL_VIEWER, guest].map((viewer) => listen(events.stream('run1-0', viewer)));
  events.publish({ kind: 'source', sentence: '../idea.md is gone.' });
  events.publish(change('full'));
  for (const client of [olga, ada]) await client?.next();
  expect(await olga?.next()).toContain('../idea.md');
  expect(await ada?.next()).toMatch(/^id: run1-2\n/);
  events.close();
});

test('who comes back hears what was missed, and only that', async () => {
  const events = openEvents('run1');
  for (const word of ['one', 'two', 'three']) events.publish(change(word));
  const client = listen(events.stream('run1-1', LOCAL_VIEWER));
  await client.next();
  expect(await client.next()).toMatch(/^id: run1-2\n.*\n.*two"}\n\nid: run1-3\n.*\n.*three/);
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
  const client = listen(events.stream(last, LOCAL_VIEWER));
  await client.next();
  expect(await client.next()).toBe('id: run1-3\nevent: snapshot\ndata: {}\n\n');
  events.close();
});

test('who does not read is dropped, and others go on', async () => {
  const events = openEvents('run1', { waiting: 100 });
  const slow = listen(events.stream('run1-0', LOCAL_VIEWER));
  const quick = listen(events.stream('run1-0', LOCAL_VIEWER));
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
  const client = listen(events.stream('run1-0', LOCAL_VIEWER));
  await client.next();
  events.publish(change('x'.repeat(10_000)));
  expect((await client.next())?.length).toBeGreaterThan(10_000);
  events.close();
});

test('where all streams are taken, the session that has the most gives its oldest away', async () => {
  const events = openEvents('run1', { streams: 3 });
  const of = (session: string) => events.stream('run1-0', { ...LOCAL_VIEWER, session });
  const oldest = listen(of('greedy'));
  of('greedy');
  of('dana');
  expect(of('ada')).toBeInstanceOf(ReadableStream);
  await oldest.next();
  expect(await oldest.next()).toBeNull();
  expect(of('eve')).toMatchObject({ problem: expect.stringMatching(/Too many/) });
  events.close();
});

test('only so many streams are open at once, and one that ends makes room', async () => {
  const events = openEvents('run1', { streams: 1 });
  const client = listen(events.stream('run1-0', LOCAL_VIEWER));
  expect(events.stream('run1-0', LOCAL_VIEWER)).toMatchObject({
    problem: expect.stringMatching(/Too many/),
  });
  await client.cancel();
  expect(events.stream('run1-0', LOCAL_VIEWER)).toBeInstanceOf(ReadableStream);
  events.close();
});

test('a sign of life goes out while nothing happens', async () => {
  vi.useFakeTimers();
  try {
    const events = openEvents('run1');
    const client = listen(events.stream('run1-0', LOCAL_VIEWER));
    await client.next();
    vi.advanceTimersByTime(15_000);
    expect(await client.next()).toBe('id: run1-0\n\nevent: beat\ndata: {}\n\n');
    events.close();
  } finally {
    vi.useRealTimers();
  }
});

test('what happens close together is one piece, numbered one by one', async () => {
  const events = openEvents('run1');
  const client = listen(events.stream('run1-0', LOCAL_VIEWER));
  await client.next();
  for (const word of ['one', 'two']) events.publish(change(word));
  expect(await client.next()).toMatch(/^id: run1-1\n.*\n.*one"}\n\nid: run1-2\n.*\n.*two"}\n\n$/);
  events.close();
});

test('whoever comes while something is on its way hears it once', async () => {
  const events = openEvents('run1');
  events.publish(change('one'));
  const client = listen(events.stream('run1-0', LOCAL_VIEWER));
  events.publish(change('two'));
  await client.next();
  expect(await client.next()).toMatch(/^id: run1-1\n.*\n.*one"}\n\n$/);
  expect(await client.next()).toMatch(/^id: run1-2\n.*\n.*two"}\n\n$/);
  events.close();
});

const ADA: Viewer = {
  as: 'stakeholder',
  person: 'ada',
  speaker: { name: 'Ada', role: '' },
  session: 's1',
};

test('what is never kept has no number, and each is told their own', async () => {
  const events = openEvents('run1');
  const clients = [ADA, LOCAL_VIEWER].map((viewer) => listen(events.stream('run1-0', viewer)));
  events.broadcast('room', ({ person }) => JSON.stringify({ to: person }));
  for (const client of clients) await client.next();
  expect(await clients[0]?.next()).toBe('event: room\ndata: {"to":"ada"}\n\n');
  expect(await clients[1]?.next()).toBe('event: room\ndata: {"to":""}\n\n');
  expect(events.position().seq).toBe(0);
  events.close();
});

test('a session that ends is told why, and its streams with it; others stay', async () => {
  const events = openEvents('run1');
  const gone: string[] = [];
  const here = listen(events.stream('run1-0', { ...ADA, session: 's2' }, () => gone.push('s2')));
  const out = listen(events.stream('run1-0', ADA, () => gone.push('s1')));
  events.dismiss('s1', 'You are not in any more.');
  await out.next();
  expect(await out.next()).toBe('event: gone\ndata: {"problem":"You are not in any more."}\n\n');
  expect(await out.next()).toBeNull();
  expect(gone).toEqual(['s1']);
  await here.cancel();
  expect(gone).toEqual(['s1', 's2']);
  events.close();
});
