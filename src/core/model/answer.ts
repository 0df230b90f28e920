import type { Decision, Question } from '../facts/types.ts';
import type { QuestionView } from '../workspace.ts';
import type { Source } from './held.ts';
import type { Value } from './shapes/types.ts';

/** What was settled about one slot: a value, or that it does not apply. */
export interface Answer {
  readonly question: Question;
  readonly source: Source;
  /** Undefined: it does not apply, for `reason`. */
  readonly value: Value | undefined;
  readonly reason: string;
}

interface Kept {
  readonly question: Question;
  readonly status: QuestionView['status'];
  readonly answer: Answer | undefined;
}

const kept = new WeakMap<Decision, Kept>();

/**
 * What a question was settled with: decided, assumed or not applicable; undefined while it is open or put off. The
 * same decision gives the same answer, so that what was read of it once need not be read again.
 */
export function settledAnswer({ question, decision, status }: QuestionView): Answer | undefined {
  if (!decision) return undefined;
  const known = kept.get(decision);
  if (known?.question === question && known.status === status) return known.answer;
  const answer = answerOf(question, decision, status);
  kept.set(decision, { question, status, answer });
  return answer;
}

function answerOf(
  question: Question,
  { result, by, at, restsOn, number }: Decision,
  status: QuestionView['status'],
): Answer | undefined {
  if (result.outcome === 'deferred' || result.outcome === 'withdrawn') return undefined;
  const firmness = status === 'stale' ? 'stale' : result.outcome === 'assumed' ? 'assumed' : 'decided';
  const source: Source = { question: question.id, decision: number, by, at, restsOn, firmness };
  if (result.outcome === 'not-applicable')
    return { question, source, value: undefined, reason: result.reason };
  return { question, source, value: result.value, reason: '' };
}
