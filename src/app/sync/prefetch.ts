/** Milliseconds: the delay before files are fetched ahead, and how long that waits at most for an idle browser. */
const DELAY = 1_500;
const MAX_WAIT = 1_000;
const AT_ONCE = 8;

/**
 * Fetches every file of the app that is only needed later, a few at a time while the browser is idle; from then on every
 * page opens without the server. Where the browser has a cache for that (https and this machine), it is filled, and a
 * worker is put in charge of it: then the app can even be loaded without the server. Only for people with a session.
 */
export async function prefetchFiles(): Promise<void> {
  try {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    const files: readonly string[] = await (await fetch('/files.json')).json();
    if ('caches' in globalThis) await fillCache(files);
    else await fetchEach(files.filter(isNotFetched), fetchWhole);
  } catch {
    // What fails now is fetched when it is needed.
  }
}

/** Named after the script that runs, whose name changes with every file of the app. */
async function fillCache(files: readonly string[]): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  if (script === undefined || !('serviceWorker' in navigator)) return;
  const { pathname } = new URL(script);
  const name = `specwalk app ${pathname}`;
  const cache = await caches.open(name);
  await fetchEach(files, async (file) => {
    if (!(await cache.match(file))) await cache.add(file);
  });
  const page = await fetch('/');
  // By now a newer version of the app is served; the page that loads it keeps its files.
  if (!(await page.clone().text()).includes(pathname)) return;
  // Only now the cache has all that the page asks for; this is what it is opened by.
  await cache.put('/', page);
  const older = (await caches.keys()).filter((one) => one.startsWith('specwalk app ') && one !== name);
  await Promise.all(older.map((one) => caches.delete(one)));
  await navigator.serviceWorker.register('/service-worker.js');
}

async function fetchEach(files: readonly string[], fetchOne: (file: string) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < files.length; at += AT_ONCE) {
    await whenIdle();
    await Promise.all(files.slice(at, at + AT_ONCE).map(fetchOne));
  }
}

/** What the browser has fetched already it has in its ordinary cache, for the names change with the content. */
function isNotFetched(file: string): boolean {
  return performance.getEntriesByName(new URL(file, window.location.href).href).length === 0;
}

async function fetchWhole(file: string): Promise<void> {
  await (await fetch(file)).arrayBuffer();
}

/** Resolves once the browser is idle, at the latest after `MAX_WAIT`. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT });
    else setTimeout(resolve, MAX_WAIT / 10);
  });
}

/** Whether the page can be loaded again while the server is out of reach. */
export function canReload(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
