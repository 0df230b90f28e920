import { join } from 'node:path';
import type { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { checksum } from '#core/index.ts';
import { NO_DOOR, QUESTION, type Scratch, SPEC, scratch } from '#testing/server/scratch.ts';
import { openAccess } from './access/access.ts';
import type { RequestEnv } from './access/routes.ts';
import { createApp } from './app.ts';
import { openEvents } from './audience/events.ts';
import { openFolder } from './disk/folder-store.ts';
import { addressesOf } from './http/addresses.ts';
import { openDiagnostics } from './http/diagnostics.ts';
import { openAssets } from './http/page.ts';
import { openPresenceFor } from './presence/open-presence.ts';
import { type LiveWorkspace, openLiveWorkspace } from './workspace/live-workspace.ts';

const HOST = '127.0.0.1:4747';
const PAGE = '<!doctype html><title>Specwalk</title>';
const SCRIPT = `console.log(${'"x",'.repeat(1_000)}1)`;

function fail(error: unknown): never {
  throw error;
}

interface Made {
  readonly ask: (path: string, init?: RequestInit & { headers?: Record<string, string> }) => Promise<Response>;
  readonly disk: Scratch;
  readonly app: Hono<RequestEnv>;
}

async function make(change: (live: LiveWorkspace) => LiveWorkspace = (live) => live): Promise<Made> {
  const disk = scratch({
    'SPEC.md': SPEC,
    'questions/naming/question.md': QUESTION,
    'page/index.html': PAGE,
    'page/assets/app-1a2b.js': SCRIPT,
    'page/.vite/manifest.json': '{}',
  });
  const events = openEvents('run1');
  const live = await openLiveWorkspace({
    store: openFolder(disk.root),
    name: 'demo',
    now: () => new Date(),
    onChange: events.publish,
  });
  const diagnostics = openDiagnostics({ file: join(disk.root, 'log', 'diagnostics.log') });
  const presence = openPresenceFor(live, events, NO_DOOR, fail);
  onTestFinished(async () => {
    events.close();
    presence.close();
    await live.close();
    await diagnostics.written();
  });
  const assets = await openAssets(join(disk.root, 'page'));
  const app = createApp({
    live: change(live),
    events,
    presence,
    assets,
    diagnostics,
    door: {
      access: await openAccess({ door: 'open' }),
      addresses: addressesOf({ address: '127.0.0.1', port: 4747 }),
      port: 4747,
      now: Date.now,
    },
  });
  return {
    app,
    disk,
    ask: async (path, init = {}) =>
      app.request(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...init.headers } }),
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };
function post(body: unknown, headers: Record<string, string> = {}) {
  return {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...JSON_TYPE, ...headers },
  };
}

/** What a stream sends up to some words. */
async function heardUntil({ body }: Response, words: string): Promise<string> {
  const reader = body?.getReader();
  let heard = '';
  while (!heard.includes(words)) heard += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  return heard;
}

const respond = {
  id: 'c0ffee00c0ffee00',
  type: 'respond',
  payload: { by: { name: 'Ada', role: '' }, question: 'naming', reply: { says: 'value', value: 'By year' } },
};

test('the workspace comes with its place in the stream', async () => {
  const { ask } = await make();
  const response = await ask('/api/workspace');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    name: 'demo',
    spec: { title: 'Invoices' },
    facts: [{ fact: 'question', id: 'naming' }],
    quarantined: [],
    epoch: 'run1',
    seq: 0,
    trouble: null,
    source: null,
    problem: null,
  });
});

test('the workspace is compressed for who takes that, the short answer to a command is not', async () => {
  const { ask } = await make();
  const taken = { 'accept-encoding': 'gzip' };
  const response = await ask('/api/workspace', { headers: taken });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const done = await ask('/api/commands', post(respond, taken));
  expect([done.status, done.headers.get('content-encoding')]).toEqual([201, null]);
});

test('a command is done, with its status on the line, and the stream tells of it', async () => {
  const { ask } = await make();
  const stream = await ask('/api/events?since=run1-0');
  expect(stream.headers.get('content-type')).toMatch('text/event-stream');
  const created = await ask('/api/commands', post(respond));
  expect([created.status, await created.json()]).toMatchObject([201, { facts: [{ id: respond.id }] }]);
  expect((await ask('/api/commands', post(respond))).status).toBe(200);
  expect(await heardUntil(stream, 'c0ffee00c0ffee00')).toMatch(/id: run1-1\nevent: facts\ndata: {"added":\[{/);
});

test('what was taken is told with the checksum of the payload as it came, each time', async () => {
  const { ask } = await make();
  const taken = { id: respond.id, checksum: checksum(JSON.stringify(respond.payload)) };
  for (const status of [201, 200]) {
    const response = await ask('/api/commands', post(respond));
    expect([response.status, await response.json()]).toMatchObject([status, { taken }]);
  }
  const refused = await ask('/api/commands', post({ ...respond, type: 'erase' }));
  expect(await refused.json()).not.toHaveProperty('taken');
});

test('what somebody does in the room is told to all who are there, and stays nowhere', async () => {
  const { ask, disk } = await make();
  const stream = await ask('/api/events?since=run1-0');
  expect((await ask('/api/room', post({ act: 'timer', minutes: 5 }))).status).toBe(204);
  const told = await heardUntil(stream, '"set":300000');
  expect(told).toMatch(/\nevent: room\ndata: {"now":\d+,"people":\[\]/);
  expect(told).not.toMatch(/id: .*\nevent: room/);
  expect(disk.names('.')).not.toContain('room');
});

test.each([
  [{ act: 'dance' }, /“act” must be one of look, hand/],
  [{ act: 'look', place: 'https://evil.example', following: true }, /“place” must be an address/],
  [{ act: 'look', place: '//evil.example', following: true }, /“place” must be an address/],
  [{ act: 'timer', minutes: -1 }, /“minutes” must be at least/],
  [{ act: 'timer', minutes: 1e9 }, /“minutes” must be 1,440 or less/],
  [{ act: 'hand', up: 'yes' }, /“up” must be true or false/],
  [{ act: 'hold', more: 1 }, /cannot be done in the room/],
  [null, /cannot be done in the room/],
])('%j cannot be done in the room', async (action, problem) => {
  const { ask } = await make();
  const response = await ask('/api/room', post(action));
  expect([response.status, await response.json()]).toEqual([400, { problem: expect.stringMatching(problem) }]);
});

test('what was said in another workspace waits for that one', async () => {
  const { ask, disk } = await make();
  const elsewhere = await ask('/api/commands', post(respond, { 'specwalk-workspace': 'other%20one' }));
  expect([elsewhere.status, await elsewhere.json()]).toMatchObject([
    421,
    { problem: expect.stringContaining('“demo”') },
  ]);
  expect(disk.names('questions/naming')).toEqual(['question.md']);
  expect((await ask('/api/commands', post(respond, { 'specwalk-workspace': 'demo' }))).status).toBe(201);
});

test('a command from a page that does not name its workspace is refused, whatever it would do', async () => {
  const { ask, disk } = await make();
  const unnamed = await ask('/api/commands', post(respond, { origin: `http://${HOST}` }));
  expect([unnamed.status, await unnamed.json()]).toMatchObject([
    421,
    { problem: expect.stringContaining('reload it') },
  ]);
  expect(disk.names('questions/naming')).toEqual(['question.md']);
});

test('Last-Event-ID says where to go on', async () => {
  const { ask } = await make();
  await ask('/api/commands', post(respond));
  const read = async (id: string) =>
    heardUntil(await ask('/api/events', { headers: { 'last-event-id': id } }), 'data: ');
  expect(await read('run1-0')).toMatch(/\nid: run1-1\nevent: facts/);
  expect(await read('gone-5')).toMatch(/\nevent: snapshot/);
});

test.each(['evil.example', 'evil.example:4747', '127.0.0.1:4748', '127.0.0.1', 'localhost:4747.evil.example', ''])(
  'a request for the host %j is refused everywhere',
  async (host) => {
    const { ask } = await make();
    for (const path of ['/', '/api/workspace', '/api/events', '/assets/app-1a2b.js']) {
      const response = await ask(path, { headers: { host } });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ problem: expect.stringContaining(`open http://${HOST}`) });
    }
  },
);

test.each([
  [{ origin: 'http://evil.example' }],
  [{ origin: 'null' }],
  [{ origin: `https://${HOST}` }],
  [{ origin: 'http://127.0.0.1:8080' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('another site with %j may neither write nor listen', async (headers) => {
  const { ask, disk } = await make();
  expect((await ask('/api/commands', post(respond, headers))).status).toBe(403);
  expect((await ask('/api/diagnostics', post({ message: 'x' }, headers))).status).toBe(403);
  expect((await ask('/api/events', { headers })).status).toBe(403);
  expect(disk.names('questions/naming')).toEqual(['question.md']);
});

test('the own page may write', async () => {
  const { ask } = await make();
  const own = { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin', 'specwalk-workspace': 'demo' };
  expect((await ask('/api/commands', post(respond, own))).status).toBe(201);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
])('a command sent as %j is refused', async (type) => {
  const { ask } = await make();
  expect((await ask('/api/commands', post(respond, { 'content-type': type }))).status).toBe(415);
});

test('a body is counted as it comes, whatever its header says', async () => {
  const { ask } = await make();
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { ...JSON_TYPE, 'content-length': '10' } };
  const response = await ask('/api/commands', init);
  expect([response.status, await response.json()]).toEqual([
    413,
    { problem: expect.stringMatching(/larger than 256 kB/) },
  ]);
  expect(pulled).toBeLessThan(10);
  expect((await ask('/api/diagnostics', post('"'.padEnd(70_000)))).status).toBe(413);
});

test.each(['', '{', '\u0000', 'undefined'])('the body %j is refused in a sentence', async (body) => {
  const { ask } = await make();
  const response = await ask('/api/commands', post(body));
  expect([response.status, await response.json()]).toEqual([400, { problem: 'The body is not valid JSON in UTF-8.' }]);
});

test('what makes no sense is refused with the sentence of the command', async () => {
  const { ask } = await make();
  const response = await ask('/api/commands', post({ ...respond, type: 'erase' }));
  expect([response.status, await response.json()]).toEqual([
    400,
    { problem: expect.stringMatching(/“type” must be one of/) },
  ]);
});

test('every answer carries the headers that keep strangers out', async () => {
  const { ask } = await make();
  for (const path of ['/', '/api/workspace', '/api/nothing']) {
    const { headers } = await ask(path);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
});

test('every address of the app gets the page; files whose names hold a hash are kept for ever', async () => {
  const { ask } = await make();
  for (const path of ['/', '/points/3.1', '/questions/naming', '/index.html']) {
    const response = await ask(path);
    expect(await response.text()).toBe(PAGE);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
  const script = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(script.headers.get('cache-control')).toMatch('immutable');
  expect(script.headers.get('content-type')).toMatch('text/javascript');
  // Nothing of the page is compressed while somebody waits for it.
  expect(script.headers.get('content-encoding')).toBe(null);
  expect(await script.text()).toBe(SCRIPT);
});

test.each([
  '/assets/gone.js',
  '/assets/../../SPEC.md',
  '/assets/%2e%2e/%2e%2e/SPEC.md',
  '/.vite/manifest.json',
  '/..%2fSPEC.md',
])('nothing outside of the page can be had at %s', async (path) => {
  const { ask } = await make();
  const text = await (await ask(path)).text();
  expect(text).not.toContain('Invoices');
  expect(text).not.toBe('{}');
});

test.each([
  ['GET', '/api/nothing', 404],
  ['GET', '/api/commands', 404],
  ['DELETE', '/api/workspace', 404],
  ['POST', '/points/3', 405],
])('%s %s is answered with %i', async (method, path, status) => {
  const { ask } = await make();
  expect((await ask(path, { method })).status).toBe(status);
});

test('what breaks in the page goes to the log', async () => {
  const { ask, disk } = await make();
  const response = await ask(
    '/api/diagnostics',
    post({ message: 'Cannot read x', stack: 'at a.js:1', where: '/points/3' }),
  );
  expect(await response.json()).toEqual({
    digest: expect.stringMatching(/^[0-9a-f]{8}$/),
    log: join(disk.root, 'log/diagnostics.log'),
  });
  expect((await ask('/api/diagnostics', post('null'))).status).toBe(200);
  await expect.poll(() => disk.text('log/diagnostics.log')).toContain('Cannot read x');
});

test('a fault of the server is logged under the digest that the answer names', async () => {
  const fault = () => {
    throw new Error('planted fault');
  };
  const { ask, disk } = await make((live) => ({ ...live, handle: fault, snapshot: fault }));
  const response = await ask('/api/commands', post(respond));
  const { problem, digest } = await response.json();
  expect([response.status, problem]).toEqual([500, expect.stringContaining(digest)]);
  await expect.poll(() => disk.text('log/diagnostics.log')).toContain(`"digest":"${digest}"`);
  expect(disk.text('log/diagnostics.log')).toContain('planted fault');
});
