import { NEW_SESSION, type PrototypeSession, reduceSession, type SessionAction } from '#core/product.ts';
import { createStore, readStored, writeStored } from '../kit/store.ts';

/** Storage key of this tab’s session, which survives a reload. */
const KEY = 'specwalk.sitting';

/** The name of the workspace that is played; empty until it is known. */
let played = '';

const prototypeStore = createStore(loadSession());

/** Starts a new session if that of this tab belongs to another workspace, served at the same address. */
export function playIn(workspace: string): void {
  const isOther = played !== '' && played !== workspace;
  played = workspace;
  if (!isOther) return;
  saveSession(NEW_SESSION);
  prototypeStore.set(NEW_SESSION);
}

export function dispatch(action: SessionAction): void {
  const next = reduceSession(prototypeStore.get(), action);
  saveSession(next);
  prototypeStore.set(next);
}

export const usePrototypeSession = prototypeStore.use;

/** Serializes the map of edits; undo history and call log are not stored. */
function saveSession({ edits, past: _past, future: _future, log: _log, ...rest }: PrototypeSession): void {
  writeStored(KEY, JSON.stringify({ ...rest, changed: [...edits.changed], played }), 'sessionStorage');
}

function loadSession(): PrototypeSession {
  try {
    const stored = JSON.parse(readStored(KEY, 'sessionStorage') ?? '{}');
    const { changed = [], knobs = {}, played: of = '', ...rest } = stored;
    played = of;
    const edits = { changed: new Map(changed) };
    return { ...NEW_SESSION, ...rest, knobs: { ...NEW_SESSION.knobs, ...knobs }, edits };
  } catch {
    return NEW_SESSION;
  }
}
