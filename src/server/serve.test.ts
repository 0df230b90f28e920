import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { QUESTION, type Scratch, SPEC, scratch } from '#testing/server/scratch.ts';
import type { NotServing } from './http/listening.ts';
import { type ServeOptions, type Serving, serve } from './serve.ts';

function start(disk: Scratch, more: Partial<ServeOptions> = {}): Promise<Serving | NotServing> {
  return serve({
    root: disk.root,
    assets: join(disk.root, 'page'),
    port: 0,
    env: { XDG_STATE_HOME: scratch().root },
    diagnosticsFile: join(disk.root, 'log'),
    ...more,
  });
}

async function started(disk: Scratch, more: Partial<ServeOptions> = {}): Promise<Serving> {
  const serving = await start(disk, more);
  if ('problem' in serving) throw new Error(serving.problem);
  onTestFinished(() => serving.close());
  return serving;
}

function workspace(): Scratch {
  return scratch({ 'SPEC.md': SPEC, 'questions/naming/question.md': QUESTION, 'page/index.html': 'page' });
}

const respond = {
  id: 'c0ffee00c0ffee00',
  type: 'respond',
  payload: { by: { name: 'Ada', role: '' }, question: 'naming', reply: { says: 'value', value: 'By year' } },
};

test('a workspace is served, its standing questions are raised, and what is said is told to all', async () => {
  const disk = workspace();
  const { url } = await started(disk);
  expect(await (await fetch(url)).text()).toBe('page');
  const { epoch, seq } = await (await fetch(`${url}/api/workspace`)).json();
  const stream = await fetch(`${url}/api/events?since=${epoch}-${seq}`);
  const said = await fetch(`${url}/api/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(respond),
  });
  expect(said.status).toBe(201);
  let heard = '';
  for await (const chunk of stream.body ?? []) {
    heard += new TextDecoder().decode(chunk);
    if (heard.includes(respond.id)) break;
  }
  expect(heard).toContain('event: facts');
  await expect.poll(() => disk.names('.')).toContain('SPEC_GAPS.md');
});

test('a foreign Host header is refused on the wire', async () => {
  const { url } = await started(workspace());
  const status = await new Promise((resolve, reject) => {
    const asked = request(`${url}/api/workspace`, { headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
  expect(status).toBe(403);
});

test('a second server on the same folder is sent to the first', async () => {
  const disk = workspace();
  const { url } = await started(disk);
  expect(await start(disk)).toEqual({ problem: `Specwalk already serves ${disk.root}; open ${url}.`, url });
});

test('a port in use is named, with the way out, and nothing is written', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const disk = workspace();
  expect(await start(disk, { port })).toEqual({
    problem: `Port ${port} is in use by another program; choose another one with --port.`,
  });
  expect(disk.names('.')).toEqual(['SPEC.md', 'page', 'questions']);
  await started(disk);
});

test.each([{ host: '0.0.0.0' }, { host: '::' }, { invite: true }, { address: new URL('https://walk.example.org') }])(
  'with %j nobody gets in without an invitation, and the links that are handed out let in',
  async (more) => {
    const { url, links } = await started(workspace(), more);
    expect((await fetch(`${url}/api/workspace`)).status).toBe(401);
    expect((await fetch(`${url}/api/events`)).status).toBe(401);
    const enters = async (link = '') => {
      const entering = { token: new URL(link).hash.slice(1), name: link.slice(-4), role: '' };
      const response = await fetch(`${url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(entering),
      });
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect((await fetch(`${url}/api/workspace`, { headers: { cookie } })).status).toBe(200);
      return (await response.json()).session.as;
    };
    expect([await enters(links?.facilitator), await enters(links?.participants)]).toEqual([
      'facilitator',
      'stakeholder',
    ]);
    expect(links?.lobby).toMatch(new RegExp(`/join\\?code=${links?.code}$`));
  },
);

test.each(['192.0.2.77', 'example.invalid'])('the host %s is none of this machine’s', async (host) => {
  expect(await start(workspace(), { host })).toEqual({
    problem: `${host} is not an address of this machine; use one of its own, or --lan for all of them.`,
  });
});

test('a folder that is not there is named', async () => {
  const disk = workspace();
  expect(await start(disk, { root: join(disk.root, 'gone') })).toEqual({
    problem: expect.stringMatching(/gone is not a folder/),
  });
});

test('where a server cannot be put together, its port and its folder are let go', async () => {
  const disk = workspace();
  const env = {
    get SPECWALK_SENTRY_DSN(): string {
      throw new Error('no settings');
    },
  };
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  await expect(start(disk, { port, env })).rejects.toThrow('no settings');
  await started(disk, { port });
});

test('closing ends open streams, writes what is due, and lets the folder go', async () => {
  const disk = workspace();
  const first = await start(disk);
  if ('problem' in first) throw new Error(first.problem);
  const stream = await fetch(`${first.url}/api/events`);
  await fetch(`${first.url}/api/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(respond),
  });
  await first.close();
  await stream.text();
  expect(disk.text('SPEC_GAPS.md')).toMatch(/\*\*answered\*\* · \[naming\]/);
  await started(disk);
});
