import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answer, atTheDoor, HOST, says } from '#testing/server/at-the-door.ts';
import { codeOf } from '../disk/disk.ts';

const HOUR = 3_600_000;
const BEHIND = [
  '/api/workspace',
  '/api/events',
  '/api/access',
  '/api/nothing',
  '/api/commands',
  '/api/room',
  '/api/diagnostics',
];

describe('nobody gets in without an invitation', () => {
  test.each(BEHIND)('%s is closed without a cookie, in one sentence', async (path) => {
    const { stranger } = await atTheDoor();
    for (const body of [undefined, {}]) {
      expect(await says(stranger(), path, body)).toEqual([
        401,
        { problem: expect.stringMatching(/^Join with the link/) },
      ]);
    }
  });

  test.each([
    'specwalk-4747=',
    `specwalk-4747=${'A'.repeat(24)}`,
    'specwalk-4747=null',
    'specwalk-4747=../../x',
    'specwalk-4747=%00',
    'specwalk=x; session=admin',
  ])('the forged cookie %j opens nothing', async (cookie) => {
    const { stranger } = await atTheDoor();
    expect((await stranger(cookie).ask('/api/workspace')).status).toBe(401);
  });

  test('neither a public id nor the hash on disk works as a cookie', async () => {
    const { stranger, olga, state } = await atTheDoor();
    const [file = ''] = state.names('state');
    const { devices } = JSON.parse(state.text(`state/${file}`));
    for (const secret of [olga.person(), devices[0].seal]) {
      expect((await stranger(`specwalk-4747=${secret}`).ask('/api/workspace')).status).toBe(401);
    }
    expect((await stranger(olga.cookie()).ask('/api/workspace')).status).toBe(200);
  });

  test('a link that is wrong, used up, revoked, re-issued or run out says what to do', async () => {
    const { stranger, invitation, olga, pass } = await atTheDoor();
    const enters = (token: string, name: string) => says(stranger(), '/api/session', { token, name });
    const nothing = [403, { problem: 'This link no longer works; ask the facilitator for a new one.' }];
    expect(await enters('A'.repeat(24), 'Ada')).toEqual(nothing);
    expect(await enters('', 'Ada')).toEqual(nothing);
    const token = await invitation('stakeholder');
    expect(await enters(token, 'Ada')).toMatchObject([201, {}]);
    expect(await enters(token, 'Eve')).toEqual([403, { problem: expect.stringMatching(/^This link belongs to Ada;/) }]);
    const { invitations } = await (await olga.ask('/api/access')).json();
    const { id } = invitations.at(-1);
    const issued = await (await olga.ask('/api/access', { act: 're-issue', id })).json();
    expect(await enters(token, 'Ada')).toEqual(nothing);
    expect(await enters(issued.token, 'Ada')).toMatchObject([201, {}]);
    pass(13 * HOUR);
    expect(await enters(issued.token, 'Ada')).toEqual([
      403,
      { problem: 'This invitation has ended; ask the facilitator to extend it.' },
    ]);
    await olga.ask('/api/access', { act: 'extend', id, hours: 1 });
    expect(await enters(issued.token, 'Ada')).toMatchObject([201, {}]);
    await olga.ask('/api/access', { act: 'revoke', id });
    expect(await enters(issued.token, 'Ada')).toEqual(nothing);
  });

  test('the short code leads to the lobby and no further', async () => {
    const { stranger, access, olga } = await atTheDoor();
    const ada = stranger();
    expect(await says(ada, '/api/lobby', { code: 'WRONG1', name: 'Ada' })).toMatchObject([403, {}]);
    const request = { code: ` ${access.code.toLowerCase()}`, name: 'Ada', role: 'Finance' };
    expect(await says(ada, '/api/lobby', request)).toMatchObject([201, { session: { as: 'waiting' } }]);
    for (const path of BEHIND) expect((await ada.ask(path)).status).toBe(403);
    expect((await ada.ask('/api/commands', answer('Mine'))).status).toBe(403);
    const { waiting } = await (await olga.ask('/api/access')).json();
    expect(waiting).toMatchObject([{ name: 'Ada', role: 'Finance' }]);
    await olga.ask('/api/access', { act: 'admit', person: waiting[0].person, as: 'stakeholder' });
    expect((await ada.ask('/api/commands', answer('Mine'))).status).toBe(201);
  });

  test('a flood of knocks and of links is slowed down, for all together', async () => {
    const { stranger, access, pass } = await atTheDoor();
    const knock = () => stranger().ask('/api/lobby', { code: 'WRONG1', name: 'Eve' });
    const all = [];
    for (let at = 0; at < 110; at += 1) all.push((await knock()).status);
    expect(all.filter((status) => status === 429)).toHaveLength(10);
    const last = await knock();
    expect([last.headers.get('retry-after'), await last.json()]).toEqual([
      '1',
      { problem: 'Too many people want to join at once; wait a second, then try again.' },
    ]);
    pass(1_000);
    expect((await stranger().ask('/api/lobby', { code: access.code, name: 'Ada' })).status).toBe(201);
  });

  test('the lobby holds only so many', async () => {
    const { stranger, access, pass } = await atTheDoor();
    const statuses: number[] = [];
    for (let at = 0; at < 201; at += 1) {
      pass(200);
      const eve = stranger('', `192.168.1.${at}`);
      statuses.push((await eve.ask('/api/lobby', { code: access.code, name: `Eve ${at}` })).status);
    }
    expect([statuses.indexOf(503), access.waiting().length]).toEqual([200, 200]);
  });
});

describe('other sites and other names', () => {
  test.each([
    'evil.example',
    'evil.example:4747',
    '192.168.1.5',
    '192.168.1.5:80',
    '192.168.1.6:4747',
    'desk.evil.example:4747',
  ])('the host %j is refused, cookie or not', async (host) => {
    const { olga, stranger } = await atTheDoor();
    for (const browser of [olga, stranger()]) {
      for (const path of ['/', '/join', '/api/session', '/api/workspace', '/api/events'])
        expect((await browser.ask(path, undefined, { headers: { host } })).status).toBe(403);
      expect((await browser.ask('/api/lobby', {}, { headers: { host } })).status).toBe(403);
    }
  });

  test.each([HOST, 'DESK:4747', 'desk.local:4747', '127.0.0.1:4747', 'localhost:4747'])(
    'the host %j is this machine',
    async (host) => {
      const { olga } = await atTheDoor();
      expect((await olga.ask('/api/workspace', undefined, { headers: { host } })).status).toBe(200);
    },
  );

  test.each([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: `https://${HOST}` },
    { origin: 'http://127.0.0.1:4747' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a page with %j neither writes, listens, enters nor throws anybody out', async (headers) => {
    const { olga, access } = await atTheDoor();
    const refused = [403, { problem: expect.stringMatching(/^Only pages from/) }];
    for (const path of ['/api/commands', '/api/room', '/api/access', '/api/session', '/api/lobby'])
      expect(await says(olga, path, {}, { headers })).toEqual(refused);
    expect(await says(olga, '/api/events', undefined, { headers })).toEqual(refused);
    expect(await says(olga, '/api/session', undefined, { method: 'DELETE', headers })).toEqual(refused);
    expect(access.visitor(olga.cookie().split('=')[1])).toMatchObject({ is: 'in' });
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'a form (%s) is refused wherever one can write',
    async (type) => {
      const { olga } = await atTheDoor();
      const headers = { 'content-type': type };
      for (const path of ['/api/commands', '/api/room', '/api/access', '/api/session', '/api/lobby'])
        expect((await olga.ask(path, {}, { headers })).status).toBe(415);
    },
  );

  test('behind a proxy its address counts, and nothing else beside the own ones', async () => {
    const door = await atTheDoor('invited', new URL('https://walk.example.org'));
    const origin = 'https://walk.example.org';
    for (const host of ['walk.example.org', '127.0.0.1:4747'])
      expect((await door.olga.ask('/api/room', { act: 'hold' }, { headers: { host, origin } })).status).toBe(204);
    const plain = { host: 'walk.example.org', origin: 'http://walk.example.org' };
    expect((await door.olga.ask('/api/room', { act: 'hold' }, { headers: plain })).status).toBe(403);
    const token = await door.invitation('stakeholder');
    const entered = await door.stranger().ask('/api/session', { token, name: 'Ada' }, { headers: { origin } });
    expect(entered.headers.get('set-cookie')).toContain('; Secure');
    expect(await (await door.olga.ask('/api/access')).json()).toMatchObject({
      addresses: [origin, `http://${HOST}`, 'http://desk:4747', 'http://desk.local:4747'],
    });
  });
});

describe('what leaves the server', () => {
  test('the cookie is out of reach for scripts and other sites', async () => {
    const { stranger, invitation } = await atTheDoor();
    const token = await invitation('stakeholder');
    const { headers } = await stranger().ask('/api/session', { token, name: 'Ada' });
    const names = headers.getSetCookie().map((cookie) => {
      const [pair = '', ...flags] = cookie.split('; ');
      expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=7948800', 'Path=/', 'SameSite=Strict']);
      return pair.replace(/[\w-]{24}$/, '…');
    });
    expect(names).toEqual(['specwalk-4747=…', 'specwalk-4747-device=…']);
  });

  test('no answer tells a referrer or runs what comes from elsewhere', async () => {
    const { stranger } = await atTheDoor();
    for (const path of ['/join', '/api/session', '/api/workspace']) {
      const { headers } = await stranger().ask(path);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      const policy = headers.get('content-security-policy');
      expect(policy).toMatch(/^default-src 'none'; .*form-action 'none'; frame-ancestors 'none'$/);
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
    }
  });

  test('no secret is in an answer to others, on disk, or in the log', async () => {
    const { olga, invitation, stranger, disk, state, access } = await atTheDoor();
    const token = await invitation('stakeholder', { name: 'Ada' });
    const ada = stranger();
    await ada.ask('/api/session', { token, name: '' });
    await ada.ask('/api/commands', answer('Mine'));
    await ada.ask('/api/diagnostics', {
      message: `broke at http://${HOST}/join#${token}`,
      stack: `at http://${HOST}/join?code=${access.code}:1`,
      where: `/join?code=${access.code}#${token}`,
    });
    await olga.ask('/api/access', { act: 'extend', id: '00000000', hours: 1 });
    await expect.poll(() => state.names('.')).toContain('log');
    await expect.poll(() => state.text('log')).toContain('broke at');
    const shown = await (await olga.ask('/api/access')).text();
    const files = [...filesIn(disk.root), ...filesIn(state.root), shown];
    for (const secret of [token, ada.cookie().split('=')[1], olga.cookie().split('=')[1]]) {
      for (const text of files) expect(text).not.toContain(secret);
    }
    expect(state.text('log')).not.toMatch(new RegExp(`${access.code}|Ada`));
    expect(filesIn(disk.root).join('')).not.toContain('"seal"');
    expect(shown).not.toContain('seal');
  });

  test('the book is readable to its owner only', async () => {
    const { state } = await atTheDoor();
    const [file = ''] = state.names('state');
    expect(file).toMatch(/^access-[0-9a-f]{16}\.json$/);
    expect(statSync(join(state.root, 'state', file)).mode & 0o777).toBe(0o600);
  });
});

function filesIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => textAt(join(entry.parentPath, entry.name)) ?? []);
}

/** A file that is being written has a temporary name, and may be gone since it was listed. */
function textAt(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

describe('too much at once', () => {
  test('a session that writes too fast is told when to go on; others are not slowed', async () => {
    const { comesIn, olga, pass } = await atTheDoor();
    const dana = await comesIn('stakeholder', 'Dana');
    const look = () => dana.ask('/api/room', { act: 'hand', up: true });
    const statuses = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await look()).status);
    expect(statuses.filter((status) => status !== 204)).toEqual([429]);
    const refused = await look();
    expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
      '1',
      { problem: 'That was too fast; wait a second, then try again.' },
    ]);
    expect((await dana.ask('/api/commands', answer('Mine'))).status).toBe(429);
    expect((await olga.ask('/api/room', { act: 'hand', up: true })).status).toBe(204);
    pass(100);
    expect([(await look()).status, (await look()).status, (await look()).status]).toEqual([204, 204, 429]);
  });

  test('asked for the head alone, nothing is done: no stream opens, nobody is here', async () => {
    const { olga, comesIn } = await atTheDoor();
    const dana = await comesIn('stakeholder', 'Dana');
    for (const path of ['/api/events', '/api/workspace', '/api/access'])
      expect((await dana.ask(path, undefined, { method: 'HEAD' })).status).toBe(405);
    const stream = (await olga.ask('/api/events')).body ?? expect.fail('no stream');
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
      const [, room] = /event: room\ndata: (.*)\n/.exec(chunk) ?? [];
      if (room === undefined) continue;
      expect(JSON.parse(room).people).toMatchObject([{ name: 'Olga' }]);
      break;
    }
  });

  test('a session has six streams; the oldest makes room', async () => {
    const { olga } = await atTheDoor();
    const readers = [];
    for (let at = 0; at < 7; at += 1)
      readers.push((await olga.ask('/api/events')).body?.getReader() ?? expect.fail('no stream'));
    const ended: number[] = [];
    const reading = readers.map(async (reader, at) => {
      while (!(await reader.read()).done);
      ended.push(at);
    });
    await reading[0];
    expect(ended).toEqual([0]);
  });
});

describe('a session that ends', () => {
  test.each(['/api/commands', '/api/room'])(
    'shown out while something to %s is on its way, nobody is heard',
    async (path) => {
      const door = await atTheDoor();
      const dana = await door.comesIn('stakeholder', 'Dana');
      const before = door.live.snapshot().facts;
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const more = { body: readable, duplex: 'half' } as const;
      const slow = dana.ask(path, {}, more);
      await door.olga.ask('/api/access', { act: 'send-out', person: dana.person() });
      await new Blob([JSON.stringify(answer('Still here'))]).stream().pipeTo(writable);
      expect((await slow).status).toBe(401);
      expect(door.live.snapshot().facts).toEqual(before);
    },
  );

  test.each(['revoke', 'send-out', 'leave', 'expire'])(
    'by %s: its streams end at once, and its cookie',
    async (how) => {
      const { olga, comesIn, access, pass } = await atTheDoor();
      const dana = await comesIn('stakeholder', 'Dana');
      const stream = await dana.ask('/api/events');
      const { invitations } = await (await olga.ask('/api/access')).json();
      const ends: Record<string, () => unknown> = {
        revoke: () => olga.ask('/api/access', { act: 'revoke', id: invitations.at(-1).id }),
        'send-out': () => olga.ask('/api/access', { act: 'send-out', person: dana.person() }),
        leave: () => dana.ask('/api/session', undefined, { method: 'DELETE' }),
        expire: () => {
          pass(12 * HOUR);
          access.sweep();
        },
      };
      const cookie = dana.cookie();
      await ends[how]?.();
      expect(await stream.text()).toMatch(/event: gone\ndata: {"problem":"You have been signed out/);
      expect((await dana.ask('/api/workspace', undefined, { headers: { cookie } })).status).toBe(401);
    },
  );

  test('a facilitator cannot lock the last door behind themselves', async () => {
    const { olga } = await atTheDoor();
    const { invitations } = await (await olga.ask('/api/access')).json();
    expect((await olga.ask('/api/access', { act: 'revoke', id: invitations[0].id })).status).toBe(409);
    expect((await olga.ask('/api/access', { act: 'send-out', person: olga.person() })).status).toBe(409);
  });
});

describe('at the open door', () => {
  test('all is as ever without a cookie, and a name makes somebody a person', async () => {
    const { stranger } = await atTheDoor('open');
    const kim = stranger();
    expect(await says(kim, '/api/session')).toEqual([200, { door: 'open', session: null }]);
    expect((await kim.ask('/api/workspace')).status).toBe(200);
    const [status, { door, session }] = await says(kim, '/api/session', { name: 'Kim', role: 'Desk' });
    expect([status, door, session]).toEqual([
      201,
      'open',
      { person: expect.stringMatching(/^[0-9a-f]{8}$/), name: 'Kim', role: 'Desk', as: 'facilitator' },
    ]);
    const other = stranger();
    await other.ask('/api/session', { name: 'kim', role: 'desk' });
    expect(other.person()).toBe(kim.person());
    const invite = { act: 'invite', as: 'viewer', for: 'many', name: '', role: '', hours: 1 };
    expect(await says(kim, '/api/access', invite)).toEqual([
      409,
      { problem: 'Only this machine is served; start Specwalk with --lan to invite others.' },
    ]);
  });
});
