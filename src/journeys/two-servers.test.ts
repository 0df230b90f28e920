import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort, type Postgres, startPostgres } from '#testing/database/postgres.ts';
import { ask, databaseCommand, openListener, startServer } from '#testing/database/servers.ts';
import { QUESTION, SPEC } from '#testing/server/scratch.ts';
import { filesIn, layOut } from '../examples/files-in.ts';
import { browserOfTheWorker } from './browser.ts';
import { Person } from './person.ts';

let postgres: Postgres;
let folder = '';
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'specwalk-servers-'));
  layOut(join(folder, 'room'), { 'SPEC.md': SPEC, 'questions/naming/question.md': QUESTION });
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody with a browser of their own, whose requests go to whichever server. */
function visitor(host: string) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let commands = 0;
  const asks = async (port: number, path: string, body?: object) => {
    const answer = await ask(port, path, { host, cookie: cookie(), ...(body && { body }) });
    for (const set of answer.cookies) {
      const [name = '', value = ''] = set.split(';')[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    return { status: answer.status, ...JSON.parse(answer.body || '{}') };
  };
  return {
    cookie,
    asks,
    does: (port: number, type: string, payload: object, name: string, id = '') => {
      commands += 1;
      const by = { name, role: '' };
      return asks(port, '/api/commands', {
        id: id || `${name.toLowerCase()}-command-${commands}`,
        type,
        payload: { by, ...payload },
      });
    },
  };
}

test('people come in at one server, are seen, speak and are shown out at another', async () => {
  const url = await postgres.database();
  await databaseCommand(url, 'import', join(folder, 'room'));
  const address = 'http://walk.localhost';
  const host = 'room.walk.localhost';
  const [here, there] = [await freePort(), await freePort()];
  const servers = await Promise.all([here, there].map((port) => startServer(url, port, ['--address', address])));
  onTestFinished(() => {
    for (const { child } of servers) child.kill('SIGKILL');
  });
  expect((await ask(here, '/api/workspace', { host })).status).toBe(401);
  const said = await databaseCommand(url, 'invite', 'room', '--address', address);
  const [own = '', shared = ''] = [...said.matchAll(/http:\/\/room\.walk\.localhost\/join#(\S+)/g)].map(
    ([, token = '']) => token,
  );

  const [fiona, sam, lou] = [visitor(host), visitor(host), visitor(host)];
  expect(await fiona.asks(here, '/api/session', { token: own, name: 'Fiona', role: '' })).toMatchObject({
    status: 201,
  });
  const entered = await sam.asks(there, '/api/session', { token: shared, name: 'Sam', role: '' });
  expect(entered).toMatchObject({ status: 201, session: { as: 'stakeholder' } });
  const person: string = entered.session.person;
  expect(await sam.asks(here, '/api/session')).toMatchObject({ session: { person } });

  // The room is one, wherever somebody’s stream is.
  const seenBy = [
    openListener(() => here, host, fiona.cookie()),
    openListener(() => there, host, sam.cookie()),
  ] as const;
  onTestFinished(() => {
    for (const listener of seenBy) listener.close();
  });
  await Promise.all(seenBy.map((listener) => listener.open()));
  for (const listener of seenBy) await expect.poll(() => listener.room().count).toBe(2);
  await sam.asks(here, '/api/room', { act: 'hand', up: true });
  const handOf = (one: string) =>
    seenBy[0].room().people.find((present: { person: string }) => present.person === one)?.hand;
  await expect.poll(() => handOf(person)).toEqual(expect.any(Number));

  // By the code, into the lobby of one server; let in at the other.
  const { code } = await fiona.asks(here, '/api/access');
  expect(await lou.asks(there, '/api/lobby', { code, name: 'Lou', role: '' })).toMatchObject({
    session: { as: 'waiting' },
  });
  await expect.poll(() => seenBy[0].room().waiting?.length).toBe(1);
  const [{ person: waiting }] = seenBy[0].room().waiting;
  expect(await fiona.asks(here, '/api/access', { act: 'admit', person: waiting, as: 'stakeholder' })).toMatchObject({
    status: 200,
  });
  expect(await lou.asks(there, '/api/session')).toMatchObject({ session: { as: 'stakeholder', name: 'Lou' } });

  // A walkthrough is one, and nobody answers twice without a name.
  const question = 'naming';
  const starts = [here, there].map((port, at) =>
    fiona.does(port, 'start', { title: `Walk ${at}`, agenda: [], minutes: 30 }, 'Fiona', `2026-03-01-3fa9c1d${at}`),
  );
  const started = await Promise.all(starts);
  expect(started.map(({ status }) => status).sort(), JSON.stringify(started)).toEqual([201, 409]);
  const walkthrough = `2026-03-01-3fa9c1d${started.findIndex(({ status }) => status === 201)}`;
  const what = { happened: 'put', question, hidden: true, names: 'unsigned' };
  expect(await fiona.does(there, 'moment', { walkthrough, what }, 'Fiona')).toMatchObject({ status: 201 });
  const reply = { says: 'value', value: 'Mine' };
  const answers = await Promise.all(
    [here, there, here, there].map((port) => sam.does(port, 'respond', { question, reply }, 'Sam')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);

  // Shown out at one, gone from all.
  expect(await fiona.asks(here, '/api/access', { act: 'send-out', person })).toMatchObject({ status: 200 });
  await expect.poll(async () => (await sam.asks(there, '/api/workspace')).status).toBe(401);
  await expect.poll(() => seenBy[0].room().count).toBe(1);

  await databaseCommand(url, 'archive', 'room');
  await expect.poll(async () => (await ask(there, '/', { host })).status).toBe(404);
});

test('in browsers, what one says at one server shows at the other, also after that was killed', async () => {
  const url = await postgres.database();
  await databaseCommand(url, 'make', 'bikes');
  const [here, there] = [await freePort(), await freePort()];
  const servers = await Promise.all([here, there].map((port) => startServer(url, port)));
  onTestFinished(() => {
    for (const { child } of servers) child.kill('SIGKILL');
  });
  const browser = await browserOfTheWorker();
  const sits = (name: string, port: number) => Person.sitDown(browser, `http://bikes.localhost:${port}`, { name });
  const [ann, bob] = await Promise.all([sits('Ann', here), sits('Bob', there)]);
  onTestFinished(() => Promise.all([ann.closes(), bob.closes()]).then(() => undefined));
  await Promise.all([ann.goes('/questions/purpose.name'), bob.goes('/questions/purpose.name')]);
  const says = async (question: string, words: string) => {
    await ann.form(question).getByRole('textbox').first().fill(words);
    await ann.saves(question);
  };
  await says('purpose.name', 'Pedal');
  await bob.page.locator('[data-response]').getByText('Pedal').waitFor();
  const ended = new Promise((end) => servers[1]?.child.once('exit', end));
  servers[1]?.child.kill('SIGKILL');
  await ended;
  await ann.goes('/questions/purpose.problem');
  await says('purpose.problem', 'Bikes are lost');
  servers[1] = await startServer(url, there);
  await bob.goes('/questions/purpose.problem');
  await bob.page.locator('[data-response]').getByText('Bikes are lost').waitFor();
  const out = join(folder, 'bikes');
  await databaseCommand(url, 'export', 'bikes', out);
  const said = Object.entries(filesIn(out)).filter(([path]) => path.includes('/responses/'));
  expect(said.map(([path]) => path.split('/')[1]).sort()).toEqual(['purpose.name', 'purpose.problem']);
  expect(said.map(([, text]) => text).join()).toMatch(/Pedal.*Bikes are lost/s);
});
