import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Command } from '#core/index.ts';
import {
  type AtTheDoor,
  answer,
  atTheDoor,
  type Browser,
  command,
  decision,
  says,
} from '#testing/server/at-the-door.ts';

const WALK = '2026-03-01-3fa9c1d2';
const PEOPLE = ['Dana', 'Eve', 'Flo', 'Gil'];

/** All that is in the folder of answers: names, bytes and times, in the order of their names. */
function filesOf({ disk }: AtTheDoor) {
  const folder = join(disk.root, 'questions/naming/responses');
  return readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8'), statSync(join(folder, name)).mtimeMs]);
}

/** What everybody is told from now on, until all is quiet. */
async function hears(browser: Browser): Promise<() => string> {
  const stream = (await browser.ask('/api/events')).body?.getReader() ?? expect.fail('no stream');
  let heard = '';
  const listen = async () => {
    for (let read = await stream.read(); !read.done; read = await stream.read())
      heard += new TextDecoder().decode(read.value);
  };
  void listen();
  return () => heard;
}

/** Four people answer without a name, in some order and at some pace; then it is revealed. */
async function sitting(order: readonly number[], pauses: readonly number[]) {
  const door = await atTheDoor();
  const browsers = [];
  for (const name of PEOPLE) browsers.push(await door.comesIn('stakeholder', name));
  const does = (what: object, id: string) =>
    door.olga.ask('/api/commands', command('moment', { walkthrough: WALK, what }, id));
  await door.olga.ask('/api/commands', command('start', { title: 'First', minutes: 60, agenda: [] }, WALK));
  await does({ happened: 'put', question: 'naming', hidden: true, names: 'unsigned' }, 'moment-put-0001');
  const started = Date.parse('2026-03-01T12:00:00Z');
  const [vic, heard] = [await door.comesIn('viewer', 'Vic'), await hears(door.olga)];
  for (const [at, who] of order.entries()) {
    door.pass(pauses[at] ?? 0);
    const id = `${'cafe'[who]}0000000-answer`;
    const more = { by: { name: PEOPLE[who] ?? '', role: '' }, anonymous: { key: String(who).repeat(32) } };
    const sent = await browsers[who]?.ask('/api/commands', answer(`Said by number ${who}`, more, id));
    expect(sent?.status).toBe(201);
  }
  const before = heard();
  door.pass(started - Date.parse('2026-03-01T09:30:00Z') - pauses.reduce((all, one) => all + one, 0));
  await does({ happened: 'revealed', question: 'naming' }, 'moment-shown-0002');
  const [, workspace] = await says(vic, '/api/workspace');
  const told = workspace.facts.filter((fact: { fact: string }) => fact.fact === 'response');
  return { files: filesOf(door), told, before };
}

describe('who answers without a name leaves no trace', () => {
  test('in whatever order and at whatever pace they answer, files, bytes, times and what is told are the same', async () => {
    const one = await sitting([0, 1, 2, 3], [1_000, 1_000, 1_000, 1_000]);
    const other = await sitting([3, 1, 0, 2], [60_000, 5, 900_000, 1]);
    expect(one.files).toHaveLength(4);
    expect(other.files).toEqual(one.files);
    expect(other.told).toEqual(one.told);
    // Until it is revealed nobody is told a word of it, nor of whom.
    for (const { before } of [one, other]) expect(before).not.toMatch(/Said by number|0000000-answer/);
  });
});

describe('guessed and replayed invitations', () => {
  test('what is nearly the secret opens nothing', async () => {
    const door = await atTheDoor();
    const token = await door.invitation('stakeholder', { for: 'many' });
    const near = [
      ...[...token].map((sign, at) => token.slice(0, at) + (sign === 'A' ? 'B' : 'A') + token.slice(at + 1)),
      ...[token.toLowerCase(), token.toUpperCase(), `${token}=`, token.slice(1), `${token}${token}`],
      ...[token.replace(/./, '%'), encodeURIComponent(`${token}\0`), [...token].reverse().join('')],
    ].filter((guess) => guess !== token);
    for (const guess of near) {
      door.pass(1_000);
      const got = await door.stranger().ask('/api/session', { token: guess, name: 'Eve' });
      expect([400, 403], JSON.stringify(guess)).toContain(got.status);
    }
    for (const guess of [null, 1, {}, [token], { token }]) {
      const got = await door.stranger().ask('/api/session', { token: guess, name: 'Eve' });
      expect([400, 403]).toContain(got.status);
    }
  });

  test('a link for one that is used, heard and sent again makes nobody else that person', async () => {
    const door = await atTheDoor();
    const token = await door.invitation('stakeholder', { name: 'Dana' });
    const dana = door.stranger();
    const first = await dana.ask('/api/session', { token, name: 'Dana' });
    expect(first.status).toBe(201);
    // Whoever has heard the link: it opens again as Dana, and as nobody else, until it is made anew.
    const eve = door.stranger();
    expect((await eve.ask('/api/session', { token, name: 'Eve' })).status).toBe(403);
    const { invitations } = await (await door.olga.ask('/api/access')).json();
    await door.olga.ask('/api/access', { act: 're-issue', id: invitations.at(-1).id });
    expect((await eve.ask('/api/session', { token, name: 'Dana' })).status).toBe(403);
    expect((await dana.ask('/api/workspace')).status).toBe(200);
  });
});

/** One command of each type, as a page would send it. */
const COMMANDS: { readonly [T in Command['type']]: object } = {
  respond: { question: 'naming', reply: { says: 'value', value: 'Mine' } },
  decide: decision().payload,
  'decide-all': { all: [] },
  resolve: { question: 'naming', number: 1, keep: 'aaaaaaaa' },
  stance: { question: 'naming', on: 'aaaaaaaa', stand: 'agree' },
  quote: { question: 'naming', text: 'Said', from: 'notes', place: 'line 1' },
  withdraw: { question: 'naming', of: 'aaaaaaaa', stands: false },
  keep: { name: 'notes.txt', part: 1, parts: 1, text: 'Said' },
  raise: { point: '2', ask: 'Why?', shape: { shape: 'text' } },
  start: { title: 'Mine', minutes: 30, agenda: [] },
  moment: { walkthrough: WALK, what: { happened: 'ended' } },
  adopt: { point: '2' },
  correct: { point: '2', kind: 'states', of: '00000000' },
  set: { tone: 'sober' },
  pin: { entity: 'loan', record: { id: 'a', values: {} } },
  unpin: { entity: 'loan', record: 'a' },
};
const OF_EVERYBODY: readonly string[] = ['respond', 'stance', 'quote', 'withdraw', 'keep', 'raise'];

describe('each command of each role', () => {
  test('is refused where it is not theirs, before anything is looked at, and leaves no file', async () => {
    const door = await atTheDoor();
    const [dana, vic] = [await door.comesIn('stakeholder', 'Dana'), await door.comesIn('viewer', 'Vic')];
    const before = door.live.snapshot().facts;
    const statuses: Record<string, readonly (number | undefined)[]> = {};
    for (const [type, payload] of Object.entries(COMMANDS)) {
      const refused = [vic, ...(OF_EVERYBODY.includes(type) ? [] : [dana])];
      const got = [];
      for (const who of refused) got.push((await who.ask('/api/commands', command(type, payload))).status);
      statuses[type] = got;
    }
    for (const [type, got] of Object.entries(statuses)) expect(got, type).toEqual(got.map(() => 403));
    expect(door.live.snapshot().facts).toEqual(before);
  });
});
