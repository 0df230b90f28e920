import { describe, expect, test } from 'vitest';
import { type AtTheDoor, answer, atTheDoor, type Browser, command, says } from '#testing/server/at-the-door.ts';
import { MAX_PER_ORIGIN } from './capacity.ts';

const EVE = '192.168.1.66';

async function enters(door: AtTheDoor, token: string, name: string, remote = EVE): Promise<[number, Browser]> {
  const browser = door.stranger('', remote);
  const response = await browser.ask('/api/session', { token, name });
  return [response.status, browser];
}

/** As many people as may enter from one address by one link. */
async function flood(door: AtTheDoor, token: string): Promise<void> {
  const all = Array.from({ length: MAX_PER_ORIGIN }, (_, at) => enters(door, token, `Bot ${at}`));
  for (const [status] of await Promise.all(all)) expect(status).toBe(201);
}

async function stateOf({ olga }: AtTheDoor) {
  return await (await olga.ask('/api/access')).json();
}

describe('a link for many', () => {
  test('that one address floods lets others in; the facilitator hears of it, and frees all places with one press', async () => {
    const door = await atTheDoor();
    const token = await door.invitation('stakeholder', { for: 'many' });
    const [, dana] = await enters(door, token, 'Dana', '192.168.1.7');
    await flood(door, token);
    const more = door.stranger('', EVE);
    expect(await says(more, '/api/session', { token, name: 'One more' })).toMatchObject([
      201,
      { session: { as: 'waiting' } },
    ]);
    expect((await enters(door, token, 'Ben', '192.168.1.8'))[0]).toBe(201);
    const [alarm] = door.access.alarms();
    expect(alarm?.sentence).toMatch(/^Bot \d+ and 399 others have come in from one address; .* show them all out/);
    // One fewer changes nothing.
    await more.ask('/api/session', undefined, { method: 'DELETE' });
    await door.olga.ask('/api/access', { act: 'send-out', person: alarm?.from });
    const [still] = door.access.alarms();
    expect(still?.sentence).toMatch(/ and 398 others have come in from one address/);
    await door.olga.ask('/api/access', { act: 're-issue', id: (await stateOf(door)).invitations.at(-1).id });
    await door.olga.ask('/api/access', { act: 'send-out-from', person: still?.from });
    expect(door.access.alarms()).toEqual([]);
    const { invitations } = await stateOf(door);
    expect(invitations.at(-1).guarded).toBeUndefined();
    expect((await dana.ask('/api/workspace')).status).toBe(200);
  });

  test('from which somebody was shown out leads whoever comes new to the lobby until it is opened again', async () => {
    const door = await atTheDoor();
    const token = await door.invitation('stakeholder', { for: 'many' });
    const [, eve] = await enters(door, token, 'Eve');
    const [, dana] = await enters(door, token, 'Dana', '192.168.1.7');
    await door.olga.ask('/api/access', { act: 'send-out', person: eve.person() });
    for (const name of ['Eve', 'Eva']) {
      const [, back] = await enters(door, token, name);
      expect((await back.ask('/api/workspace')).status).toBe(403);
    }
    expect(door.access.waiting().map(({ name }) => name)).toEqual(['Eve', 'Eva']);
    expect((await dana.ask('/api/session', { token, name: 'Dana' })).status).toBe(201);
    expect((await dana.ask('/api/workspace')).status).toBe(200);
    const { invitations } = await stateOf(door);
    const { id, guarded } = invitations.at(-1);
    expect(guarded).toBe(true);
    await door.olga.ask('/api/access', { act: 'reopen', id });
    const [, ben] = await enters(door, token, 'Ben', '192.168.1.8');
    expect((await ben.ask('/api/workspace')).status).toBe(200);
  });

  test('from which somebody was shown out lets people in at once by a new link', async () => {
    const door = await atTheDoor();
    const token = await door.invitation('stakeholder', { for: 'many' });
    const [, eve] = await enters(door, token, 'Eve');
    await door.olga.ask('/api/access', { act: 'send-out', person: eve.person() });
    const { invitations } = await stateOf(door);
    const made = await door.olga.ask('/api/access', { act: 're-issue', id: invitations.at(-1).id });
    const fresh = (await made.json()).token;
    expect((await enters(door, token, 'Eve'))[0]).toBe(403);
    const [, ben] = await enters(door, fresh, 'Ben');
    expect((await ben.ask('/api/workspace')).status).toBe(200);
  });
});

describe('the lobby', () => {
  test('that stands open shuts when somebody is shown out, and they wait like all others', async () => {
    const door = await atTheDoor();
    const { code } = door.access;
    await door.olga.ask('/api/access', { act: 'open-lobby', minutes: 10, as: 'stakeholder' });
    const eve = door.stranger('', EVE);
    expect(await says(eve, '/api/lobby', { code, name: 'Eve' })).toMatchObject([
      201,
      { session: { as: 'stakeholder' } },
    ]);
    await door.olga.ask('/api/access', { act: 'send-out', person: eve.person() });
    const again = await says(door.stranger('', EVE), '/api/lobby', { code, name: 'Eva' });
    expect(again).toMatchObject([201, { session: { as: 'waiting' } }]);
  });

  test('is not filled by one address, and emptied with one press', async () => {
    const door = await atTheDoor();
    const { code } = door.access;
    const knocks = (name: string, remote: string) => says(door.stranger('', remote), '/api/lobby', { code, name });
    const statuses: number[] = [];
    for (let at = 0; at < 51; at += 1) statuses.push((await knocks(`Bot ${at}`, EVE))[0]);
    expect([statuses.indexOf(503), statuses.lastIndexOf(201)]).toEqual([50, 49]);
    expect(door.access.alarms()).toEqual([{ sentence: expect.stringMatching(/^The lobby is full/) }]);
    expect((await knocks('Dana', '192.168.1.7'))[0]).toBe(201);
    await door.olga.ask('/api/access', { act: 'refuse-all' });
    expect([door.access.waiting(), door.access.alarms()]).toEqual([[], []]);
  });
});

describe('while strangers flood the door', () => {
  test('whoever has a link comes in, from the same address too; whoever has the code, from another', async () => {
    const door = await atTheDoor();
    const token = await door.invitation('stakeholder', { for: 'many' });
    const tries = async (path: string, body: object) => {
      const all = Array.from({ length: 300 }, () => door.stranger('', EVE).ask(path, { name: 'Eve', ...body }));
      return (await Promise.all(all)).filter(({ status }) => status === 429).length;
    };
    expect(await tries('/api/session', { token: 'A'.repeat(24) })).toBe(200);
    expect(await tries('/api/lobby', { code: 'WRONG1' })).toBe(200);
    expect((await enters(door, token, 'Dana'))[0]).toBe(201);
    const request = { code: door.access.code, name: 'Ben' };
    expect((await door.stranger('', '192.168.1.8').ask('/api/lobby', request)).status).toBe(201);
  });
});

describe('a fresh link for one', () => {
  test('opened where somebody else is in makes a person of its own, on that browser alone', async () => {
    const door = await atTheDoor();
    const own = await door.invitation('stakeholder', { name: 'Eve' });
    const [phone, laptop] = [door.stranger(), door.stranger()];
    for (const device of [phone, laptop]) await device.ask('/api/session', { token: own, name: 'Eve' });
    const eve = phone.person();
    const token = await door.invitation('facilitator');
    await laptop.ask('/api/session', { token, name: 'Frank' });
    expect(laptop.person()).not.toBe(eve);
    expect((await laptop.ask('/api/access')).status).toBe(200);
    expect(await says(phone, '/api/session')).toMatchObject([
      200,
      { session: { person: eve, name: 'Eve', as: 'stakeholder' } },
    ]);
    expect((await phone.ask('/api/access')).status).toBe(403);
  });

  test('opened under the name of whoever is in there lifts that browser alone', async () => {
    const door = await atTheDoor();
    const many = await door.invitation('stakeholder', { for: 'many' });
    const eve = door.stranger();
    await eve.ask('/api/session', { token: many, name: 'Frank' });
    // The same session on a second device, as with a copied cookie.
    const own = await door.invitation('stakeholder');
    await eve.ask('/api/session', { token: own, name: 'Frank' });
    const other = door.stranger();
    await other.ask('/api/session', { token: own, name: 'Frank' });
    await other.ask('/api/session', { token: await door.invitation('facilitator'), name: 'Frank' });
    expect((await other.ask('/api/access')).status).toBe(200);
    expect((await eve.ask('/api/access')).status).toBe(401);
  });
});

describe('what one person writes', () => {
  const fill = async (door: AtTheDoor, browser: Browser, send: (at: number) => object): Promise<Response> => {
    for (let at = 0; ; at += 1) {
      const response = await browser.ask('/api/commands', send(at));
      if (response.status !== 201) return response;
      door.pass(50);
    }
  };
  const raised = (at: number) =>
    command('raise', {
      point: '1',
      ask: `What about ${at}?`,
      why: 'It matters.',
      shape: { shape: 'text' },
      who: [],
    });

  test('has an end far above what people do; it waits, others write on, and a facilitator lets it through', async () => {
    const door = await atTheDoor();
    const [eve, dana] = [await door.comesIn('stakeholder', 'Eve'), await door.comesIn('stakeholder', 'Dana')];
    const refused = await fill(door, eve, raised);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { problem: expect.stringMatching(/^This is more than can be taken now; wait \d+ seconds/) },
    ]);
    expect((await dana.ask('/api/commands', answer('Mine'))).status).toBe(201);
    expect((await eve.ask('/api/commands', answer('Mine too'))).status).toBe(201);
    const alarm = {
      person: eve.person(),
      sentence: expect.stringMatching(/^Eve writes far more than people do/),
    };
    expect(door.access.alarms()).toEqual([alarm]);
    await door.olga.ask('/api/access', { act: 'let-write', person: eve.person() });
    expect(door.access.alarms()).toEqual([]);
    expect((await eve.ask('/api/commands', raised(999))).status).toBe(201);
  });
});

test('of what breaks in their pages one person tells only so much, and not where the log lies', async () => {
  const door = await atTheDoor();
  const [eve, dana] = [await door.comesIn('stakeholder', 'Eve'), await door.comesIn('stakeholder', 'Dana')];
  const reports = (who: Browser) => says(who, '/api/diagnostics', { message: 'broke', stack: '', where: '/' });
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await reports(eve))[0]);
  expect([statuses.indexOf(429), statuses.lastIndexOf(200)]).toEqual([10, 9]);
  expect(await reports(dana)).toEqual([200, { digest: expect.any(String) }]);
  expect(await reports(door.olga)).toMatchObject([200, { log: expect.stringMatching(/^\//) }]);
});
