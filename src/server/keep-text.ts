import type { Store } from './store.ts';

/** How often a text is tried again that somebody saves while it is being written. */
export const TRIES = 5;

/** Writes a derived text where the file says something else. Resolves to null, or to a sentence that says why not. */
export async function keepText(store: Store, path: string, textOf: () => string): Promise<string | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const reading = await store.read(path);
    if (!reading.ok && reading.because !== 'missing') {
      return `${path} was not written: the file there cannot be read as text; move it away.`;
    }
    const before = reading.ok ? reading.text : null;
    const text = textOf();
    if (text === before || (await store.replace(path, text, before)) === 'replaced') return null;
  }
  return `${path} was not written: it keeps changing on disk; it will be written with the next answer.`;
}
