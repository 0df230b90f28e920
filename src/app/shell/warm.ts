/** Milliseconds: before it begins, and after which a browser that is never idle fetches all the same. */
const DELAY = 1_500;
const MAX_WAIT = 1_000;
/** Files that are fetched together. */
const AT_ONCE = 8;

/**
 * Fetches every file of the app that is only needed later, a few at a time while there is nothing better to do. The browser
 * keeps them, as their names change with what they hold; from then on every page opens without the server.
 * Only for those who are in.
 */
export async function warm(): Promise<void> {
  try {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    const files: readonly string[] = await (await fetch('/files.json')).json();
    for (let at = 0; at < files.length; at += AT_ONCE) {
      await whenIdle();
      await Promise.all(files.slice(at, at + AT_ONCE).map(fetchWhole));
    }
  } catch {
    // What could not be fetched now is fetched when it is needed.
  }
}

async function fetchWhole(file: string): Promise<void> {
  await (await fetch(file)).arrayBuffer();
}

/** Resolves once the browser has nothing to do, or soon all the same. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT });
    else setTimeout(resolve, MAX_WAIT / 10);
  });
}
