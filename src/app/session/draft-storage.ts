import { createStore } from '../kit/store.ts';
import { openDeviceStorage, type StoredDraft } from '../sync/device-storage.ts';

/** The texts of all drafts, by form and key, as they are in all tabs of this browser. */
export const draftTexts = createStore<ReadonlyMap<string, StoredDraft>>(new Map());
let tabChannel: BroadcastChannel | null = null;
let opening: Promise<void> | null = null;

/** A draft as another tab sends it; null: it was removed. */
interface DraftMessage {
  readonly key: string;
  readonly text: string | null;
  readonly at: number;
}

/** Reads all drafts once, before the first page, and syncs with other tabs: the newest keystroke counts. */
export function openDrafts(): Promise<void> {
  opening ??= open();
  return opening;
}

async function open(): Promise<void> {
  // What other tabs send while this one reads is applied afterwards.
  const early: DraftMessage[] = [];
  let onMessage = (message: DraftMessage): void => void early.push(message);
  if ('BroadcastChannel' in globalThis) {
    tabChannel = new BroadcastChannel('specwalk.drafts');
    tabChannel.onmessage = ({ data }) => onMessage(data);
  }
  const { drafts, isPersistent } = await openDeviceStorage();
  const stored: ReadonlyMap<string, StoredDraft> = await drafts.all().catch(() => new Map());
  draftTexts.set(new Map([...stored, ...draftTexts.get()]));
  await migrateDrafts(isPersistent);
  onMessage = applyDraft;
  early.forEach(applyDraft);
}

/** Keeps a draft here, on the device and in other tabs; null removes it. `onTime` gets its timestamp first. */
export function writeDraft(key: string, text: string | null, onTime?: (at: number) => void): void {
  const at = Math.max(Date.now(), (draftTexts.get().get(key)?.at ?? 0) + 1);
  onTime?.(at);
  applyDraft({ key, text, at });
  tabChannel?.postMessage({ key, text, at });
  // If the device is full, the draft lasts as long as the page.
  void persistDraft(key, text, at).catch(() => undefined);
}

function applyDraft({ key, text, at }: DraftMessage): void {
  const drafts = new Map(draftTexts.get());
  if ((drafts.get(key)?.at ?? 0) > at) return;
  if (text === null) drafts.delete(key);
  else drafts.set(key, { text, at });
  draftTexts.set(drafts);
}

async function persistDraft(key: string, text: string | null, at: number): Promise<void> {
  const { drafts } = await openDeviceStorage();
  await drafts.write(key, text === null ? null : { text, at });
}

/** The keys under which earlier versions kept drafts. */
const LEGACY_KEYS = /^specwalk\.(?:draft|decide|ask|sent)\./;

/** Moves drafts of an earlier version to the storage of today, and removes them there if that is persistent. */
async function migrateDrafts(isPersistent: boolean): Promise<void> {
  try {
    for (const key of Object.keys(localStorage).filter((one) => LEGACY_KEYS.test(one))) {
      const text = localStorage.getItem(key);
      if (text !== null && !draftTexts.get().has(key)) {
        draftTexts.set(new Map(draftTexts.get()).set(key, { text, at: 1 }));
        await persistDraft(key, text, 1);
      }
      if (isPersistent) localStorage.removeItem(key);
    }
  } catch {
    // What could not be moved stays where it is, for the next time.
  }
}
