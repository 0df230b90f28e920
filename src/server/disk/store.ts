export type ReadFailure = 'missing' | 'too-large' | 'binary' | 'not-utf8' | 'link' | 'unreadable';

export type ReadResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly because: ReadFailure };

/**
 * Where the files of a workspace are. Paths are relative to it, with "/". Anything that keeps files in another way
 * follows the same contract: what `create` and `replace` have answered is never lost.
 */
export interface Store {
  readonly list: (under?: string) => Promise<readonly string[]>;
  readonly read: (path: string) => Promise<ReadResult>;
  /**
   * Makes a file that is not there yet. `same`: it is there with this text; `taken`: with another. `date`: the
   * modification time to set, where the true one would tell by whom.
   */
  readonly create: (path: string, text: string, date?: Date) => Promise<'created' | 'same' | 'taken'>;
  /** Rewrites a derived text if it still reads `from` (null: is not there); else changes nothing. */
  readonly replace: (path: string, text: string, from: string | null) => Promise<'replaced' | 'changed'>;
  /** Why nothing can be saved for now, as a sentence; null: it can. It may pass by itself. */
  readonly trouble: () => string | null;
  /** Reports what may have changed (null: anything), and null when `trouble` has. Returns a function to stop it. */
  readonly watch: (onChange: (paths: readonly string[] | null) => void) => () => void;
}

/** Something could not be saved. `lasting`: nothing may be acknowledged any more until a person has looked into it. */
export class StoreFailure extends Error {
  readonly lasting: boolean;

  constructor(sentence: string, lasting: boolean, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreFailure';
    this.lasting = lasting;
  }
}

/** How often writing a text is tried again when somebody saves it meanwhile. */
export const MAX_TRIES = 5;

/** Writes a derived text where the file says something else. Resolves to null, or to a sentence that says why not. */
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
