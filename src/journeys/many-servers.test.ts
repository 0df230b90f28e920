import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort, type Postgres, startPooler, startPostgres } from '#testing/database/postgres.ts';
import { ask, type OneServer, openListener, PROGRAM, startServer } from '#testing/database/servers.ts';
import { howMuch } from '#testing/how-much.ts';
import { filesIn, layOut } from '../examples/files-in.ts';
import { browserOfTheWorker } from './browser.ts';
import { AWAITED } from './patience.ts';
import { Person } from './person.ts';

const run = promisify(execFile);

let postgres: Postgres;
let folder = '';
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'specwalk-servers-'));
  layOut(join(folder, 'room'), ROOM);
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the program for a database. */
async function database(url: string, ...args: readonly string[]): Promise<string> {
  return (await run(process.execPath, [PROGRAM, 'database', ...args, '--database', url])).stdout;
}

/** Milliseconds after which a server that says nothing counts as away. */
const PATIENCE = 5_000;
/** How long is waited for what must come. */
const AWAITING = { timeout: howMuch(AWAITED, 60 * AWAITED) };
const WRITERS = howMuch(8, 50);
/** How many answers are acknowledged between two things that happen to the servers. */
const STRETCH = howMuch(25, 250);
const ROUNDS = howMuch(1, 6);
const DECIDED = 4;
const questions = Array.from({ length: 12 }, (_, at) => `question-${at}`);
const ROOM = {
  'SPEC.md': '# Invoices\n\n## 1. Naming\n\nInvoices have names.\n',
  ...Object.fromEntries(
    questions.map((id) => [`questions/${id}/question.md`, `---\npoint: "1"\n---\n\nHow is ${id} named?\n`]),
  ),
};

/** Three servers; people answer at whichever, while one is paused and goes on, and another is killed and comes back. */
async function survives(url: string, more: readonly string[]): Promise<void> {
  await database(url, 'import', join(folder, 'room'));
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const servers: (OneServer | undefined)[] = await Promise.all(ports.map((port) => startServer(url, port, more)));
  onTestFinished(() => {
    for (const server of servers) server?.child.kill('SIGKILL');
  });
  const hostOf = (port: number) => `room.localhost:${port}`;
  const listeners = ports.map((port) => openListener(() => port, hostOf(port)));
  await Promise.all(listeners.map((listener) => listener.open()));
  const acknowledged = new Map<string, readonly [question: string, value: string]>();
  let isOver = false;
  let turn = 0;
  /** As a balancer does: who has not answered is asked no more until it is back. */
  const away = new Set<number>();
  /** Sends a command to one server after the other until one acknowledges it, or refuses it. */
  const insist = async (command: object) => {
    for (;;) {
      const there = ports.filter((port) => !away.has(port));
      turn += 1;
      const port = there[turn % there.length] ?? 0;
      const { status, body } = await ask(port, '/api/commands', {
        host: hostOf(port),
        body: command,
        patience: PATIENCE,
      });
      if (status !== 0 && status !== 503) return { status, body };
      if (status === 0) away.add(port);
      if (away.size === ports.length) away.clear();
      await setTimeout(20);
    }
  };
  const writes = async (writer: number) => {
    for (let said = 0; !isOver; said += 1) {
      const id = `writer-${writer}-${String(said).padStart(6, '0')}`;
      const question = questions[DECIDED + (said % (questions.length - DECIDED))] ?? '';
      const value = `${id} says so. `.repeat(20).trim();
      const payload = { by: { name: `Person ${writer}`, role: 'Desk' }, question, reply: { says: 'value', value } };
      const { status, body } = await insist({ id, type: 'respond', payload });
      expect([200, 201], body).toContain(status);
      acknowledged.set(id, [question, value]);
    }
  };
  const until = (count: number) => expect.poll(() => acknowledged.size, AWAITING).toBeGreaterThanOrEqual(count);
  /** Several facilitators decide the same number at the same moment, each at another server. */
  const decides = async (question: string) => {
    const attempts = ports.map(async (_port, at) => {
      const value = `Decided at ${at}`;
      const result = { outcome: 'decided', value };
      const payload = {
        by: { name: `Lead ${at}`, role: '' },
        question,
        number: 1,
        result,
        restsOn: [],
        against: [],
        seen: [],
      };
      const { status, body } = await insist({ id: `decide-${question}-${at}`.slice(0, 60), type: 'decide', payload });
      return { status, value, body };
    });
    const outcomes = await Promise.all(attempts);
    const won = outcomes.filter(({ status }) => status === 200 || status === 201);
    expect(won, JSON.stringify(outcomes)).toHaveLength(1);
    return won[0]?.value ?? '';
  };

  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => writes(writer)));
  const decided = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [paused = 0, killed = 1] = [round % 3, (round + 1) % 3];
    await until(acknowledged.size + STRETCH);
    servers[paused]?.child.kill('SIGSTOP');
    await until(acknowledged.size + STRETCH);
    if (round === 0) for (const question of questions.slice(0, DECIDED)) decided.set(question, await decides(question));
    servers[killed]?.child.kill('SIGKILL');
    await until(acknowledged.size + STRETCH);
    servers[paused]?.child.kill('SIGCONT');
    servers[killed] = await startServer(url, ports[killed] ?? 0, more);
    away.clear();
    await until(acknowledged.size + STRETCH);
  }
  isOver = true;
  await writing;

  const out = mkdtempSync(join(folder, 'out-'));
  for (const listener of listeners) {
    await expect.poll(() => [...acknowledged.keys()].filter((id) => !listener.known.has(id)), AWAITING).toEqual([]);
    listener.close();
  }
  for (const server of servers) server?.child.kill('SIGTERM');
  await Promise.all(servers.map((server) => new Promise((end) => server?.child.once('exit', end))));
  await database(url, 'export', 'room', out);
  const kept = filesIn(out);
  for (const [id, [question, value]] of acknowledged) {
    expect(kept[`questions/${question}/responses/${id}.md`]?.endsWith(`\n${value}\n`), id).toBe(true);
  }
  const responses = Object.keys(kept).filter((path) => path.includes('/responses/writer-'));
  expect(new Set(responses.map((path) => path.split('/').at(-1))).size).toBe(responses.length);
  for (const [question, value] of decided) {
    const paths = Object.keys(kept).filter((path) => path.startsWith(`questions/${question}/decisions/`));
    expect(paths).toEqual([`questions/${question}/decisions/0001.md`]);
    expect(kept[paths[0] ?? '']).toContain(value);
  }
  const kills = `${ROUNDS} paused, ${ROUNDS} killed`;
  expect((await run(process.execPath, [PROGRAM, 'check', out])).stdout).toMatch(/^Everything can be read/);
  process.stdout.write(`${acknowledged.size} answers acknowledged by three servers, ${kills}, none lost.\n`);
}

test('three servers, one paused and one killed under load: all that was acknowledged is there once, and everybody heard of it', async () => {
  await survives(await postgres.database(), []);
});

const pooler = process.env.SPECWALK_PROOF === 'long';
test.runIf(pooler)('the same behind a transaction pooler', async () => {
  const between = await startPooler(postgres);
  if (!between) throw new Error('There is no PgBouncer; install Debian’s “pgbouncer”.');
  onTestFinished(between.stop);
  const direct = await postgres.database();
  await survives(direct.replace(`:${postgres.port}/`, `:${between.port}/`), ['--listen', direct]);
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
  await database(url, 'import', join(folder, 'room'));
  const address = 'http://walk.localhost';
  const host = 'room.walk.localhost';
  const [here, there] = [await freePort(), await freePort()];
  const servers = await Promise.all([here, there].map((port) => startServer(url, port, ['--address', address])));
  onTestFinished(() => {
    for (const { child } of servers) child.kill('SIGKILL');
  });
  expect((await ask(here, '/api/workspace', { host })).status).toBe(401);
  const said = await database(url, 'invite', 'room', '--address', address);
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
  const [question = ''] = questions;
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

  await database(url, 'archive', 'room');
  await expect.poll(async () => (await ask(there, '/', { host })).status).toBe(404);
});

test('in browsers, what one says at one server shows at the other, also after that was killed', async () => {
  const url = await postgres.database();
  await database(url, 'make', 'bikes');
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
  await database(url, 'export', 'bikes', out);
  const said = Object.entries(filesIn(out)).filter(([path]) => path.includes('/responses/'));
  expect(said.map(([path]) => path.split('/')[1]).sort()).toEqual(['purpose.name', 'purpose.problem']);
  expect(said.map(([, text]) => text).join()).toMatch(/Pedal.*Bikes are lost/s);
});
