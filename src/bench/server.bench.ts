import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { answerOnce } from './answer-once.ts';
import { durations, percentile, print } from './figure.ts';
import { largeWorkspace } from './large-workspace.ts';
import { type Served, served } from './served.ts';

const QUESTIONS = 5_000;
const STARTS = 5;
const ANSWERS = 400;
let root = '';
let server: Served;

beforeAll(async () => {
  root = largeWorkspace(QUESTIONS);
  // The first start writes the ledger; the figures are of a workspace as it is opened every day.
  await (await served(root)).close();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('cold start', async () => {
  const starts: number[] = [];
  for (let at = 0; at < STARTS; at += 1) {
    server = await served(root);
    starts.push(server.coldStart);
    if (at < STARTS - 1) await server.close();
  }
  const bare = await durations(STARTS, () => spawnSync(process.execPath, ['-e', '0']));
  print({
    what: 'cold start at 5,000 questions, to the whole workspace read',
    figure: percentile(starts, 50),
    goal: '1000 ms',
    peer: `Node alone ${percentile(bare, 50)}`,
  });
});

test('an answer acknowledged', async () => {
  const taken: number[] = [];
  for (let at = 0; at < ANSWERS; at += 1) taken.push(await answerOnce(server.url, at * 7));
  const floor = await durations(ANSWERS, (at) => syncedFile(join(root, 'floor'), at));
  const peer = `the same syncs with nothing around ${percentile(floor, 95)}`;
  print({
    what: 'answer acknowledged at 5,000 questions, p95',
    figure: percentile(taken, 95),
    goal: '30 ms',
    peer,
  });
  print({ what: 'answer acknowledged at 5,000 questions, p50', figure: percentile(taken, 50), goal: '–' });
});

/** What durability costs by itself: a synced file, linked to its name, in a synced new folder. */
function syncedFile(folder: string, at: number): void {
  const own = join(folder, String(at));
  mkdirSync(own, { recursive: true });
  const file = openSync(join(own, 'temporary'), 'wx');
  writeSync(file, 'says: value\n');
  fsyncSync(file);
  closeSync(file);
  linkSync(join(own, 'temporary'), join(own, 'answer.md'));
  unlinkSync(join(own, 'temporary'));
  for (const path of [own, folder]) {
    const parent = openSync(path, 'r');
    fsyncSync(parent);
    closeSync(parent);
  }
}
