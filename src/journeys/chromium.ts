import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { IS_HEADED } from './headed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser that the journeys run in. */
    chromium: string;
  }
}

/** Without a window around the page first: src/decisions/020-journeys-without-a-window.md. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Ways to get a browser, tried in turn; each may fail, which the next one makes good. */
const WAYS: readonly (() => void)[] = [
  () => {
    if (process.getuid?.() !== 0) throw new Error('not root');
    execFileSync('apt-get', ['update'], { stdio: 'ignore', timeout: 120_000 });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'ignore',
      timeout: 300_000,
    });
  },
  () => {
    execFileSync(join('node_modules', '.bin', 'playwright-core'), ['install', 'chromium'], {
      stdio: 'ignore',
      timeout: 180_000,
    });
  },
];

/** Finds a Chromium, or gets one, or fails with a sentence that says how. The journeys are never skipped. */
export default function setup(project: TestProject): void {
  project.provide('chromium', find() ?? install());
}

function find(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const places = [named, chromium.executablePath(), ...PLACES];
  return places.find((path) => path && existsSync(path) && !(IS_HEADED && path.includes('headless-shell')));
}

function install(): string {
  for (const way of WAYS) {
    try {
      way();
    } catch {
      continue;
    }
    const found = find();
    if (found) return found;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright-core install chromium) or set CHROMIUM_PATH to its program.',
  );
}
