import {
  checkValue,
  isEmptyValue,
  type Outcome,
  positionsIn,
  type QuestionView,
  type Response,
  type Value,
} from '#core/index.ts';
import { draftStore } from './draft-store.ts';

/** What the facilitator has put together and not yet decided. */
export interface DecideDraft {
  readonly outcome: 'decided' | 'assumed' | 'deferred' | 'not-applicable';
  /** Id of the response whose answer is taken; the empty string: words of one's own; null: nothing chosen yet. */
  readonly take: string | null;
  readonly value?: Value;
  readonly revisit: string;
  readonly owner: string;
  readonly until: string;
  readonly reason: string;
  /** New names of things that were called otherwise, by the earlier name; the empty string: it is no longer there. */
  readonly renamed: Readonly<Record<string, string>>;
}

/** Drafts of decisions, by question id. */
export const decideDrafts = draftStore<DecideDraft>('decide', {
  outcome: 'decided',
  take: null,
  revisit: '',
  owner: '',
  until: '',
  reason: '',
  renamed: {},
});

/** Answers that say the same, with everybody who said so. */
export interface Side {
  readonly take: string;
  readonly value: Value;
  readonly responses: readonly Response[];
}

/** The different answers given, the most shared first. */
export function sidesOf({ question, responses }: QuestionView): readonly Side[] {
  return positionsIn(question, responses)
    .flatMap(({ reply, by }) =>
      reply.says === 'value' ? [{ take: by[0]?.id ?? '', value: reply.value, responses: by }] : [],
    )
    .sort((a, b) => b.responses.length - a.responses.length);
}

/** The side that a draft takes: the one chosen, or the only one there is; the empty string for words of one's own. */
export function takenSide(draft: DecideDraft, sides: readonly Side[]): string {
  if (draft.take !== null) return draft.take;
  return sides.length === 1 ? (sides[0]?.take ?? '') : '';
}

/** What a draft decides, or the sentence that says what is missing. */
export function outcomeOf(draft: DecideDraft, view: QuestionView): Outcome | string {
  switch (draft.outcome) {
    case 'deferred':
      if (!draft.owner.trim()) return 'Say who will answer it.';
      if (!draft.until) return 'Say by when it will be answered.';
      return { outcome: 'deferred', owner: draft.owner.trim(), until: draft.until };
    case 'not-applicable':
      return draft.reason.trim()
        ? { outcome: 'not-applicable', reason: draft.reason.trim() }
        : 'Say in a few words why it does not apply.';
    default: {
      const value = takenValue(draft, view);
      if (value === undefined || isEmptyValue(value, view.question.shape))
        return 'Choose an answer or type one.';
      const wrong = checkValue(value, view.question.shape);
      if (wrong) return wrong;
      if (draft.outcome === 'decided') return { outcome: 'decided', value };
      return draft.revisit
        ? { outcome: 'assumed', value, revisit: draft.revisit }
        : 'Say when to look at it again.';
    }
  }
}

/** The value that a draft would decide; undefined while it decides none. */
export function valueOfDraft(draft: DecideDraft, view: QuestionView): Value | undefined {
  return draft.outcome === 'decided' || draft.outcome === 'assumed' ? takenValue(draft, view) : undefined;
}

function takenValue(draft: DecideDraft, view: QuestionView): Value | undefined {
  const sides = sidesOf(view);
  const taken = takenSide(draft, sides);
  return sides.find(({ take }) => take === taken)?.value ?? draft.value;
}

/** The number that the next decision of a question takes. */
export function nextNumber({ decisions }: QuestionView): number {
  return (decisions.at(-1)?.number ?? 0) + 1;
}

/** Ids of all the responses on the screen of whoever decides. */
export function seenIn({ responses, replaced }: QuestionView): string[] {
  return [...responses, ...replaced].map(({ id }) => id);
}
