import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort, type Postgres, startPooler, startPostgres } from '#testing/database/postgres.ts';
import { ask, databaseCommand, type OneServer, openListener, PROGRAM, startServer } from '#testing/database/servers.ts';
import { howMuch } from '#testing/how-much.ts';
import { filesIn, layOut } from '../examples/files-in.ts';
import { AWAITED } from './patience.ts';

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

/** Milliseconds after which a server that says nothing counts as away. */
const PATIENCE = howMuch(2_000, 5_000);
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
  await databaseCommand(url, 'import', join(folder, 'room'));
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
  await databaseCommand(url, 'export', 'room', out);
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

/** Only in the long form, which needs a program that npm does not bring. */
if (process.env.SPECWALK_PROOF === 'long')
  test('the same behind a transaction pooler', async () => {
    const between = await startPooler(postgres);
    if (!between) throw new Error('There is no PgBouncer; install Debian’s “pgbouncer”.');
    onTestFinished(between.stop);
    const direct = await postgres.database();
    await survives(direct.replace(`:${postgres.port}/`, `:${between.port}/`), ['--listen', direct]);
  });
