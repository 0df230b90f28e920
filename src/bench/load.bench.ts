import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { type FirstLoad, FLAGS, firstLoad } from './first-load.ts';
import { builtSite, SITES, servedFolder } from './peers/sites.ts';
import { keep, median } from './ratio.ts';
import { type Served, served } from './served.ts';

const ROUNDS = 7;
const SPEC = 'SPEC.md';
const MAP = { selector: '.tile' };

let browser: Browser;
let root: string;
let own: Served;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'specwalk-load-'));
  cpSync(SPEC, join(root, SPEC));
  own = await served(root);
  browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
});
afterAll(async () => {
  await browser.close();
  await own.close();
  rmSync(root, { recursive: true });
});

test.each(SITES)('first load beside $name', async (site) => {
  const { folder, page } = builtSite(site, readFileSync(SPEC, 'utf8'));
  const server = await servedFolder(page);
  const [ours, theirs]: [FirstLoad[], FirstLoad[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await firstLoad(browser, own.url, MAP));
    theirs.push(await firstLoad(browser, server.url, site.sign));
  }
  server.close();
  rmSync(folder, { recursive: true });
  const show = (what: string, unit: string, of: (load: FirstLoad) => number) => {
    const [mine, other] = [median(ours.map(of)), median(theirs.map(of))];
    keep({ what, unit, ours: mine, peer: site.name, theirs: other, goal: { ratio: 1 } });
  };
  show('first load of this specification, over the wire until usable', 'kB', ({ kilobytes }) => kilobytes);
  show('first load of this specification, until usable', 'ms', ({ usable }) => usable);
});
