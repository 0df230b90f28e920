import { StoreFailure } from './store.ts';

/** Whether a workspace can still be saved. */
export interface Saving {
  /** Why nothing can be saved at the moment, or null. */
  readonly trouble: () => string | null;
  /** Takes note of a failure; a lasting one ends all saving. */
  readonly failed: (error: unknown) => void;
}

/** `onLasting` hears once why nothing can be saved any more; `onError` of what should not have happened. */
export function openSaving(onLasting: (sentence: string) => void, onError: (error: unknown) => void): Saving {
  let sentence: string | null = null;
  return {
    trouble: () => sentence,
    failed: (error) => {
      if (!(error instanceof StoreFailure)) onError(error);
      else if (error.lasting && sentence === null) {
        sentence = error.message;
        onLasting(sentence);
      }
    },
  };
}
