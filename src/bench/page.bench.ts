import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { percentile, print } from './figure.ts';
import { FLAGS } from './first-load.ts';
import { largeWorkspace } from './large-workspace.ts';
import { type Served, served } from './served.ts';
import { typeToList } from './type-to-list.ts';

const ROUNDS = 5;
let browser: Browser;
let small: Served;
let large: Served;
const roots: string[] = [];

beforeAll(async () => {
  const own = mkdtempSync(join(tmpdir(), 'specwalk-page-'));
  cpSync('SPEC.md', join(own, 'SPEC.md'));
  roots.push(own, largeWorkspace(5_000));
  [small, large] = (await Promise.all(roots.map(served))) as [Served, Served];
  browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
});
afterAll(async () => {
  await browser.close();
  for (const server of [small, large]) await server.close();
  for (const root of roots) rmSync(root, { recursive: true });
});

test('first load', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const stands = () => document.querySelector('.tile') && performance.mark('stands');
    new MutationObserver(stands).observe(document, { subtree: true, childList: true });
  });
  await page.goto(small.url);
  await page.locator('.tile').first().waitFor();
  const sent = await page.evaluate(() => {
    const [stands] = performance.getEntriesByName('stands');
    const timings = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return timings
      .filter(({ name, startTime }) => startTime < (stands?.startTime ?? 0) && !name.includes('/api/'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
  });
  const printed = (what: string, files: RegExp, goal: string) => {
    const found = sent.filter(({ name }) => files.test(name));
    const total = found.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    print({
      what: `asked for until the map stands, ${what} (${found.length} files)`,
      figure: `${total.toFixed(1)} kB`,
      goal,
    });
  };
  printed('JavaScript gzip', /\.js$/, '120 kB');
  printed('style sheets gzip', /\.css$/, '–');
  printed('the page itself gzip', /\/$/, '–');
  printed('fonts', /\.woff2$/, '–');
  await page.close();
});

test('from click to painted screen', async () => {
  const page = await browser.newPage();
  await page.goto(small.url);
  await page.locator('.tile').first().waitFor();
  await page.waitForTimeout(1_500);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let point = 1; point <= 9; point += 1)
      taken.push(await clickToPaint(page, `nav[aria-label="Points"] a[href="/points/${point}"]`, 'main footer'));
  }
  print({
    what: 'click on a point to its painted placeholder, p50',
    figure: percentile(taken, 50),
    goal: '–',
  });
  print({
    what: 'click on a point to its painted placeholder, p95',
    figure: percentile(taken, 95),
    goal: '50 ms',
  });
  await page.close();
});

/** Milliseconds from the click until the frame is painted in which the new screen stands: what a frame's callback posts comes after its paint. */
function clickToPaint(page: Page, link: string, sign: string): Promise<number> {
  return page.evaluate(
    ([from, to]) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const start = performance.now();
        const look = () => {
          const there = document.querySelector(to) && document.querySelector('h1')?.textContent !== before;
          if (!there) return requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          return port2.postMessage(null);
        };
        document.querySelector<HTMLElement>(from)?.click();
        requestAnimationFrame(look);
      }),
    [link, sign] as const,
  );
}

test('search as you type', async () => {
  const page = await browser.newPage();
  await page.goto(`${large.url}/questions`);
  await page.locator('.list li').first().waitFor();
  const taken = await typeWords(page, 'input[type="search"]');
  print({
    what: 'a letter typed to the list of 5,000 redrawn, p95',
    figure: percentile(taken, 95),
    goal: '20 ms',
  });
  await page.close();
});

test('the palette as you type', async () => {
  const page = await browser.newPage();
  await page.goto(large.url);
  await page.locator('main:not([aria-busy]) h1').waitFor();
  await page.keyboard.press('Control+K');
  const taken = await typeWords(page, '[role="combobox"]');
  print({
    what: 'a letter typed to the palette over 5,000 redrawn, p95',
    figure: percentile(taken, 95),
    goal: '20 ms',
  });
  await page.close();
});

/** What each letter of some words takes, typed into an empty field. */
async function typeWords(page: Page, field: string): Promise<readonly number[]> {
  const taken: number[] = [];
  for (const word of ['protocol', 'bandwidth', 'xyz', 'the wireless sensor']) {
    await page.locator(field).fill('');
    for (const letter of word) taken.push(await typeToList(page, field, letter));
  }
  return taken;
}
