import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

export const XVFB = '/usr/bin/Xvfb';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** The programs of the browsers as far as they are installed here. */
export const PROGRAMS = {
  Chromium: firstOf([
    process.env.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium-headless-shell',
  ]),
  Firefox: firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']),
  WebKit: firstOf(existsSync(XVFB) && existsSync(WEBKIT_DRIVER) ? miniBrowsers() : []),
} as const;

function firstOf(places: readonly string[]): string | undefined {
  return places.find((place) => place && existsSync(place));
}

function miniBrowsers(): readonly string[] {
  const roots = ['/usr/lib', '/usr/libexec', ...['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu`)];
  return roots
    .filter((root) => existsSync(root))
    .flatMap((root) =>
      readdirSync(root)
        .filter((name) => /^webkit2?gtk/.test(name))
        .map((name) => join(root, name, 'MiniBrowser')),
    );
}

/** A folder for a browser's own files, and what removes it. */
export function ownFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'specwalk-browser-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) };
}
