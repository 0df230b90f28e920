import { createStore } from '../kit/store.ts';
import { type KeptDraft, openDevice } from '../sync/device.ts';

/** The texts of all drafts, by form and key, as they are in all tabs of this browser. */
export const held = createStore<ReadonlyMap<string, KeptDraft>>(new Map());
let tabs: BroadcastChannel | null = null;
let opening: Promise<void> | null = null;

/** A draft as another tab sends it; null text: it is done with. */
interface Typed {
  readonly key: string;
  readonly text: string | null;
  readonly at: number;
}

/** Reads all drafts once, before the first page, and stays in step with other tabs: the newest keystroke counts. */
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

/** Keeps a draft here, on the device and in other tabs; null: it is done with. `typed` gets its time first. */
export function writeDraft(key: string, text: string | null, typed?: (at: number) => void): void {
  const at = Math.max(Date.now(), (held.get().get(key)?.at ?? 0) + 1);
  typed?.(at);
  take({ key, text, at });
  tabs?.postMessage({ key, text, at });
  // If the device is full, the draft lasts as long as the page.
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

/** The keys under which earlier versions kept drafts. */
const BEFORE = /^specwalk\.(?:draft|decide|ask|sent)\./;

/** Moves what an earlier version of the page kept to where drafts are now, if they last there. */
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
