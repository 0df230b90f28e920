/**
 * The workspace as this browser saw it last, and who it was there. It lies beside the files of the app: only where the
 * app can be loaded without the server. There is one place for it, so whatever another workspace at this address left
 * there, or another person, is gone with the next one.
 */
const PLACE = 'specwalk workspace';
const KEY = '/last-known';

/** Fails where the browser keeps nothing. */
export async function keepLastKnown(known: object): Promise<void> {
  await (await caches.open(PLACE)).put(KEY, Response.json(known));
}

/** Null: there is none, or the browser keeps nothing. */
export async function readLastKnown<T extends object>(): Promise<T | null> {
  try {
    const stored = await caches.match(KEY, { cacheName: PLACE });
    return (await stored?.json()) ?? null;
  } catch {
    return null;
  }
}

/** To be called wherever somebody turns out not to be in any more, or to be somebody else. */
export function forgetLastKnown(): void {
  void globalThis.caches?.delete(PLACE).catch(() => undefined);
}
