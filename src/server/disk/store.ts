export type ReadFailure = 'missing' | 'too-large' | 'binary' | 'not-utf8' | 'link' | 'unreadable';

export type ReadResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly because: ReadFailure };

export interface CreateOptions {
  /** The modification time to set, where the true one would reveal by whom. */
  readonly date?: Date | undefined;
  /**
   * What was checked against the events of the session before: an answer, or the next event itself. Where other servers
   * write too, the file is created only if no session event has come in since; else `Outdated` is thrown.
   */
  readonly turn?: 'answer' | 'session' | undefined;
}

/**
 * The files of a workspace, in a folder or in a database. Paths are relative to it, with "/". Every implementation
 * follows the same contract: once `create` or `replace` has resolved, the result is never lost.
 */
export interface Store {
  readonly list: (under?: string) => Promise<readonly string[]>;
  readonly read: (path: string) => Promise<ReadResult>;
  readonly readAll: (paths: readonly string[]) => Promise<ReadonlyMap<string, ReadResult>>;
  /** Creates a file. `same`: it is there with this text; `taken`: with another. */
  readonly create: (path: string, text: string, options?: CreateOptions) => Promise<'created' | 'same' | 'taken'>;
  /** Rewrites a derived text if it still reads `from` (null: is not there); else changes nothing. */
  readonly replace: (path: string, text: string, from: string | null) => Promise<'replaced' | 'changed'>;
  /** Why nothing can be saved for now, as a sentence, or null. It may pass by itself. */
  readonly trouble: () => string | null;
  /**
   * Reports paths that may have changed, to somebody who resolves once they are taken; null: any, or `trouble`. Returns
   * an unsubscribe function.
   */
  readonly watch: (onChange: (paths: readonly string[] | null) => Promise<void>) => () => void;
  /** Resolves once all that other servers have written before has been reported and taken. */
  readonly catchUp: () => Promise<void>;
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

/** Something was checked against a session that has gone on meanwhile: it has to be checked again. */
export class Outdated extends StoreFailure {
  constructor() {
    super('The walkthrough goes on too fast to save this; try again.', false);
    this.name = 'Outdated';
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
