import { useSyncExternalStore } from 'react';
import { draftText, onDrafts, writeDraft } from './kept-drafts.ts';

/** Drafts of one form, one per key: kept on the device at every keystroke, gone once saved. */
export interface DraftStore<D> {
  readonly use: (key: string) => D;
  readonly read: (key: string) => D;
  readonly edit: (key: string, change: Partial<D>) => void;
  /** `sent`: the draft as it was saved; what was typed since then is not saved yet, and stays. */
  readonly drop: (key: string, sent?: D) => void;
}

/** A store of drafts that start as `empty`. All tabs of the browser show the same. */
export function draftStore<D extends object>(form: string, empty: D): DraftStore<D> {
  /** As they were read last, by the moment of their last letter. */
  const parsed = new Map<string, { readonly at: number; readonly draft: D }>();
  const stored = (key: string) => `specwalk.${form}.${key}`;
  const read = (key: string): D => {
    const kept = draftText(stored(key));
    const at = kept?.at ?? 0;
    const before = parsed.get(key);
    if (before?.at === at) return before.draft;
    const draft = { ...empty, ...fieldsIn<D>(kept?.text) };
    parsed.set(key, { at, draft });
    return draft;
  };
  return {
    read,
    use: (key) =>
      useSyncExternalStore(
        onDrafts,
        () => read(key),
        () => read(key),
      ),
    edit: (key, change) => {
      const draft = { ...read(key), ...change };
      const text = JSON.stringify(draft);
      // Read back by whoever is told of it, it is this very draft.
      writeDraft(stored(key), text, (at) => parsed.set(key, { at, draft }));
    },
    drop: (key, sent) => {
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
