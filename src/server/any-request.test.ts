import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import { QUESTION, SPEC, scratch } from '#testing/server/scratch.ts';
import { serve } from './serve.ts';

const RUNS = howMuch(150, 100_000);
/** Milliseconds after which a server that waits for more is left; it waits rightly. */
const PATIENCE = 30;

const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'get',
  'TRACE',
  'X Y',
  '',
);
const path = fc.oneof(
  fc.constantFrom(
    ...['/', '/join', '/api/workspace', '/api/commands', '/api/session', '/api/access', '/api/room', '/api/lobby'],
    ...[
      '/api/diagnostics',
      '/api/nothing',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cx',
      '//evil.example/',
      '/@fs/etc/passwd',
    ],
    ...[
      '/questions/naming/question.md',
      '/assets/../index.html',
      '/%00',
      '/%',
      '/\u00e9',
      '*',
      'http://evil.example/',
      '/?a=%ff',
    ],
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((text) => `/${text}`),
);
const name = fc.constantFrom(
  ...[
    'Content-Type',
    'Content-Length',
    'Transfer-Encoding',
    'Cookie',
    'Origin',
    'Sec-Fetch-Site',
    'Host',
    'Last-Event-ID',
  ],
  ...[
    'Accept-Encoding',
    'If-None-Match',
    'Range',
    'Expect',
    'Upgrade',
    'Connection',
    'Specwalk-Workspace',
    'X-Forwarded-For',
    '',
  ],
);
const held = fc.oneof(
  fc.constantFrom(
    ...['application/json', 'text/plain', 'chunked', 'gzip, chunked', '5', '-1', '99999999999', '0x10', '2, 3', 'null'],
    ...[
      'specwalk-1=../../x',
      'http://evil.example',
      'cross-site',
      '100-continue',
      'websocket',
      'close',
      'bytes=0-',
      '*',
      'br;q=0',
    ],
    ...['%E0%A4%A', '', 'evil.example', 'a'.repeat(9_000)],
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 20 }),
);
const body = fc.oneof(
  fc.constantFrom(
    '',
    '{}',
    'null',
    '[',
    '{"id":"x"}',
    '5\r\nhello\r\n0\r\n\r\n',
    'ffffffffff\r\n',
    '\0',
    '{"__proto__":{"a":1}}',
  ),
  fc.json(),
  fc.constantFrom('[', '{"a":').map((open) => open.repeat(5_000)),
);
const request = fc
  .tuple(
    method,
    path,
    fc.array(fc.tuple(name, held), { maxLength: 4 }),
    body,
    fc.nat(9),
    fc.constantFrom(...Array(9).fill('\r\n'), '\n'),
  )
  .map(([verb, to, headers, text, lot, end]) => (host: string) => {
    const lines = [`${verb} ${to} HTTP/1.1`, ...(lot > 0 ? [`Host: ${host}`] : [])];
    const isCounted = headers.some(([key]) => /length|encoding/i.test(key));
    const counted = isCounted ? [] : [`Content-Length: ${Buffer.byteLength(text)}`, 'Content-Type: application/json'];
    return [...lines, ...counted, ...headers.map(([key, own]) => `${key}: ${own}`), '', text].join(end);
  });

/** What a server answers to bytes; it may say nothing, or hang up. */
function answerTo(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(bytes, 'latin1')));
    const done = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(PATIENCE, done);
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (heard.includes('\r\n\r\n')) done();
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}

test(`${RUNS} requests of any bytes: none is a fault, none writes what nobody may, and the server goes on`, async () => {
  const disk = scratch({ 'SPEC.md': SPEC, 'questions/naming/question.md': QUESTION, 'page/index.html': 'page' });
  const state = scratch();
  const said: string[] = [];
  const serving = await serve({
    root: disk.root,
    assets: join(disk.root, 'page'),
    port: 0,
    invite: true,
    env: { XDG_STATE_HOME: state.root },
    diagnosticsFile: join(state.root, 'log'),
    log: (line) => said.push(line),
  });
  if ('problem' in serving) throw new Error(serving.problem);
  onTestFinished(() => serving.close());
  const { host, port } = new URL(serving.url);
  const statuses: Record<string, number> = {};
  await expect.poll(() => disk.names('.')).toContain('SPEC_GAPS.md');
  const before = disk.names('questions');
  await fc.assert(
    fc.asyncProperty(request, async (bytes) => {
      const [, status = 'nothing'] = /^HTTP\/1\.1 (\d+)/.exec(await answerTo(Number(port), bytes(host))) ?? [];
      statuses[status] = (statuses[status] ?? 0) + 1;
      // Nobody is in, so nothing of the workspace is told but that one has to come in.
      expect(
        ['nothing', '101', '500', '501', '502', '201'].filter((one) => one === status && one !== 'nothing'),
      ).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  process.stdout.write(`any request: ${JSON.stringify(statuses)}\n`);
  expect((await fetch(serving.url)).status).toBe(200);
  expect((await fetch(`${serving.url}/api/workspace`)).status).toBe(401);
  expect(disk.names('questions')).toEqual(before);
  expect(said).toEqual([]);
});
