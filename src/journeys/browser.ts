import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { IS_HEADED } from './headed.ts';

/** Milliseconds before each step that somebody watches. */
const SLOWLY = 100;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let running: Promise<Browser> | undefined;

/**
 * The browser of this worker: to start one costs more than many a journey. Whoever sits down has a profile of their own
 * in it. It ends, and its files go, when the worker's process exits.
 */
export function browserOfTheWorker(): Promise<Browser> {
  running ??= begin();
  return running;
}

function begin(): Promise<Browser> {
  // The runner waits half a second for a worker to end: less than a browser takes to close by itself. Nor may a browser
  // keep a worker whose runner is gone.
  for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit());
  return chromium.launch({
    executablePath: inject('chromium'),
    headless: !IS_HEADED,
    slowMo: IS_HEADED ? SLOWLY : 0,
    args: FLAGS,
    handleSIGTERM: false,
  });
}
