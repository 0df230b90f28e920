import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let running: Promise<Browser> | undefined;

/** The browser that all rooms of one test file share; whoever sits down has a profile of their own in it. */
export function browserOfTheFile(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
  return running;
}

export async function closeBrowser(): Promise<void> {
  const closing = running;
  running = undefined;
  await (await closing)?.close();
}
