import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checksum } from '#core/index.ts';
import { memoryStorage } from './device-storage.ts';
import { type OutboxState, openOutbox, type SendResult } from './outbox.ts';
import type { OfflineCommand, OutboxEntry } from './outbox-entry.ts';
import { CLOCK, type Clock } from './requests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ANN = { name: 'Ann', role: '' };

type Answering = Extract<OfflineCommand, { type: 'respond' }>;

function answer(id: string, question: string, more: Partial<Answering['payload']> = {}): Answering {
  return {
    id,
    type: 'respond',
    payload: { by: ANN, question, reply: { says: 'value', value: id }, ...more },
  };
}

const taken = (command: OfflineCommand): SendResult => ({
  status: 201,
  taken: { id: command.id, checksum: checksum(JSON.stringify(command.payload)) },
  facts: [{ fact: 'response', id: command.id, question: '', by: ANN, at: '', reply: { says: 'unknown', who: '' } }],
});

interface Server {
  /** How it answers a command; by default it has accepted it. */
  says: (command: OfflineCommand, aborted: AbortSignal) => SendResult | Promise<SendResult>;
  readonly asked: string[];
}

/** An outbox with entries, and a server whose answers the test sets. */
async function make(...said: readonly OfflineCommand[]) {
  return await makeBy(CLOCK, ...said);
}

/** The same by another clock. */
async function makeBy(clock: Clock, ...said: readonly OfflineCommand[]) {
  const held = new Map<string, OutboxEntry>();
  const storage = { ...memoryStorage(held) };
  const server: Server = { says: taken, asked: [] };
  let state: OutboxState = { entries: [], inFlight: null };
  const told: string[] = [];
  const outbox = openOutbox({
    storage,
    clock,
    send: async (command, _workspace, aborted) => {
      server.asked.push(command.id);
      return await server.says(command, aborted);
    },
    objection: ({ command }) => (command.payload.by.name === 'Bob' ? 'This is Bob’s.' : null),
    onChange: (next) => {
      state = next;
    },
    onTaken: ({ id }) => told.push(id),
  });
  const put = async (command: OfflineCommand, workspace = 'demo') => {
    await storage.add({ command, workspace, at: 0, state: 'waiting' });
    await outbox.reload();
  };
  for (const command of said) await put(command);
  return {
    outbox,
    server,
    storage,
    held,
    told,
    put,
    going: () => state.inFlight,
    states: () => state.entries.map(({ command, state: now }) => `${command.id} ${now}`),
    opens: async () => {
      outbox.open('demo');
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('what was said goes out in its order and leaves once the server has it', async () => {
  const { opens, server, held, told } = await make(answer('a', 'one'), answer('b', 'two'), answer('c', 'one'));
  expect(server.asked).toEqual([]);
  await opens();
  expect([server.asked, told, held.size]).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], 0]);
});

test.each<[string, (sent: SendResult) => SendResult]>([
  ['without a receipt', ({ taken: _taken, ...sent }) => sent],
  ['with the receipt of something else', (sent) => ({ ...sent, taken: { id: 'b', checksum: '0' } })],
  ['with the receipt of half of it', (sent) => ({ ...sent, taken: { id: 'a', checksum: '00000000' } })],
])('a yes %s is none: it stays and goes out again', async (_, spoil) => {
  const { opens, server, states, told } = await make(answer('a', 'one'));
  server.says = (command) => spoil(taken(command));
  await opens();
  expect([states(), told]).toEqual([['a waiting'], []]);
  server.says = taken;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([states(), told]).toEqual([[], ['a']]);
});

test('while nobody answers all wait, less and less often asked for, and go out at once on waking', async () => {
  const { opens, outbox, server, states } = await make(answer('a', 'one'), answer('b', 'two'));
  server.says = () => ({ status: 0 });
  await opens();
  expect(server.asked).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const tries = server.asked.length;
  expect(tries).toBeGreaterThan(60);
  expect(tries).toBeLessThan(300);
  server.says = taken;
  outbox.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual([]);
});

test('a fault with one question holds that question back, in its order, and no other', async () => {
  const { opens, server, states } = await make(answer('a', 'one'), answer('b', 'one'), answer('c', 'two'));
  server.says = (command) => (command.id === 'a' ? { status: 500 } : taken(command));
  await opens();
  expect([server.asked, states()]).toEqual([
    ['a', 'c'],
    ['a waiting', 'b waiting'],
  ]);
});

test('what is refused lies in the tray with the sentence, and what comes after it goes on', async () => {
  const { opens, server, held, states } = await make(answer('a', 'one'), answer('b', 'one'));
  server.says = (command) => (command.id === 'a' ? { status: 409, problem: 'Not now.' } : taken(command));
  await opens();
  expect(states()).toEqual(['a refused']);
  expect(held.get('a')).toMatchObject({ state: 'refused', problem: 'Not now.' });
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(server.asked).toEqual(['a', 'b']);
});

test('who changes their mind about what is then refused replaces what stood before that', async () => {
  const first = answer('b', 'one', { supersedes: 'a' });
  const { opens, server, put } = await make(first, answer('c', 'one', { supersedes: 'b' }));
  const sent: unknown[] = [];
  server.says = (command) => {
    if (command.id === 'b') return { status: 400 };
    sent.push(command.type === 'respond' && command.payload.supersedes);
    return taken(command);
  };
  await opens();
  // Said before its page could know of the refusal.
  await put(answer('d', 'one', { supersedes: 'b' }));
  expect(sent).toEqual(['a', 'a']);
});

test('without a name it takes the key of the answer before, and stays known here alone until it is shown', async () => {
  const refused = answer('b', 'one', { supersedes: 'a', anonymous: { key: 'kb', earlier: 'ka' } });
  const next = answer('c', 'one', { supersedes: 'b', anonymous: { key: 'kc', earlier: 'kb' } });
  const { opens, server, held } = await make(refused, next);
  server.says = (command) => (command.id === 'b' ? { status: 400 } : { ...taken(command), facts: [] });
  await opens();
  expect(held.get('c')).toMatchObject({
    state: 'kept',
    command: { payload: { supersedes: 'a', anonymous: { key: 'kc', earlier: 'ka' } } },
  });
});

test.each([401, 421, 429, 503])('a %s says nothing about what was said: it waits', async (status) => {
  const { opens, server, states } = await make(answer('a', 'one'));
  server.says = () => ({ status, problem: 'Not now.' });
  await opens();
  expect(states()).toEqual(['a waiting']);
});

test('what was said in another workspace stays on the device', async () => {
  const { opens, put, server } = await make();
  await put(answer('a', 'one'), 'another');
  await opens();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toEqual([]);
});

test('nothing goes out under the name of another', async () => {
  const { opens, server, held } = await make(answer('a', 'one', { by: { name: 'Bob', role: '' } }));
  await opens();
  expect(server.asked).toEqual([]);
  expect(held.get('a')).toMatchObject({ state: 'refused', problem: 'This is Bob’s.' });
});

test('an answer that never comes is given up, at once after a sleep', async () => {
  const { opens, outbox, server, going, states } = await make(answer('a', 'one'));
  server.says = (_, aborted) =>
    new Promise((resolve) => aborted.addEventListener('abort', () => resolve({ status: 0 })));
  await opens();
  expect(going()).toBe('a');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(server.asked.length).toBe(2);
  await vi.advanceTimersByTimeAsync(3_500);
  server.says = taken;
  outbox.wake();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(states()).toEqual([]);
});

test('a page that is closed sends nothing more', async () => {
  const { opens, outbox, server } = await make(answer('a', 'one'));
  server.says = () => ({ status: 0 });
  await opens();
  outbox.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toEqual(['a']);
});

test.each(['all', 'update', 'remove'] as const)(
  'a storage whose “%s” fails once holds it up for a moment, and everything goes out later',
  async (call) => {
    const { opens, server, storage, put, states } = await make(answer('a', 'one'));
    server.says = (command) => (command.id === 'b' ? { status: 400 } : taken(command));
    const works = { ...storage };
    Object.assign(storage, {
      [call]: () => {
        Object.assign(storage, works);
        return Promise.reject(new Error('The connection to the storage is lost.'));
      },
    });
    await opens();
    await put(answer('b', 'two'));
    await put(answer('c', 'three'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(states()).toEqual(['b refused']);
    expect(new Set(server.asked)).toEqual(new Set(['a', 'b', 'c']));
  },
);

test('what is put in while the storage cannot be read goes out once it can', async () => {
  const { opens, outbox, storage, states, told } = await make();
  await opens();
  await storage.add({ command: answer('a', 'one'), workspace: 'demo', at: 0, state: 'waiting' });
  const { all } = storage;
  storage.all = () => Promise.reject(new Error('The connection to the storage is lost.'));
  await outbox.reload();
  storage.all = all;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([states(), told]).toEqual([[], ['a']]);
});

/** A clock that advances by a part of a millisecond at every reading, with timers that fire a little early. */
function clockInSteps(step: number): Clock {
  let looks = 0;
  return {
    ...CLOCK,
    now: () => {
      looks += 1;
      return Date.now() + looks * step;
    },
    after: (milliseconds, what) => CLOCK.after(milliseconds - 1, what),
  };
}

test.each([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])(
  'a moment that comes between two looks at the clock, %f ms apart, leaves nothing behind on the device',
  async (step) => {
    const { opens, server, states } = await makeBy(clockInSteps(step), answer('a', 'one'));
    server.says = () => {
      server.says = taken;
      return { status: 0 };
    };
    await opens();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([states(), server.asked]).toEqual([[], ['a', 'a']]);
  },
);
