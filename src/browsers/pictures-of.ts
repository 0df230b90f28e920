import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { openFirefox } from './firefox.ts';
import { type Picture, placeOf, readPng } from './picture.ts';
import { ownFolder, PROGRAMS } from './programs.ts';
import type { Remote } from './remote.ts';
import { openWebKit } from './webkit.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws a page in a browser. */
type Draw = (address: string, size: Size) => Promise<Picture>;

const OPENS = { Firefox: openFirefox, WebKit: openWebKit } as const;

/** The browsers that are driven over a protocol, each with what opens it; null: it is not installed here. */
export const REMOTES: Readonly<Record<keyof typeof OPENS, (() => Promise<Remote>) | null>> = {
  Firefox: opensIf('Firefox'),
  WebKit: opensIf('WebKit'),
};

function opensIf(name: keyof typeof OPENS): (() => Promise<Remote>) | null {
  const program = PROGRAMS[name];
  return program ? () => OPENS[name](program) : null;
}

/** The browsers that are installed here; null: this one is not. */
export const DRAWS: Readonly<Record<keyof typeof PROGRAMS, Draw | null>> = {
  Chromium: PROGRAMS.Chromium ? inChromium : null,
  Firefox: REMOTES.Firefox && remotely(REMOTES.Firefox),
  WebKit: REMOTES.WebKit && remotely(REMOTES.WebKit),
};

async function inChromium(address: string, viewport: Size): Promise<Picture> {
  const browser = await chromium.launch({
    ...(PROGRAMS.Chromium && { executablePath: PROGRAMS.Chromium }),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport });
    await page.goto(address);
    return readPng(await page.screenshot());
  } finally {
    await browser.close();
  }
}

/** What the page shows somewhere once it is drawn. */
const ALL_DRAWN = 0x00ff00;

function remotely(open: () => Promise<Remote>): Draw {
  return async (address) => {
    const remote = await open();
    try {
      await remote.goTo(address);
      for (;;) {
        const picture = readPng(await remote.picture());
        if (placeOf(picture, ALL_DRAWN)) return picture;
      }
    } finally {
      await remote.close();
    }
  };
}

/** Lays out a page in a folder of its own for as long as it is looked at. */
export async function withPage<T>(html: string, use: (address: string) => Promise<T>): Promise<T> {
  const { folder, remove } = ownFolder();
  try {
    writeFileSync(join(folder, 'page.html'), html);
    return await use(`file://${folder}/page.html`);
  } finally {
    remove();
  }
}
