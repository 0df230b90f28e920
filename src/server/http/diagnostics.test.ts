import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failureDigest } from '#core/index.ts';
import { scratch } from '#testing/server/scratch.ts';
import { openDiagnostics } from './diagnostics.ts';

const now = () => new Date('2026-03-01T09:30:00Z');
const breakage = { message: 'Cannot read x', stack: 'at a.js:1\nat b.js:2', where: '/points/3' };

/** A host that stores what it is sent. */
async function catcher(status: number): Promise<{ url: string; got: { path: string; body: string }[] }> {
  const got: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    got.push({ path: request.url ?? '', body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/base/42`, got };
}

test('every breakage is one line of JSON, whatever it holds', async () => {
  const { root, text } = scratch();
  const file = join(root, 'state', 'log');
  const diagnostics = openDiagnostics({ file, now });
  const wild = {
    message: 'a\n\u001b[2J\u009b31m\u2028\u202e b',
    stack: 'x'.repeat(100_000),
    where: '\u0000',
  };
  expect(diagnostics.report(breakage)).toEqual({
    digest: failureDigest(breakage.message, breakage.stack),
    log: file,
  });
  diagnostics.report(wild);
  await diagnostics.written();
  const lines = text('state/log').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { ...breakage, at: '2026-03-01T09:30:00.000Z' },
    { message: wild.message, stack: 'x'.repeat(8_000) },
  ]);
  expect(lines.join('')).toMatch(/^[\x20-\x7e]*$/);
});

test('a log that cannot be written goes to the terminal, and says so', async () => {
  const { root } = scratch({ state: 'a file where the folder should be' });
  const said: string[] = [];
  const diagnostics = openDiagnostics({
    file: join(root, 'state', 'log'),
    now,
    fallback: (line) => said.push(line),
  });
  diagnostics.report(breakage);
  await diagnostics.written();
  expect(said).toEqual([expect.stringContaining('Cannot read x')]);
  expect(diagnostics.report(breakage).log).toBe('on the terminal');
});

test('with a DSN the entry is sent on as an envelope to its host', async () => {
  const { root } = scratch();
  const { url, got } = await catcher(200);
  openDiagnostics({ file: join(root, 'log'), now, sentry: url }).report(breakage);
  await expect.poll(() => got).toHaveLength(1);
  expect(got[0]?.path).toBe('/base/api/42/envelope/');
  const [head, item, event] = (got[0]?.body ?? '').split('\n').map((line) => JSON.parse(line));
  expect([head.event_id, item.type, event.event_id]).toEqual([event.event_id, 'event', head.event_id]);
  expect(event).toMatchObject({
    message: { formatted: 'Cannot read x' },
    tags: { digest: failureDigest(breakage.message, breakage.stack) },
  });
});

test.each(['not a dsn', 'https://host/42', 'https://key@host'])(
  'the DSN %j is named as wrong in the log only',
  async (sentry) => {
    const { root, text } = scratch();
    const diagnostics = openDiagnostics({ file: join(root, 'log'), now, sentry });
    diagnostics.report(breakage);
    await diagnostics.written();
    expect(text('log')).toMatch(/SPECWALK_SENTRY_DSN is not a DSN/);
  },
);

test('a host that refuses is noted in the log, without another attempt', async () => {
  const { root, text } = scratch();
  const { url, got } = await catcher(500);
  openDiagnostics({ file: join(root, 'log'), now, sentry: url }).report(breakage);
  await expect.poll(() => text('log')).toMatch(/was not forwarded: Error: the host answered 500/);
  expect(got).toHaveLength(1);
});
