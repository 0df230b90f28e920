import { createStore } from '../kit/store.ts';
import { type KeptDraft, openDevice } from '../sync/device.ts';

/** The texts of all drafts, by form and key, as they are in all tabs of this browser. */
const held = createStore<ReadonlyMap<string, KeptDraft>>(new Map());
let tabs: BroadcastChannel | null = null;
let opening: Promise<void> | null = null;

/** A draft as another tab sends it; text null: it is done with. */
interface Typed {
  readonly key: string;
  readonly text: string | null;
  readonly at: number;
}

/** Reads all drafts once, before the first page, and stays in step with the other tabs: the newest letter counts. */
export function openDrafts(): Promise<void> {
  opening ??= open();
  return opening;
}

async function open(): Promise<void> {
  // What other tabs send while this one reads counts after what it has read.
  const early: Typed[] = [];
  let onMessage = (typed: Typed): void => void early.push(typed);
  if ('BroadcastChannel' in globalThis) {
    tabs = new BroadcastChannel('specwalk.drafts');
    tabs.onmessage = ({ data }) => onMessage(data);
  }
  const { drafts, keeps } = await openDevice();
  const stored: ReadonlyMap<string, KeptDraft> = await drafts.all().catch(() => new Map());
  held.set(new Map([...stored, ...held.get()]));
  await moveIn(keeps);
  onMessage = take;
  early.forEach(take);
}

/** Keeps a draft, here, on the device and in the other tabs; null: it is done with. `typed` is called with when, before all others. */
function writeDraft(key: string, text: string | null, typed?: (at: number) => void): void {
  const at = Math.max(Date.now(), (held.get().get(key)?.at ?? 0) + 1);
  typed?.(at);
  take({ key, text, at });
  tabs?.postMessage({ key, text, at });
  // A device that is full: the draft lasts as long as the page.
  void keep(key, text, at).catch(() => undefined);
}

function take({ key, text, at }: Typed): void {
  const drafts = new Map(held.get());
  if ((drafts.get(key)?.at ?? 0) > at) return;
  if (text === null) drafts.delete(key);
  else drafts.set(key, { text, at });
  held.set(drafts);
}

async function keep(key: string, text: string | null, at: number): Promise<void> {
  const { drafts } = await openDevice();
  await drafts.write(key, text === null ? null : { text, at });
}

/** Where drafts lay before. */
const BEFORE = /^specwalk\.(?:draft|decide|ask|sent)\./;

/** Brings what an earlier version of the page kept to where drafts lie now, if they last there. */
async function moveIn(keeps: boolean): Promise<void> {
  try {
    for (const key of Object.keys(localStorage).filter((one) => BEFORE.test(one))) {
      const text = localStorage.getItem(key);
      if (text !== null && !held.get().has(key)) {
        held.set(new Map(held.get()).set(key, { text, at: 1 }));
        await keep(key, text, 1);
      }
      if (keeps) localStorage.removeItem(key);
    }
  } catch {
    // What could not be moved stays where it is, for the next time.
  }
}

/**
 * Drafts of one form, one per key, that start as `empty`: kept on the device at every keystroke, gone once saved. All tabs
 * of the browser show the same.
 */
export function draftStore<D extends object>(form: string, empty: D) {
  /** As they were read last, by the moment of their last letter. */
  const parsed = new Map<string, { readonly at: number; readonly draft: D }>();
  const stored = (key: string) => `specwalk.${form}.${key}`;
  const read = (key: string): D => {
    const kept = held.get().get(stored(key));
    const at = kept?.at ?? 0;
    const before = parsed.get(key);
    if (before?.at === at) return before.draft;
    const draft = { ...empty, ...fieldsIn<D>(kept?.text) };
    parsed.set(key, { at, draft });
    return draft;
  };
  return {
    read,
    use: (key: string) => held.useSelected(() => read(key)),
    edit: (key: string, change: Partial<D>) => {
      const draft = { ...read(key), ...change };
      const text = JSON.stringify(draft);
      // When its readers read it back, it is this very draft.
      writeDraft(stored(key), text, (at) => parsed.set(key, { at, draft }));
    },
    /** `sent`: the draft as it was saved; what was typed since then is not saved yet, and stays. */
    drop: (key: string, sent?: D) => {
      if (sent === undefined || read(key) === sent) writeDraft(stored(key), null);
    },
  };
}

function fieldsIn<D>(text: string | undefined): Partial<D> {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
