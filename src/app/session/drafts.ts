import { draftTexts, writeDraft } from './draft-storage.ts';

/** Kept on the device at every keystroke, gone once saved; all tabs of the browser show the same. */
export function draftStore<D extends object>(form: string, empty: D) {
  /** As they were last read, with the time of their last keystroke. */
  const parsed = new Map<string, { readonly at: number; readonly draft: D }>();
  const storageKey = (key: string) => `specwalk.${form}.${key}`;
  const read = (key: string): D => {
    const stored = draftTexts.get().get(storageKey(key));
    const at = stored?.at ?? 0;
    const before = parsed.get(key);
    if (before?.at === at) return before.draft;
    const draft = { ...empty, ...fieldsIn<D>(stored?.text) };
    parsed.set(key, { at, draft });
    return draft;
  };
  return {
    read,
    use: (key: string) => draftTexts.useSelected(() => read(key)),
    edit: (key: string, change: Partial<D>) => {
      const draft = { ...read(key), ...change };
      const text = JSON.stringify(draft);
      // Reading it back gives this very object.
      writeDraft(storageKey(key), text, (at) => parsed.set(key, { at, draft }));
    },
    /** `sent`: the draft as it was saved; what was typed since then is not saved yet, and stays. */
    drop: (key: string, sent?: D) => {
      if (sent === undefined || read(key) === sent) writeDraft(storageKey(key), null);
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
