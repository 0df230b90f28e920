import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { scratch } from '#testing/server/scratch.ts';
import { listen } from './listening.ts';
import { openAssets, servePage } from './page.ts';

const PAGE = '<!doctype html><title>Specwalk</title>';
const SCRIPT = `console.log(${'"x",'.repeat(1_000)}1)`;
const GZIP = { 'accept-encoding': 'br, gzip;q=0.8' };

/** A built page with a script that was compressed when it was built, served over a real connection. */
async function served(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const { root } = scratch({ 'index.html': PAGE });
  const all = {
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'assets/a.woff2': 'font',
    ...files,
  };
  mkdirSync(join(root, 'assets'));
  for (const [path, content] of Object.entries(all)) writeFileSync(join(root, path), content);
  const app = new Hono().all('*', servePage(await openAssets(root)));
  const server = createAdaptorServer({ fetch: app.fetch });
  const bound = await listen(server, '127.0.0.1', 0);
  if (typeof bound === 'string') throw new Error(bound);
  onTestFinished(() => void server.close());
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await app.request(path, { method, headers });
    const body = new Uint8Array(await response.arrayBuffer());
    const overTheLine = await fetch(`http://127.0.0.1:${bound.port}${path}`, { method, headers });
    await overTheLine.arrayBuffer();
    const header = (name: string) => response.headers.get(name);
    return { status: response.status, header, body, sentLength: overTheLine.headers.get('content-length') };
  };
}

test('a text is sent as it was compressed when the page was built, to whoever takes that', async () => {
  const ask = await served();
  const { status, header, body, sentLength } = await ask('/assets/app-1a2b.js', GZIP);
  expect([status, header('content-encoding'), header('vary')]).toEqual([200, 'gzip', 'Accept-Encoding']);
  expect(body).toEqual(new Uint8Array(gzipSync(SCRIPT)));
  expect(gunzipSync(body).toString()).toBe(SCRIPT);
  expect([header('content-length'), sentLength]).toEqual([String(body.length), String(body.length)]);
});

test.each([{}, { 'accept-encoding': 'gzip;q=0' }, { 'accept-encoding': 'br' }])(
  'whoever asks with %j gets it as it was before',
  async (headers) => {
    const ask = await served();
    const { header, body } = await ask('/assets/app-1a2b.js', headers);
    expect([header('content-encoding'), header('vary')]).toEqual([null, 'Accept-Encoding']);
    expect(Buffer.from(body).toString()).toBe(SCRIPT);
    expect(header('content-length')).toBe(String(SCRIPT.length));
  },
);

test('a package may hold the compressed form alone', async () => {
  const ask = await served({ 'assets/only-3c4d.js.gz': gzipSync(SCRIPT) });
  expect(Buffer.from((await ask('/assets/only-3c4d.js')).body).toString()).toBe(SCRIPT);
  expect((await ask('/assets/only-3c4d.js')).header('content-type')).toMatch('text/javascript');
  expect((await ask('/assets/only-3c4d.js.gz')).status).toBe(404);
});

test('each form has a tag of its own, and is not sent again to whoever has it', async () => {
  const ask = await served();
  const [zipped = '', plain = ''] = [await ask('/assets/app-1a2b.js', GZIP), await ask('/assets/app-1a2b.js')].map(
    ({ header }) => header('etag') ?? '',
  );
  expect(zipped).not.toBe(plain);
  const asked = async (tag: string, headers: Record<string, string> = {}) => {
    const { status, header, body } = await ask('/assets/app-1a2b.js', { ...headers, 'if-none-match': tag });
    return [status, header('etag'), header('vary'), body.length === 0];
  };
  expect(await asked(zipped, GZIP)).toEqual([304, zipped, 'Accept-Encoding', true]);
  expect(await asked(`"other", W/${plain}`)).toEqual([304, plain, 'Accept-Encoding', true]);
  expect(await asked(plain, GZIP)).toEqual([200, zipped, 'Accept-Encoding', false]);
});

test('HEAD tells of the same form what GET does, without its content', async () => {
  const ask = await served();
  const [get, head] = [await ask('/assets/app-1a2b.js', GZIP), await ask('/assets/app-1a2b.js', GZIP, 'HEAD')];
  for (const name of ['content-length', 'content-encoding', 'etag', 'vary', 'cache-control', 'content-type'])
    expect(head.header(name)).toBe(get.header(name));
  expect([head.status, head.body.length, head.sentLength]).toEqual([200, 0, get.sentLength]);
});

test('whoever asks for a part gets all of it, and not as a part', async () => {
  const ask = await served();
  const { status, header, body } = await ask('/assets/app-1a2b.js', { range: 'bytes=0-3' });
  expect([status, header('content-range'), header('accept-ranges'), body.length]).toEqual([
    200,
    null,
    null,
    SCRIPT.length,
  ]);
});

test('what was not compressed is the same for everybody', async () => {
  const ask = await served();
  for (const path of ['/', '/points/3', '/assets/a.woff2']) {
    const { header, sentLength, body } = await ask(path, GZIP);
    expect([header('content-encoding'), header('vary'), sentLength]).toEqual([null, null, String(body.length)]);
  }
});

test('only the page of a workspace, which has a worker, says that it is one', async () => {
  expect((await (await served())('/')).header('specwalk')).toBe(null);
  expect((await (await served({ 'service-worker.js': '' }))('/questions')).header('specwalk')).toBe('workspace');
});
