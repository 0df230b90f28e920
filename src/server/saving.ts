import { StoreFailure } from './store.ts';

/** Whether a workspace can still be saved. */
export interface Saving {
  /** Why nothing can be saved at the moment, or null. */
  readonly trouble: () => string | null;
  /** Takes note of a failure; a lasting one ends all saving. */
  readonly failed: (error: unknown) => void;
  /** Tells of trouble that has come or passed since the last look. */
  readonly look: () => void;
}

/** `passing` says what trouble there is for now; `onTrouble` hears of all trouble, and null once it has passed; `onError` of what should not have happened. */
export function openSaving(
  passing: () => string | null,
  onTrouble: (sentence: string | null) => void,
  onError: (error: unknown) => void,
): Saving {
  let lasting: string | null = null;
  let told: string | null = null;
  const trouble = () => lasting ?? passing();
  const look = () => {
    const now = trouble();
    if (now === told) return;
    told = now;
    onTrouble(now);
  };
  return {
    trouble,
    failed: (error) => {
      if (!(error instanceof StoreFailure)) return onError(error);
      if (error.lasting) lasting ??= error.message;
      look();
    },
    look,
  };
}
