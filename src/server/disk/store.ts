export type ReadFailure = 'missing' | 'too-large' | 'binary' | 'not-utf8' | 'link' | 'unreadable';

export type ReadResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly because: ReadFailure };

/**
 * The files of a workspace. Paths are relative to it, with "/". Every implementation follows the same contract: once
 * `create` or `replace` has resolved, the result is never lost.
 */
export interface Store {
  readonly list: (under?: string) => Promise<readonly string[]>;
  readonly read: (path: string) => Promise<ReadResult>;
  /**
   * Creates a file. `same`: it is there with this text; `taken`: with another. `date`: the modification time to set,
   * where the true one would reveal by whom.
   */
  readonly create: (path: string, text: string, date?: Date) => Promise<'created' | 'same' | 'taken'>;
  /** Rewrites a derived text if it still reads `from` (null: is not there); else changes nothing. */
  readonly replace: (path: string, text: string, from: string | null) => Promise<'replaced' | 'changed'>;
  /** Why nothing can be saved for now, as a sentence, or null. It may pass by itself. */
  readonly trouble: () => string | null;
  /** Reports paths that may have changed; null: any, or `trouble`. Returns an unsubscribe function. */
  readonly watch: (onChange: (paths: readonly string[] | null) => void) => () => void;
}

/** Something could not be saved. After a lasting failure no command is acknowledged until the server is restarted. */
export class StoreFailure extends Error {
  readonly isLasting: boolean;

  constructor(sentence: string, isLasting: boolean, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreFailure';
    this.isLasting = isLasting;
  }
}

/** Most tries of writing a text that others save meanwhile. */
export const MAX_TRIES = 5;

/** Writes a derived text if the file differs. Resolves to null, or to a sentence that says why not. */
export async function writeDerivedText(store: Store, path: string, textOf: () => string): Promise<string | null> {
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
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
