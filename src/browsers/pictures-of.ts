import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { vi } from 'vitest';
import { type Picture, placeOf, readPng, readScreen } from './picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws a page in a browser. */
type Draw = (address: string, size: Size) => Promise<Picture>;

/** What the page shows somewhere once it is drawn. */
const ALL_DRAWN = 0x00ff00;

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
];
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const XVFB = '/usr/bin/Xvfb';

/** The browsers that are installed here; null: this one is not. */
export const DRAWS: Readonly<Record<'Chromium' | 'Firefox' | 'WebKit', Draw | null>> = {
  Chromium: withProgram([process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...CHROMIUM], inChromium),
  Firefox: withProgram(FIREFOX, inFirefox),
  WebKit: withProgram(existsSync(XVFB) ? miniBrowsers() : [], inWebKit),
};

function withProgram(
  places: readonly string[],
  draw: (program: string, ...page: Parameters<Draw>) => Promise<Picture>,
): Draw | null {
  const program = places.find((place) => place && existsSync(place));
  return program ? (...page) => draw(program, ...page) : null;
}

async function inChromium(executablePath: string, address: string, viewport: Size): Promise<Picture> {
  const browser = await chromium.launch({
    executablePath,
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

async function inFirefox(program: string, address: string, { width, height }: Size): Promise<Picture> {
  return inFolder(async (folder) => {
    const picture = join(folder, 'page.png');
    const size = `--window-size=${width},${height}`;
    execFileSync(program, ['--headless', '--no-remote', '--profile', folder, size, '--screenshot', picture, address], {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder },
      timeout: 60_000,
    });
    return readPng(readFileSync(picture));
  });
}

/** On a screen that nobody sees; what it shows stands in a file. */
async function inWebKit(program: string, address: string): Promise<Picture> {
  return inFolder(async (folder) => {
    const screen = spawn(
      XVFB,
      ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-fbdir', folder, '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    try {
      const [display] = await once(screen.stdio[3] ?? screen, 'data');
      const browser = spawn(program, [address], {
        stdio: 'ignore',
        // With the programs that it starts.
        detached: true,
        env: {
          ...process.env,
          ...AS_ROOT,
          HOME: folder,
          DISPLAY: `:${String(display).trim()}`,
          GDK_BACKEND: 'x11',
        },
      });
      try {
        return await vi.waitFor(() => drawnOn(join(folder, 'Xvfb_screen0')), {
          timeout: 60_000,
          interval: 100,
        });
      } finally {
        if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
      }
    } finally {
      screen.kill('SIGKILL');
    }
  });
}

const AS_ROOT = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };

function drawnOn(screen: string): Picture {
  const picture = readScreen(readFileSync(screen));
  if (!placeOf(picture, ALL_DRAWN)) throw new Error('WebKit has not drawn the page yet.');
  return picture;
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

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'specwalk-browser-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Lays out a page in a folder of its own for as long as it is looked at. */
export async function withPage<T>(html: string, use: (address: string) => Promise<T>): Promise<T> {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'page.html'), html);
    return use(`file://${folder}/page.html`);
  });
}
