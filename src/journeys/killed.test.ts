import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Question, Snapshot } from '#core/index.ts';
import { readWorkspace, unfillSpec } from '#core/parsing.ts';
import { type Chance, chanceOf, seedOfRun } from '#testing/chance.ts';
import { howMuch } from '#testing/how-much.ts';
import { exampleFiles } from '../examples/example.ts';
import { filesIn, layOut } from '../examples/files-in.ts';
import { type KillableServer, startServer } from './kills/killable-server.ts';
import { type Book, browser, decider, emptyBook, program, type SpeakerAtKills } from './kills/speakers.ts';
import { AWAITED } from './patience.ts';

/** Folders that are served beside each other, so that one is read while people answer in the other. */
const LANES = 2;
const KILLS = howMuch(4, 1_000) / LANES;
/** Kills of one folder; then another one begins, as a folder that has grown takes longer to read. */
const KILLS_OF_FOLDER = 50;
const BROWSERS = 10;
const DECIDERS = 1;
const PEOPLE = 50;
/** Most milliseconds from the start to a kill that does not wait for anything to be said. */
const SOON = 1_500;
const MOST_SAID = 95;
/** What is said at least in a folder before its first kill, so that there is something to lose. */
const FIRST_SAID = 20;

test(`killed ${LANES * KILLS} times in the middle of fifty people answering: all that was acknowledged is there once`, async () => {
  const seed = seedOfRun('killed');
  const folder = mkdtempSync(join(tmpdir(), 'specwalk-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const figures = await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      const sums = { kills: 0, acknowledged: 0, leftOver: 0 };
      for (let from = 0; from < KILLS; from += KILLS_OF_FOLDER) {
        const chance = chanceOf(seed + lane * KILLS + from);
        const root = join(folder, `room-${lane}-${from}`);
        const kills = Math.min(KILLS_OF_FOLDER, KILLS - from);
        const { acknowledged, leftOver } = await survives(root, join(folder, 'state'), kills, chance);
        rmSync(root, { recursive: true });
        sums.kills += kills;
        sums.acknowledged += acknowledged;
        sums.leftOver += leftOver;
        process.stdout.write(`killed in folder ${lane}-${from}: ${JSON.stringify(sums)}\n`);
      }
      return sums;
    }),
  );
  for (const { acknowledged } of figures) expect(acknowledged).toBeGreaterThanOrEqual(FIRST_SAID);
});

/** Kills the server of a folder again and again, and looks at what is there each time. */
async function survives(root: string, state: string, kills: number, chance: Chance) {
  layOut(root, await exampleFiles('untouched'));
  const before = unfillSpec(filesIn(root)['SPEC.md'] ?? '');
  const workspace = root.split('/').at(-1) ?? '';
  const texts = readAgain(root).facts.filter(
    (fact): fact is Question => fact.fact === 'question' && fact.shape.shape === 'text',
  );
  const [decided, ...questions] = texts;
  if (!decided) throw new Error('Nothing is asked.');
  const book = emptyBook();
  const room = { workspace, questions: texts, book, chance };
  const speaking = { ...room, questions };
  const people: readonly SpeakerAtKills[] = Array.from({ length: PEOPLE }, (_, at) => {
    if (at < DECIDERS) return decider(`Decider${at}`, decided, room);
    return at < DECIDERS + BROWSERS ? browser(`Browser${at}`, speaking) : program(`Person${at}`, speaking);
  });
  let leftOver = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = startServer(root, state, PEOPLE);
    await killed(server, people, book, chance, kill === 0 ? FIRST_SAID : null);
    expect(book.refused).toEqual([]);
    leftOver += leftOverIn(root).length;
    if (kill % 10 === 9 || kill === kills - 1) compare(root, book, people);
  }
  // Whoever comes next finds all of it, and what the kills have left is gone.
  const last = startServer(root, state, PEOPLE);
  await last.begun;
  await vi.waitFor(() => expect(leftOverIn(root)).toEqual([]), { timeout: AWAITED });
  await last.ends();
  compare(root, book, people);
  expect(unfillSpec(filesIn(root)['SPEC.md'] ?? '')).toBe(before);
  return { acknowledged: book.count, leftOver };
}

/** Everybody speaks until the plug is pulled: at any instant from the start on, or in the middle of it all. */
async function killed(
  server: KillableServer,
  people: readonly SpeakerAtKills[],
  book: Book,
  chance: Chance,
  atLeast: number | null,
) {
  const isSoon = chance.happens(0.3) && atLeast === null;
  const enough = book.count + (atLeast ?? 1) + chance.below(MOST_SAID);
  const timer = isSoon ? setTimeout(server.kill, chance.below(SOON)) : undefined;
  const look = setInterval(() => {
    if (!isSoon && book.count >= enough) server.kill();
  }, 1);
  if (await server.begun) await Promise.all(people.map(({ speaks }) => speaks(server)));
  clearTimeout(timer);
  clearInterval(look);
  await server.gone;
}

function compare(root: string, book: Book, people: readonly SpeakerAtKills[]): void {
  const files = filesIn(root);
  expect(readAgain(root).quarantined).toEqual([]);
  const wrong = [...book.acknowledged].filter(([path, text]) => files[path] !== text).map(([path]) => path);
  expect(wrong).toEqual([]);
  // What was sent and not acknowledged may be there or not, and nothing else may be.
  const said = Object.keys(files).filter((path) => /^questions\/[^/]+\/(responses|decisions)\/[^.]/.test(path));
  expect(said.filter((path) => !book.sent.has(path))).toEqual([]);
  const ids = said.map((path) => path.split('/').at(-1));
  expect(new Set(ids).size).toBe(ids.length);
  // What a browser has promised to keep is there, or on its device still.
  const pending = new Set(people.flatMap((person) => person.pending()));
  const isKept = (path: string) => path in files || pending.has(path.split('/').at(-1)?.replace('.md', '') ?? '');
  expect([...book.promised].filter((path) => !isKept(path))).toEqual([]);
}

function readAgain(root: string): Snapshot {
  const files = Object.entries(filesIn(root)).map(([path, text]) => ({ path, text }));
  return readWorkspace(
    files.filter(({ path }) => !isHidden(path)),
    'room',
  );
}

function leftOverIn(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isHidden);
}

function isHidden(path: string): boolean {
  return path.split('/').at(-1)?.startsWith('.') ?? false;
}
