import type { Response, Value } from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';

export type Says = 'value' | 'unknown' | 'not-applicable' | 'later';

/** What somebody has typed as an answer and not yet saved. */
export interface AnswerDraft {
  readonly says: Says;
  readonly value?: Value;
  readonly who: string;
  readonly why: string;
  readonly owner: string;
  readonly until: string;
}

export const answerDrafts = draftStore<AnswerDraft>('draft', {
  says: 'value',
  who: '',
  why: '',
  owner: '',
  until: '',
});

/**
 * Puts what was captured on a screen into the draft of a question without losing what is there:
 * rows and items are added to those present, words are appended, anything else takes the place of the draft.
 */
export function captureInto(question: string, value: Value): void {
  answerDrafts.edit(question, { says: 'value', value: merge(answerDrafts.read(question).value, value) });
}

function merge(held: Value | undefined, value: Value): Value {
  if (Array.isArray(held) && Array.isArray(value)) return [...held, ...missingFrom(held, value)];
  if (typeof held === 'string' && typeof value === 'string' && held.trim() !== '' && held !== value) {
    return `${held}\n${value}`;
  }
  return value;
}

/** Those items, or rows of cells, of which none like it is held. */
export function missingFrom<T>(held: readonly T[], items: readonly T[]): readonly T[] {
  const keys = new Set(held.map((item) => JSON.stringify(item)));
  return items.filter((item) => !keys.has(JSON.stringify(item)));
}

/** Puts your own answer back into the form, to change it. */
export function startOver({ question, reply }: Response): void {
  // People who did not know start with whom to ask instead.
  answerDrafts.edit(question, reply.says === 'pass' ? { says: 'unknown' } : { ...reply });
}

/** Whether nothing has been typed or chosen in a draft yet. */
export function isBlank({ says, value, who, why, owner, until }: AnswerDraft): boolean {
  return says === 'value' && value === undefined && `${who}${why}${owner}${until}` === '';
}
