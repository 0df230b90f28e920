import { readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, test, vi } from 'vitest';
import type { Decision, Fact } from '../core/facts/types.ts';
import { foldModel } from '../core/model/fold.ts';
import { productOf } from '../core/product/product.ts';
import { judge } from '../core/rules/judge.ts';
import { openWorkspace, type Snapshot, type Workspace } from '../core/workspace/workspace.ts';
import { chainOf } from './effect-chain.ts';
import { percentile, print } from './figure.ts';
import { FLAGS } from './first-load.ts';
import { largeProduct, largeProductFolder } from './large-product.ts';
import { shareOf } from './own-code.ts';
import { type Served, served } from './served.ts';

const ROUNDS = 30;
const WARM = 10;
let browser: Browser;
let server: Served;
let root: string;

beforeAll(async () => {
  root = largeProductFolder();
  server = await served(root);
  browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(root, { recursive: true });
});

test('the fold and all rules', () => {
  const { spec, quarantined, name, questions } = largeProduct();
  const known = questions.flatMap(({ question, responses, decisions }) => [question, ...responses, ...decisions]);
  const snapshot = { name, spec, quarantined };
  const decided = known.filter((fact) => fact.fact === 'decision');
  const what = `100 × 20 fields, 200 screens, ${decided.length} decisions`;

  const cold = rounds(() => ({ ...snapshot, facts: structuredClone(known) }));
  let facts: readonly Fact[] = known;
  const warm = rounds((round) => {
    facts = [...facts, decidedAnew(decided, round)];
    return { ...snapshot, facts };
  });
  show('fold and all rules after one more decision', what, warm.judged, '60 ms');
  show('opening the workspace before it', what, warm.opened, '–');
  show('fold and all rules of what was never seen', what, cold.judged, '60 ms');
  show('opening the workspace before it', what, cold.opened, '–');
});

test('what happens by itself', () => {
  const taken = chainOf(1_000, WARM + ROUNDS).slice(WARM);
  show('a press that changes records, and what follows from each', '1,000 records', taken, '50 ms');
});

interface Taken {
  readonly opened: number[];
  readonly judged: number[];
}

/** Opens, folds and judges a snapshot of its own in each round; milliseconds. */
function rounds(snapshotOf: (round: number) => Snapshot): Taken {
  const taken: Taken = { opened: [], judged: [] };
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const snapshot = snapshotOf(round);
    const start = performance.now();
    const workspace: Workspace = openWorkspace(snapshot);
    const opened = performance.now();
    judge(productOf(foldModel(workspace), workspace));
    if (round < WARM) continue;
    taken.opened.push(opened - start);
    taken.judged.push(performance.now() - opened);
  }
  return taken;
}

/** One of the decisions made once more; every round one of another question, so that all parts have their turn. */
function decidedAnew(all: readonly Decision[], round: number): Decision {
  const [first] = all;
  const decision = all[(round * 97) % all.length] ?? first;
  if (!decision) throw new Error('The large product has no decisions.');
  return { ...decision, id: `${decision.id}-again`, number: decision.number + 1 };
}

function show(what: string, of: string, taken: readonly number[], goal: string): void {
  print({ what: `${what}, ${of}, p50`, figure: percentile(taken, 50), goal });
  print({ what: 'the same, p95', figure: percentile(taken, 95), goal });
}

test('from a decision to the redrawn prototype', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/prototype/screens/0`);
  await page.locator('.proto-pages').waitFor();
  await page.waitForTimeout(2_000);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.push(await decidedToDrawn(page, 2 + round, `${20 + round} lines`));
    await page.waitForTimeout(700);
  }
  print({
    what: 'a decision to the redrawn prototype, disk included, p95',
    figure: percentile(taken, 95),
    goal: '100 ms',
  });
  print({ what: 'the same, p50', figure: percentile(taken, 50), goal: '100 ms' });
  await page.close();
}, 180_000);

/** Milliseconds from sending the decision on a list's page size until that size stands on the screen. */
function decidedToDrawn(page: Page, number: number, value: string): Promise<number> {
  return page.evaluate(
    async ([at, said, workspace]) => {
      const [amount = '', unit = ''] = said.split(' ');
      const start = performance.now();
      const drawn = new Promise<number>((resolve) => {
        const look = () => {
          const there = document.querySelector('.proto-pages')?.textContent?.includes(`${amount} a page`);
          if (there) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      });
      const answer = await fetch('/api/commands', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'specwalk-workspace': workspace },
        body: JSON.stringify({
          id: crypto.randomUUID(),
          type: 'decide',
          payload: {
            by: { name: 'Kim', role: '' },
            question: 'screens.screen-0.page-size',
            number: at,
            result: { outcome: 'decided', value: { amount, unit } },
            restsOn: [],
            against: [],
            seen: [],
          },
        }),
      });
      if (!answer.ok) throw new Error(`The decision was answered with ${answer.status}.`);
      return await drawn;
    },
    [number, value, basename(root)] as const,
  );
}

test('what the prototype fetches', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const first = filesOf('index');
  const faker = filesOf('faker');
  const own = filesOf('placeholders').filter((file) => !first.includes(file));
  const [chunk] = filesOf('product');
  print({ what: 'the prototype’s chunk, gzip', figure: gzipped(chunk ? [chunk] : []), goal: '80 kB' });
  print({
    what: 'all code of the prototype, also what other pages share, gzip',
    figure: kilobytes(await shareOf((path) => /\/src\/(?:app|core)\/prototype\//.test(path))),
    goal: '–',
  });
  print({
    what: `all it fetches beyond the first load, model, conditions and questions included (${own.length} files)`,
    figure: gzipped(own),
    goal: '–',
  });
  const names = faker.filter((file) => !first.includes(file) && !own.includes(file));
  print({ what: 'names for its records, fetched when needed, gzip', figure: gzipped(names), goal: '160 kB' });
});

const BUILT = 'dist/app';

/** The files that a piece of the page is fetched with, itself among them. */
function filesOf(piece: string): readonly string[] {
  const chunks: Manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8'));
  const found = new Set(Object.keys(chunks).filter((key) => chunks[key]?.name === piece));
  if (found.size !== 1) throw new Error(`The page has ${found.size} pieces “${piece}”.`);
  for (const key of found) for (const other of chunks[key]?.imports ?? []) found.add(other);
  return [...found].flatMap((key) => chunks[key]?.file ?? []);
}

/** What Vite writes down of each chunk. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name: string; readonly imports?: readonly string[] }>
>;

function gzipped(files: readonly string[]): string {
  const bytes = files.map((file) => statSync(join(BUILT, `${file}.gz`)).size);
  return kilobytes(bytes.reduce((sum, size) => sum + size, 0));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Lists of 10,000 records: 50 lines a page, and all on one page. */
const LISTS = [
  { label: 'Screen 8', screen: 'screen-8', of: '10,000 rows, 50 a page' },
  { label: 'Screen 4', screen: 'screen-4', of: '10,000 rows on one page' },
];

test('a list of 10,000 rows', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.url}/prototype`);
  await page.getByText('Conditions: speed, failures, date', { exact: true }).click();
  await page.getByLabel('Records').selectOption({ index: 3 });
  await page.waitForTimeout(500);
  for (const { label, screen, of } of LISTS) {
    const first = await opened(page, label, screen);
    print({ what: `first lines of ${of}`, figure: `${first.toFixed(1)} ms`, goal: '100 ms' });
    await page.waitForTimeout(500);
    const { late, frames } = await scrolled(page);
    print({
      what: `frames later than 34 ms while scrolling ${of} for 3 s`,
      figure: `${late} of ${frames}`,
      goal: '0',
    });
  }
  await page.close();
}, 60_000);

/** Milliseconds from a click on a page's link until a line of its list is there. */
function opened(page: Page, label: string, screen: string): Promise<number> {
  return page.evaluate(
    async ([name, id]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.proto-nav a')];
      const link = links.find((one) => one.textContent === name);
      if (!link) throw new Error(`The prototype offers no page “${name}”.`);
      const start = performance.now();
      link.click();
      return await new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(`[data-screen="${id}"] tbody td`)) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    [label, screen] as const,
  );
}

/** Scrolls the list steadily, in its own box or with the page, and counts the frames that come a whole frame late. */
function scrolled(page: Page): Promise<{ readonly late: number; readonly frames: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const box = document.querySelector('.proto-table')?.parentElement ?? null;
        const own = box !== null && box.scrollHeight > box.clientHeight;
        const scroller = own ? box : document.scrollingElement;
        const start = performance.now();
        let before = start;
        let late = 0;
        let frames = 0;
        const step = (now: number) => {
          if (frames > 0 && now - before > 34) late += 1;
          frames += 1;
          before = now;
          scroller?.scrollBy(0, 60);
          if (now - start < 3_000) requestAnimationFrame(step);
          else resolve({ late, frames });
        };
        requestAnimationFrame(step);
      }),
  );
}
