import { openReaders } from '../kit/emitter.ts';
import { type KeptDraft, openDevice } from '../sync/device.ts';

/** The texts of all drafts, by form and key, as they are in all tabs of this browser. */
const held = new Map<string, KeptDraft>();
const readers = openReaders();
let tabs: BroadcastChannel | null = null;
let opening: Promise<void> | null = null;

/** A draft that another tab tells of; text null: it is done with. */
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
  // What other tabs tell while this one reads counts after what it has read.
  const early: Typed[] = [];
  let hear = (typed: Typed): void => void early.push(typed);
  if ('BroadcastChannel' in globalThis) {
    tabs = new BroadcastChannel('specwalk.drafts');
    tabs.onmessage = ({ data }) => hear(data);
  }
  const { drafts, keeps } = await openDevice();
  for (const [key, draft] of await drafts.all().catch(() => new Map()))
    if (!held.has(key)) held.set(key, draft);
  await moveIn(keeps);
  hear = take;
  early.forEach(take);
}

/** The text of a draft as JSON, with when it was typed; undefined: there is none. */
export function draftText(key: string): KeptDraft | undefined {
  return held.get(key);
}

/** Keeps a draft, here, on the device and in the other tabs; null: it is done with. `typed` hears when, before all others. */
export function writeDraft(key: string, text: string | null, typed?: (at: number) => void): void {
  const at = Math.max(Date.now(), (held.get(key)?.at ?? 0) + 1);
  typed?.(at);
  take({ key, text, at });
  tabs?.postMessage({ key, text, at });
  // A device that is full: the draft lives as long as the page.
  void keep(key, text, at).catch(() => undefined);
}

/** Hears whenever a draft is typed, here or in another tab, or is done with. */
export const onDrafts = readers.subscribe;

function take({ key, text, at }: Typed): void {
  if ((held.get(key)?.at ?? 0) > at) return;
  if (text === null) held.delete(key);
  else held.set(key, { text, at });
  readers.tell();
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
      if (text !== null && !held.has(key)) {
        held.set(key, { text, at: 1 });
        await keep(key, text, 1);
      }
      if (keeps) localStorage.removeItem(key);
    }
  } catch {
    // What could not be moved stays where it is, for the next time.
  }
}
