import type { Answer } from '../answers/answer.ts';
import { type Answers, answersIn } from '../answers/answers.ts';
import { namingOf } from '../answers/naming.ts';
import type { Source } from '../answers/sourced.ts';
import { memoize } from '../base/memoize.ts';
import type { Decision, Question } from '../facts/types.ts';
import { namingOfQuestion } from '../workspace/questions/question-lookup.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';

/** All that was asked about slots, and what was settled, both by slot and in the order in which it was raised. */
export interface SettledAnswers {
  readonly views: ReadonlyMap<string, QuestionView>;
  readonly settled: ReadonlyMap<string, Answer>;
}

/** What was settled in a workspace: decided, assumed, and stale answers as long as nobody has decided again. */
export function settledAnswersIn(workspace: Workspace): SettledAnswers {
  const views = new Map<string, QuestionView>();
  const settled = new Map<string, Answer>();
  for (const view of workspace.raised) {
    const { slot } = view.question;
    if (slot === null) continue;
    views.set(slot, view);
    const answer = settledAnswer(view);
    if (answer) settled.set(slot, answer);
  }
  return { views, settled };
}

const NO_NAMES = namingOf([], { shape: 'text' });

export function answersOf({ views, settled }: SettledAnswers): Answers {
  // Memoized, as it is asked for again for all that was read of the previous state.
  const naming = memoize((slot: string) => {
    const view = views.get(slot);
    return view ? namingOfQuestion(view) : NO_NAMES;
  });
  return answersIn(settled, naming);
}

interface CachedAnswer {
  readonly question: Question;
  readonly status: QuestionView['status'];
  readonly answer: Answer | undefined;
}

const answerCache = new WeakMap<Decision, CachedAnswer>();

/**
 * Undefined while it is open or put off. The same decision gives the same answer, so that what was read of it once
 * need not be read again.
 */
function settledAnswer({ question, decision, status }: QuestionView): Answer | undefined {
  if (!decision) return undefined;
  const cached = answerCache.get(decision);
  if (cached?.question === question && cached.status === status) return cached.answer;
  const answer = answerOf(question, decision, status);
  answerCache.set(decision, { question, status, answer });
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
  if (result.outcome === 'not-applicable') return { question, source, value: undefined, reason: result.reason };
  return { question, source, value: result.value, reason: '' };
}
