import { cpSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { answerOnce } from './answer-once.ts';
import { FLAGS, firstLoad, type Sign } from './first-load.ts';
import { largeWorkspace } from './large-workspace.ts';
import { backlogProject, servedBacklog } from './peers/backlog.ts';
import { compare, type Measure } from './ratio.ts';
import { type Served, served } from './served.ts';
import { typeToList } from './type-to-list.ts';

const PEER = 'Backlog.md';
const WORDS = ['protocol', 'bandwidth', 'sensor', 'xyz', 'the wireless'];
const LIST: Sign = { selector: '.list li' };
const TASKS: Sign = { selector: 'tbody td' };

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
});
afterAll(() => browser.close());

/** Both programs with as many items, served. */
interface Pair {
  readonly roots: Roots;
  /** Copies that nothing serves yet. */
  readonly spare: Roots;
  readonly ours: Served;
  readonly theirs: Served;
  /** Our list, in which somebody types. */
  readonly page: Page;
}

type Roots = readonly [ours: string, theirs: string];

type Work = Pick<Measure, 'what' | 'goal' | 'rounds'> & {
  readonly ours: (pair: Pair, round: number) => Promise<number>;
  readonly theirs: (pair: Pair, round: number) => Promise<number>;
};

const NO_SLOWER = { ratio: 1 } as const;

/** What both do. Ours is given no advantage: what differs is named, and is more work for ours. */
const WORK: readonly Work[] = [
  {
    what: 'start, until a client has all',
    goal: NO_SLOWER,
    rounds: 5,
    ours: ({ spare: [root] }) => startOf(served(root)),
    theirs: ({ spare: [, root] }) => startOf(servedBacklog(root)),
  },
  {
    what: 'save one (ours synced to disk, theirs not)',
    goal: NO_SLOWER,
    rounds: 60,
    ours: ({ ours: { url } }, round) => answerOnce(url, round),
    theirs: ({ theirs: { url } }, round) =>
      timed(async () => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ title: `Answer ${round}`, description: 'x', status: 'To Do' });
        const answer = await fetch(`${url}/api/tasks`, { method: 'POST', headers, body });
        if (!answer.ok) throw new Error(`${PEER} answered ${answer.status}.`);
        await answer.arrayBuffer();
      }),
  },
  {
    what: 'search (ours until it is drawn, theirs the server’s reply alone)',
    goal: NO_SLOWER,
    rounds: 25,
    ours: async ({ page }, round) => {
      await page.locator(SEARCH).fill('');
      return typeToList(page, SEARCH, wordOf(round));
    },
    theirs: ({ theirs: { url } }, round) =>
      timed(async () => (await fetch(`${url}/api/search?query=${encodeURIComponent(wordOf(round))}`)).json()),
  },
  {
    what: 'list of all, opened in Chromium until its first lines stand',
    goal: NO_SLOWER,
    rounds: 5,
    ours: async ({ ours: { url } }) => (await firstLoad(browser, `${url}/questions`, LIST)).usable,
    theirs: async ({ theirs: { url } }) => (await firstLoad(browser, `${url}/tasks`, TASKS)).usable,
  },
];

const SEARCH = 'input[type="search"]';
const wordOf = (round: number) => WORDS[round % WORDS.length] ?? '';

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function startOf(starting: Promise<Served>): Promise<number> {
  const { coldStart, close } = await starting;
  await close();
  return coldStart;
}

async function openPair(items: number): Promise<Pair> {
  const roots: Roots = [largeWorkspace(items), backlogProject(items)];
  // The first start writes the ledger; the figures are of what is opened every day.
  await startOf(served(roots[0]));
  const spare: Roots = [`${roots[0]}-spare`, `${roots[1]}-spare`];
  for (const [at, root] of roots.entries()) cpSync(root, spare[at] ?? '', { recursive: true });
  const ours = await served(roots[0]);
  const page = await browser.newPage();
  await page.goto(`${ours.url}/questions`);
  await page.locator(LIST.selector).first().waitFor();
  const theirs = await servedBacklog(roots[1]);
  const { length } = (await (await fetch(`${theirs.url}/api/tasks`)).json()) as readonly unknown[];
  if (length !== items) throw new Error(`${PEER} reads ${length} tasks of ${items}.`);
  return { roots, spare, ours, theirs, page };
}

describe.each([200, 1_000, 5_000])('%i items', (items) => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await openPair(items);
  });
  afterAll(async () => {
    await pair.page.close();
    for (const server of [pair.ours, pair.theirs]) await server.close();
    for (const root of [...pair.roots, ...pair.spare]) rmSync(root, { recursive: true });
  });
  test.each(WORK)('$what', async ({ what, goal, rounds, ours, theirs }) => {
    let [mine, other] = [0, 0];
    await compare({
      what: `${items.toLocaleString('en')}: ${what}`,
      unit: 'ms',
      goal,
      rounds,
      peer: PEER,
      ours: () => ours(pair, mine++),
      theirs: () => theirs(pair, other++),
    });
  });
});
