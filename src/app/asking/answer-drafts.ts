import type { Response, Value } from '#core/index.ts';
import { draftStore } from '../session/drafts.ts';

export type ReplyKind = 'value' | 'unknown' | 'not-applicable' | 'later';

export interface AnswerDraft {
  readonly says: ReplyKind;
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

/** Adds a value from the screen to the draft: rows and items are added, text is appended, anything else is replaced. */
export function captureInto(question: string, value: Value): void {
  answerDrafts.edit(question, { says: 'value', value: merge(answerDrafts.read(question).value, value) });
}

function merge(existing: Value | undefined, value: Value): Value {
  if (Array.isArray(existing) && Array.isArray(value)) return [...existing, ...missingFrom(existing, value)];
  if (typeof existing === 'string' && typeof value === 'string' && existing.trim() !== '' && existing !== value) {
    return `${existing}\n${value}`;
  }
  return value;
}

/** The items, or rows of cells, that have no equal in `existing`. */
export function missingFrom<T>(existing: readonly T[], items: readonly T[]): readonly T[] {
  const keys = new Set(existing.map((item) => JSON.stringify(item)));
  return items.filter((item) => !keys.has(JSON.stringify(item)));
}

/** Puts your own answer back into the form, to change it. */
export function editAnswer({ question, reply }: Response): void {
  // An answer “I don’t know” has no fields; it becomes “Nobody here knows”, which asks who would.
  answerDrafts.edit(question, reply.says === 'pass' ? { says: 'unknown' } : { ...reply });
}

export function isBlank({ says, value, who, why, owner, until }: AnswerDraft): boolean {
  return says === 'value' && value === undefined && `${who}${why}${owner}${until}` === '';
}
