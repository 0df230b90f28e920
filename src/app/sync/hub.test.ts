import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checksum } from '#core/index.ts';
import { memoryStorage } from './device-storage.ts';
import { openHub } from './hub.ts';
import type { HubMessage } from './hub-messages.ts';
import type { OfflineCommand } from './outbox-entry.ts';
import { CLOCK } from './requests.ts';
import type { StreamHandlers } from './stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SAYING: OfflineCommand = {
  id: 'a',
  type: 'respond',
  payload: {
    by: { name: 'Ann', role: '' },
    question: 'one',
    reply: { says: 'unknown', who: '' },
  },
};

function make() {
  const calls: { readonly since: string; readonly ears: StreamHandlers }[] = [];
  const storage = memoryStorage();
  const sent: string[] = [];
  const host = openHub({
    storage,
    clock: CLOCK,
    connect: (since, ears) => {
      calls.push({ since, ears });
      return () => undefined;
    },
    send: async ({ id, payload }) => {
      sent.push(id);
      return { status: 201, taken: { id, checksum: checksum(JSON.stringify(payload)) }, facts: [] };
    },
  });
  /** A page, and the messages that it has received, the newest last. */
  const page = () => {
    const heard: HubMessage[] = [];
    const say = host.join((says) => heard.push(says));
    return { heard, say, told: () => heard.map(({ type }) => type) };
  };
  return { page, calls, storage, sent, ears: () => calls.at(-1)?.ears ?? expect.fail('No call was made.') };
}

const HERE = { type: 'opened', place: 'run-5', workspace: 'demo' } as const;

test('all pages share one stream, and whoever comes later learns where it is', () => {
  const { page, calls, ears } = make();
  const [one, two] = [page(), page()];
  one.say(HERE);
  two.say({ ...HERE, place: 'run-6' });
  ears().onOpen();
  ears().onMessage('trouble', '{"sentence":"full"}', 'run-7');
  ears().onMessage('beat', '{}', '');
  expect(calls.length).toBe(1);
  const change = { type: 'change', place: 'run-7', change: { kind: 'trouble', sentence: 'full' } };
  expect(one.heard).toContainEqual(change);
  expect(two.heard).toContainEqual(change);
  expect(page().heard).toMatchObject([{ type: 'welcome', place: 'run-7', live: true }]);
});

test('the room is told to all, and to whoever comes later', () => {
  const { page, ears } = make();
  page().say(HERE);
  ears().onMessage('room', '{"count":3}', '');
  expect(page().heard).toMatchObject([{ type: 'welcome', presence: { count: 3 } }]);
});

test('what one page puts in goes out, and all hear that it is taken', async () => {
  const { page, storage, sent } = make();
  const [one, two] = [page(), page()];
  one.say(HERE);
  await storage.add({ command: SAYING, workspace: 'demo', at: 0, state: 'waiting' });
  one.say({ type: 'outbox' });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a']);
  expect(two.told()).toContain('taken');
});

test('whoever is shown the door hears why, and nothing goes out until somebody is in again', async () => {
  const { page, ears, calls, storage, sent } = make();
  const one = page();
  one.say(HERE);
  ears().onMessage('gone', '{"problem":"The invitation has ended."}', '');
  expect(one.heard).toContainEqual({ type: 'gone', problem: 'The invitation has ended.' });
  await storage.add({ command: SAYING, workspace: 'demo', at: 0, state: 'waiting' });
  one.say({ type: 'outbox' });
  one.say({ type: 'wake', networkChanged: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, calls.length]).toEqual([[], 1]);
  one.say(HERE);
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, calls.length]).toEqual([['a'], 2]);
});

test('what Ann said does not go out once the browser speaks for Bob', async () => {
  const { page, storage, sent } = make();
  const one = page();
  one.say({ type: 'identity', person: 'p1', speaker: { name: 'Bob', role: 'IT' } });
  await storage.add({ command: SAYING, workspace: 'demo', at: 0, state: 'waiting' });
  one.say(HERE);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([]);
  expect(await storage.all()).toMatchObject([
    { state: 'refused', problem: 'Ann said this, and this browser speaks for Bob now.' },
  ]);
});

test('who comes in as somebody else makes all pages read again; a page that goes hears no more', () => {
  const { page } = make();
  const [one, two] = [page(), page()];
  two.say({ type: 'close' });
  one.say({ type: 'reread' });
  expect([one.told(), two.told()]).toEqual([['welcome', 'reread'], ['welcome']]);
});

test('who comes in again, or as another, makes the other pages read again, once', () => {
  const { page, ears, calls } = make();
  const [one, two] = [page(), page()];
  const comesAs = (who: typeof one, person: string) => {
    who.say({ type: 'identity', person, speaker: null });
    who.say(HERE);
  };
  comesAs(one, 'ann');
  comesAs(two, 'ann');
  expect([...one.told(), ...two.told()]).not.toContain('reread');
  ears().onMessage('gone', '{}', '');
  comesAs(one, 'ann');
  comesAs(two, 'ann');
  comesAs(two, 'bob');
  const told = (who: typeof one) => who.told().filter((word) => word === 'reread').length;
  expect([told(one), told(two), calls.length]).toEqual([1, 1, 3]);
});
