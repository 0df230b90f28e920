import { type Act, NEW_SESSION, type PrototypeSession, sit } from '#core/product.ts';
import { createStore, readStored, writeStored } from '../kit/store.ts';

/** Where the session of this tab is kept, so that a reload does not lose it. */
const KEY = 'specwalk.sitting';

const sitting = createStore(read());

export function act(what: Act): void {
  const next = sit(sitting.get(), what);
  write(next);
  sitting.set(next);
}

export const usePrototypeSession = sitting.use;

/** Edits are a map; the steps to undo stay in memory only. */
function write({ edits, past: _past, future: _future, log: _log, ...rest }: PrototypeSession): void {
  writeStored(KEY, JSON.stringify({ ...rest, changed: [...edits.changed] }), 'sessionStorage');
}

function read(): PrototypeSession {
  try {
    const kept = JSON.parse(readStored(KEY, 'sessionStorage') ?? '{}');
    const { changed = [], ...rest } = kept;
    return { ...NEW_SESSION, ...rest, edits: { changed: new Map(changed) } };
  } catch {
    return NEW_SESSION;
  }
}
