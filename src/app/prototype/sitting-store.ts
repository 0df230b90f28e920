import { useSyncExternalStore } from 'react';
import { type Act, NEW_SITTING, type Sitting, sit } from '#core/product.ts';
import { openReaders } from '../kit/emitter.ts';

/** Where the sitting of this tab is kept, so that a reload does not lose it. */
const KEY = 'specwalk.sitting';

let sitting: Sitting = read();
const readers = openReaders();

/** Does something in the prototype. */
export function act(what: Act): void {
  sitting = sit(sitting, what);
  write(sitting);
  readers.tell();
}

/** The sitting as it is now. */
export function useSitting(): Sitting {
  return useSyncExternalStore(readers.subscribe, sittingNow, sittingNow);
}

function sittingNow(): Sitting {
  return sitting;
}

/** Edits are a map; the steps to undo stay in memory only. */
function write({ edits, past: _past, future: _future, log: _log, ...rest }: Sitting): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...rest, changed: [...edits.changed] }));
  } catch {
    // Without storage, or with a full one, the sitting ends with the page.
  }
}

function read(): Sitting {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const { changed = [], ...rest } = kept;
    return { ...NEW_SITTING, ...rest, edits: { changed: new Map(changed) } };
  } catch {
    return NEW_SITTING;
  }
}
