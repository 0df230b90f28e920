import type { RespondPayload, Value } from '#core/index.ts';
import { draftStore } from './draft-store.ts';

/** The ways of answering any question. */
export type Says = 'value' | 'unknown' | 'not-applicable' | 'later';

/** What somebody has typed as an answer and not yet saved. */
export interface AnswerDraft {
  readonly says: Says;
  readonly value?: Value;
  readonly who: string;
  readonly why: string;
  readonly owner: string;
  readonly until: string;
  /** What was sent and not acknowledged: sent again it keeps its id, so that it is never said twice. */
  readonly sent?: { readonly id: string; readonly payload: RespondPayload };
}

/** Drafts of answers, by question id. */
export const answerDrafts = draftStore<AnswerDraft>('draft', {
  says: 'value',
  who: '',
  why: '',
  owner: '',
  until: '',
});

/**
 * Puts what was captured on a screen into the draft of a question without losing what stands there:
 * rows and items are added to those present, words are appended, anything else takes the place of the draft.
 */
export function captureInto(question: string, value: Value): void {
  answerDrafts.edit(question, { says: 'value', value: merge(answerDrafts.read(question).value, value) });
}

function merge(held: Value | undefined, value: Value): Value {
  if (Array.isArray(held) && Array.isArray(value))
    return [...held, ...value.filter((item) => !has(held, item))];
  if (typeof held === 'string' && typeof value === 'string' && held.trim() !== '' && held !== value) {
    return `${held}\n${value}`;
  }
  return value;
}

function has(held: readonly unknown[], item: unknown): boolean {
  const key = JSON.stringify(item);
  return held.some((other) => JSON.stringify(other) === key);
}
