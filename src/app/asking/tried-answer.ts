import { useSearchParams } from 'react-router';
import type { Value } from '#core/index.ts';
import { createStore } from '../kit/store.ts';

interface TriedAnswer {
  readonly question: string;
  /** Id of the response that gave it first. */
  readonly response: string;
  readonly value: Value;
}

/** The answer that a screen shows as if it were decided, on this device only; null: none. */
const triedAnswer = createStore<TriedAnswer | null>(null);

/** Shows an answer on its screen until another one is tried; null puts things back. */
export const tryAnswer = triedAnswer.set;

/** The value that is being tried as the answer to a question; undefined: none of its answers is. */
export function useTriedAnswer(question: string): Value | undefined {
  return triedAnswer.useSelected((tried) => (tried?.question === question ? tried.value : undefined));
}

/** Whether it is the answer of this response that is being tried. */
export function useIsTried(response: string): boolean {
  return triedAnswer.useSelected((tried) => tried?.response === response);
}

/** Ends the trial of any answer to a question. */
export function putBack(question: string): void {
  if (triedAnswer.get()?.question === question) triedAnswer.set(null);
}

/** Whether a question is open on a screen, which is in view beside it. */
export function useIsOnStage(question: string): boolean {
  return useSearchParams()[0].get('q') === question;
}
