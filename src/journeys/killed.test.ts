import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Fact, Question, Snapshot } from '#core/index.ts';
import { readWorkspace } from '#core/parsing.ts';
import { howMuch } from '#testing/how-much.ts';
import { exampleFiles } from '../examples/example.ts';
import { filesIn, layOut } from '../examples/files-in.ts';

/** Folders that are served beside each other, so that one is read while people answer in the other. */
const FOLDERS = 2;
const KILLS = howMuch(8, 1_000) / FOLDERS;
const PEOPLE = 50;
/** Answers that are acknowledged before the plug is pulled; a little more each time, to hit other moments. */
const ENOUGH = (kill: number) => 5 + ((kill * 7) % 90);

interface Said {
  readonly id: string;
  readonly question: string;
  readonly value: string;
}

/** Somebody who answers one thing after the other, and says again what was not acknowledged. */
interface Speaker {
  readonly name: string;
  said: number;
  pending: Said | null;
}

interface Server {
  readonly url: string;
  readonly child: ChildProcess;
}

function start(root: string): Promise<Server> {
  const child = spawn(process.execPath, ['dist/cli/specwalk.js', root, '--port', '0']);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const [url] = /http:\/\/[\d.:]+/.exec(String(chunk)) ?? [];
      if (url) resolve({ url, child });
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

function post(agent: Agent, url: string, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(`${url}/api/commands`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

function commandOf({ name }: Speaker, { id, question, value }: Said) {
  const payload = { by: { name, role: 'Desk' }, question, reply: { says: 'value', value } };
  return { id, type: 'respond', payload };
}

/** Everybody answers until the plug is pulled. Gives what was acknowledged. */
async function speak(people: readonly Speaker[], questions: readonly string[], server: Server, enough: number) {
  const acknowledged: Said[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: PEOPLE });
  const gone = new Promise((resolve) => server.child.once('exit', resolve));
  const speaks = async (person: Speaker) => {
    for (;;) {
      person.pending ??= sayingOf(person, questions);
      const status = await post(agent, server.url, commandOf(person, person.pending)).catch(() => 0);
      if (status === 0) return;
      if (status !== 200 && status !== 201) throw new Error(`${person.pending.id} got ${status}.`);
      acknowledged.push(person.pending);
      person.pending = null;
      if (acknowledged.length >= enough) server.child.kill('SIGKILL');
    }
  };
  await Promise.all(people.map(speaks));
  await gone;
  agent.destroy();
  return acknowledged;
}

function sayingOf(person: Speaker, questions: readonly string[]): Said {
  person.said += 1;
  const id = `${person.name.toLowerCase()}-${String(person.said).padStart(6, '0')}`;
  const question = questions[person.said % questions.length] ?? '';
  return { id, question, value: `${id} says so. `.repeat(40).trim() };
}

test(`killed ${FOLDERS * KILLS} times in the middle of fifty people answering: all that was acknowledged is there once`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'specwalk-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const roots = Array.from({ length: FOLDERS }, (_, at) => join(folder, `room-${at}`));
  await Promise.all(roots.map((root, at) => survives(root, at * KILLS)));
});

/** Kills the server of a folder again and again, from kill number `first` on, and looks at what is there in the end. */
async function survives(root: string, first: number): Promise<void> {
  layOut(root, await exampleFiles('untouched'));
  const questions = readAgain(root)
    .facts.filter((fact): fact is Question => fact.fact === 'question' && fact.shape.shape === 'text')
    .map(({ id }) => id);
  const people: Speaker[] = Array.from({ length: PEOPLE }, (_, at) => ({
    name: `Person${at}`,
    said: 0,
    pending: null,
  }));
  const acknowledged: Said[] = [];
  for (let kill = first; kill < first + KILLS; kill += 1) {
    acknowledged.push(...(await speak(people, questions, await start(root), ENOUGH(kill))));
  }

  const { facts, quarantined } = readAgain(root);
  expect(quarantined).toEqual([]);
  const kept = facts.filter((fact) => fact.fact === 'response');
  const ids = kept.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const found = new Map(kept.map((fact) => [fact.id, saidIn(fact)]));
  for (const said of acknowledged) expect(found.get(said.id)).toEqual([said.question, said.value]);
  // What was sent and not acknowledged may be there or not, and nothing else may be.
  const sent = new Set([...acknowledged, ...people.flatMap(({ pending }) => pending ?? [])].map(({ id }) => id));
  expect(ids.filter((id) => !sent.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(KILLS * 5);
}

function readAgain(root: string): Snapshot {
  const files = Object.entries(filesIn(root)).map(([path, text]) => ({ path, text }));
  return readWorkspace(files, 'room');
}

function saidIn(fact: Fact): readonly unknown[] {
  if (fact.fact !== 'response' || fact.reply.says !== 'value') return [];
  return [fact.question, fact.reply.value];
}
