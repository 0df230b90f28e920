import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';

/** The flags that every page of the bench is opened with. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

/** What shows that a page stands; in a frame, where it draws in one. */
export interface Sign {
  readonly selector: string;
  readonly frame?: string;
}

export interface FirstLoad {
  /** Milliseconds from the address to the page loaded and standing. */
  readonly usable: number;
  /** Kilobytes that had come over the wire by then, heads and bodies as they were sent. */
  readonly kilobytes: number;
}

/** Opens an address in a browser that knows nothing of it, with all it fetches counted between it and the server. */
export async function firstLoad(browser: Browser, url: string, sign: Sign): Promise<FirstLoad> {
  const wire = await openWire();
  const context = await browser.newContext({ proxy: { server: wire.address, bypass: '<-loopback>' } });
  try {
    const page = await context.newPage();
    await page.addInitScript((selector) => {
      const look = () => {
        if (!('stands' in window) && document.querySelector(selector))
          Object.assign(window, { stands: performance.timeOrigin + performance.now() });
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
    }, sign.selector);
    await page.goto(url, { waitUntil: 'load' });
    const stands = await standsAt(page, sign);
    const [began, loaded] = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return [performance.timeOrigin, performance.timeOrigin + (entry?.loadEventStart ?? 0)] as const;
    });
    const usable = Math.max(stands, loaded);
    return { usable: usable - began, kilobytes: wire.bytesUntil(usable) / 1000 };
  } finally {
    await context.close();
    wire.close();
  }
}

async function standsAt(page: Page, { frame }: Sign): Promise<number> {
  const inside = frame && (await (await page.waitForSelector(frame)).contentFrame());
  const found = await (inside || page).waitForFunction(() => (window as { stands?: number }).stands);
  return (await found.jsonValue()) ?? Number.NaN;
}

/** A proxy that counts what comes back, and when. */
async function openWire() {
  const came: (readonly [at: number, bytes: number])[] = [];
  const count = (bytes: number) => void came.push([performance.timeOrigin + performance.now(), bytes]);
  const server = createServer(({ url = '', method, headers }, answer) => {
    const on = request(url, { method, headers }, (back) => {
      count(back.rawHeaders.join('\r\n').length);
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.on('data', (chunk: Buffer) => count(chunk.length));
      back.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    answer.on('close', () => on.destroy());
    on.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    bytesUntil: (time: number) => came.reduce((sum, [at, bytes]) => sum + (at <= time ? bytes : 0), 0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
