import { StoreFailure } from '../disk/store.ts';

/** Whether a workspace can still be saved. `passing` says why not for now; `onTrouble` is called with every reason, and null once it has passed; `onError` with unexpected errors. */
export function openSaving(
  passing: () => string | null,
  onTrouble: (sentence: string | null) => void,
  onError: (error: unknown) => void,
) {
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
    /** Why nothing can be saved at the moment, or null. */
    trouble,
    /** Records a failure; a lasting one ends all saving. */
    failed: (error: unknown) => {
      if (!(error instanceof StoreFailure)) return onError(error);
      if (error.lasting) lasting ??= error.message;
      look();
    },
    /** Reports what has changed since the last look. */
    look,
  };
}
