import type { Response, Value } from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';

export type Says = 'value' | 'unknown' | 'not-applicable' | 'later';

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

/** Adds what was captured to the draft: rows and items are added, words appended, anything else replaces it. */
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

/** The items, or rows of cells, that have no equal in `held`. */
export function missingFrom<T>(held: readonly T[], items: readonly T[]): readonly T[] {
  const keys = new Set(held.map((item) => JSON.stringify(item)));
  return items.filter((item) => !keys.has(JSON.stringify(item)));
}

/** Puts your own answer back into the form, to change it. */
export function startOver({ question, reply }: Response): void {
  // People who did not know start with whom to ask instead.
  answerDrafts.edit(question, reply.says === 'pass' ? { says: 'unknown' } : { ...reply });
}

export function isBlank({ says, value, who, why, owner, until }: AnswerDraft): boolean {
  return says === 'value' && value === undefined && `${who}${why}${owner}${until}` === '';
}
