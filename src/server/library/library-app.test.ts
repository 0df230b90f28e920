import { createHash } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import type { LibraryView } from '#core/overview.ts';
import { QUESTION, type Scratch, SPEC, scratch } from '#testing/server/scratch.ts';
import { readText } from '../disk/read-files.ts';
import { addressesOf } from '../http/addresses.ts';
import { openDiagnostics } from '../http/diagnostics.ts';
import type { NotServing } from '../http/listening.ts';
import { openAssets } from '../http/page.ts';
import type { Serving } from '../serve.ts';
import { openDocumentLibrary } from './library.ts';
import { createLibraryApp } from './library-app.ts';
import type { ListedDocument, Listing } from './listing.ts';
import { openServedWorkspaces } from './served-workspaces.ts';

const HOST = '127.0.0.1:4747';

interface Made {
  readonly ask: (path: string, init?: RequestInit & { headers?: Record<string, string> }) => Promise<Response>;
  readonly look: () => Promise<LibraryView>;
  readonly disk: Scratch;
  readonly app: Hono;
  /** Folders and ports of the workspaces that were to be served. */
  readonly served: (readonly [root: string, port: number])[];
}

/** An overview over two documents and a workspace. */
async function make(serveOne?: (root: string, port: number) => Serving | NotServing): Promise<Made> {
  const disk = scratch({
    'a.md': '# Alpha\n\n## Goal\n\nMend roads.\n\n## Risks\n\n## Cost\n\n',
    'b.md': '# Beta\n\n## Goal\n\nMend bridges.\n\n## Risks\n\nTBD\n',
    'w/SPEC.md': SPEC,
    'w/questions/naming/question.md': QUESTION,
    'page/index.html': '<!doctype html><title>Overview</title>',
  });
  const served: [string, number][] = [];
  const library = openDocumentLibrary({
    name: 'docs',
    list: async () => listing(disk),
    now: () => new Date('2026-03-10T12:00:00Z'),
    onError: (error) => {
      throw error;
    },
  });
  const opened = openServedWorkspaces(async (root, port) => {
    served.push([root, port]);
    const url = `http://127.0.0.1:${port}`;
    return (
      serveOne?.(root, port) ?? {
        url,
        title: '',
        links: null,
        isReachable: false,
        close: async () => undefined,
      }
    );
  });
  const diagnostics = openDiagnostics({ file: join(disk.root, 'log', 'diagnostics.log') });
  onTestFinished(() => diagnostics.written());
  const app = createLibraryApp({
    library,
    opened,
    addresses: addressesOf({ address: '127.0.0.1', port: 4747 }),
    assets: await openAssets(join(disk.root, 'page')),
    diagnostics,
    cwd: join(disk.root, 'elsewhere'),
    make: async ({ path }) =>
      path === 'b.md' ? { problem: 'b is a file; name a folder.' } : { root: join(disk.root, 'a') },
  });
  const ask: Made['ask'] = async (path, init = {}) =>
    app.request(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...init.headers } });
  const look = async () => {
    let response = await ask('/api/overview');
    for (;;) {
      const view: LibraryView = await response.json();
      if (!view.reading) return view;
      response = await ask('/api/overview/now');
    }
  };
  return { ask, look, disk, app, served };
}

function listing(disk: Scratch): Listing {
  const files = disk.names('.').filter((name) => name.endsWith('.md'));
  const more = disk.names('.').includes('0') ? ['0/SPEC.md'] : [];
  const found = [...files, 'w/SPEC.md', ...more].map((path): ListedDocument => {
    const file = join(disk.root, path);
    return {
      path,
      file,
      workspace: path === 'w/SPEC.md' ? join(disk.root, 'w') : null,
      read: () => {
        const reading = readText(file, 1_000);
        return reading.ok ? reading : { ok: false, trouble: `${path} cannot be read.` };
      },
    };
  });
  return { found, troubles: ['gone.md is a symbolic link that leads nowhere.'] };
}

function post(body: unknown, headers: Record<string, string> = {}) {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
}

test('the page and what it shows: the documents, what they share, and what is left out', async () => {
  const { ask, look, disk } = await make();
  disk.put('huge.md', 'x'.repeat(2_000));
  expect(await (await ask('/')).text()).toContain('Overview');
  const view = await look();
  expect(view).toMatchObject({
    name: 'docs',
    overview: {
      version: 1,
      documents: [
        { path: 'a.md', title: 'Alpha', points: 3, questions: null },
        { path: 'b.md', title: 'Beta', points: 2, marks: 1 },
        { path: 'w/SPEC.md', title: 'Invoices', questions: { open: 1, answered: 0, decided: 0 } },
      ],
      sections: [{ heading: 'Risks', documents: 2, answered: 0 }],
    },
    unreadable: ['huge.md cannot be read.', 'gone.md is a symbolic link that leads nowhere.'],
  });
  expect(view.entries.map(({ url }) => url)).toEqual([null, null, null]);
});

test('what changes on the disk is there when one looks again, and ids go on meaning the same', async () => {
  const { ask, look, disk } = await make();
  const before = await look();
  disk.put('0.md', '# Zero\n\n## Goal\n');
  disk.put('w/questions/naming/decisions/0001.md', '---\nby: Kim\nat: 2026-03-01T09:30:00Z\n---\n\nBy year.\n');
  disk.put('b.md', '# Beta\n\n## Goal\n\nMend bridges.\n\n## Risks\n\nNone are known to us so far.\n');
  utimesSync(join(disk.root, 'b.md'), 1, 1);
  const after = await look();
  expect(after.overview?.documents.map(({ path, gaps }) => [path, gaps])).toEqual([
    ['0.md', 1],
    ['a.md', 2],
    ['b.md', 0],
    ['w/SPEC.md', expect.any(Number)],
  ]);
  expect(after.overview?.documents[3]?.questions).toMatchObject({ open: 0, decided: 1 });
  expect(after.entries.slice(1).map(({ id }) => id)).toEqual(before.entries.map(({ id }) => id));
  const [zero, a] = after.entries;
  expect((await (await ask(`/api/documents/${a?.id}/gaps`)).json()).gaps).toMatchObject([
    { line: 7, kind: 'unanswered', words: 'Risks' },
    { line: 9, kind: 'unanswered', words: 'Cost' },
  ]);
  expect((await (await ask(`/api/documents/${zero?.id}/gaps`)).json()).gaps).toHaveLength(1);
});

test('with its gaps comes how a workspace is made of a document, seen from where the program was started', async () => {
  const { ask, look, disk } = await make();
  disk.put('0/SPEC.md', '# Zero\n');
  disk.put('MYSPEC.md', '# Mine\n');
  const { overview, entries } = await look();
  const made: Record<string, unknown> = {};
  for (const [at, { path }] of (overview?.documents ?? []).entries()) {
    const told = await ask(`/api/documents/${entries[at]?.id}/gaps`);
    made[path] = (await told.json()).make;
  }
  expect(made).toEqual({
    'MYSPEC.md': { path: '../MYSPEC.md', isInPlace: false },
    'a.md': { path: '../a.md', isInPlace: false },
    'b.md': { path: '../b.md', isInPlace: false },
    'w/SPEC.md': null,
    '0/SPEC.md': { path: '../0/SPEC.md', isInPlace: true },
  });
});

test('closing ends what is being read, without a word', async () => {
  const disk = scratch({ 'a.md': '# Alpha\n', 'b.md': '# Beta\n', 'w/SPEC.md': SPEC });
  const reads: string[] = [];
  const errors: unknown[] = [];
  const { found } = listing(disk);
  const noted = found.map((one) => ({
    ...one,
    read: () => {
      reads.push(one.path);
      return one.read();
    },
  }));
  const library = openDocumentLibrary({
    name: 'docs',
    list: async () => ({ found: noted, troubles: [] }),
    now: () => new Date(),
    onError: (error) => errors.push(error),
  });
  library.look();
  await library.close();
  expect([reads.length, errors]).toEqual([1, []]);
});

test('a document is left out while a workspace is its unchanged copy, by the newest that was noted', async () => {
  const { look, disk } = await make();
  const text = readText(join(disk.root, 'a.md'), 1_000);
  if (!text.ok) throw new Error(text.because);
  let number = 0;
  const noted = (path: string, of: string) => {
    const sha256 = createHash('sha256').update(of).digest('hex');
    const fact = `---\npath: ${path}\nsha256: ${sha256}\nat: 2026-03-01T09:30:00Z\n---\n`;
    disk.put(`w/questions/sources/000${++number}.md`, fact);
  };
  const paths = async () => (await look()).overview?.documents.map(({ path }) => path);
  noted('../a.md', text.text);
  expect(await paths()).toEqual(['a.md', 'b.md', 'w/SPEC.md']);
  disk.put('w/SPEC.md', text.text);
  expect(await paths()).toEqual(['b.md', 'w/SPEC.md']);
  disk.put('a.md', `${text.text}\n## More\n`);
  expect(await paths()).toEqual(['a.md', 'b.md', 'w/SPEC.md']);
  disk.put('a.md', text.text);
  noted('../b.md', text.text);
  expect(await paths()).toEqual(['a.md', 'b.md', 'w/SPEC.md']);
});

test('a workspace is served when it is opened, once, at a port that is the same the next time', async () => {
  const [first, second] = [await make(), await make()];
  const [, , entry] = (await first.look()).entries;
  const open = () => first.ask('/api/open', post({ document: entry?.id }));
  const answers = await Promise.all([open(), open()]);
  const [root = '', port = 0] = first.served[0] ?? [];
  expect(root).toBe(join(first.disk.root, 'w'));
  expect(first.served).toHaveLength(1);
  for (const answer of answers) expect(await answer.json()).toEqual({ url: `http://127.0.0.1:${port}` });
  expect((await first.look()).entries[2]?.url).toBe(`http://127.0.0.1:${port}`);
  const again = openServedWorkspaces(async (_, asked) => {
    second.served.push([root, asked]);
    return { problem: 'no' };
  });
  await again.open(root);
  expect(second.served.map(([, asked]) => asked)).toEqual([port, 0]);
});

test('a workspace that another program serves is opened there; one that cannot be served says why', async () => {
  const there = await make(() => ({ problem: 'Specwalk already serves it.', url: 'http://127.0.0.1:9' }));
  const [, , entry] = (await there.look()).entries;
  const answer = await there.ask('/api/open', post({ document: entry?.id }));
  expect([answer.status, await answer.json()]).toEqual([200, { url: 'http://127.0.0.1:9' }]);
  const broken = await make(() => ({ problem: 'It is not a folder.' }));
  const [, , other] = (await broken.look()).entries;
  const refused = await broken.ask('/api/open', post({ document: other?.id }));
  expect([refused.status, await refused.json()]).toEqual([409, { problem: 'It is not a folder.' }]);
});

test('a workspace is made of a document and served; where none can be made, the reason comes back', async () => {
  const { ask, look, served, disk } = await make();
  const [a, b] = (await look()).entries;
  const made = await ask('/api/make', post({ document: a?.id }));
  expect(served.map(([root]) => root)).toEqual([join(disk.root, 'a')]);
  expect(await made.json()).toEqual({ url: `http://127.0.0.1:${served[0]?.[1]}` });
  const refused = await ask('/api/make', post({ document: b?.id }));
  expect([refused.status, await refused.json()]).toEqual([409, { problem: 'b is a file; name a folder.' }]);
});

test('nothing but a workspace of the listing is opened: no path, no other document', async () => {
  const { ask, look, served } = await make();
  const [a] = (await look()).entries;
  expect((await ask('/api/open', post({ document: a?.id }))).status).toBe(409);
  for (const document of [99, -1, '../w', '/etc', null, undefined]) {
    expect((await ask('/api/open', post({ document }))).status).toBe(404);
    expect((await ask('/api/make', post({ document }))).status).toBe(404);
  }
  expect((await ask('/api/documents/..%2Fw/gaps')).status).toBe(404);
  expect(served).toEqual([]);
});

test.each<[what: string, headers: Record<string, string>, status: number]>([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a foreign host', { host: 'evil.example' }, 403],
  ['a form', { 'content-type': 'text/plain' }, 415],
])('%s may not have a workspace served', async (_, headers, status) => {
  const { ask, look, served } = await make();
  const [, , entry] = (await look()).entries;
  for (const path of ['/api/open', '/api/make'])
    expect((await ask(path, post({ document: entry?.id }, headers))).status).toBe(status);
  expect(served).toEqual([]);
});

test('a foreign host reads nothing, and every answer carries the rules for the browser', async () => {
  const { ask } = await make();
  expect((await ask('/api/overview', { headers: { host: 'evil.example' } })).status).toBe(403);
  const { headers } = await ask('/');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});
