import type { Answer } from '../answers/answer.ts';
import { type Answers, answersIn } from '../answers/answers.ts';
import { namingOf } from '../answers/naming.ts';
import { mapSourced, type Source } from '../answers/sourced.ts';
import { memoize } from '../base/memoize.ts';
import { isAssumed } from '../facts/is-assumed.ts';
import type { Decision, Question } from '../facts/types.ts';
import { CONSTRAINTS, MEASURE, MUST_NOT_WORSEN, OUT_OF_SCOPE, PROBLEM, REPLACES } from '../slots/purpose/goals.ts';
import { OBLIGATION_FOLLOW_UPS, OBLIGATIONS, obligationIn } from '../slots/purpose/obligations.ts';
import { DECIDERS, GROUPS, LAST_CASE } from '../slots/purpose/people.ts';
import { itemsIn, readSlots } from '../slots/read-items.ts';
import { namingOfQuestion } from '../workspace/questions/question-lookup.ts';
import type { QuestionView, Workspace } from '../workspace/workspace.ts';
import { roleFinder } from './role-names.ts';

/** Question views and settled answers by slot, in the order the questions were raised. */
export interface SettledAnswers {
  readonly views: ReadonlyMap<string, QuestionView>;
  readonly settled: ReadonlyMap<string, Answer>;
}

/** The settled answers of a workspace: decided, assumed, and stale ones until they are decided again. */
export function settledAnswersIn(workspace: Workspace): SettledAnswers {
  const views = new Map<string, QuestionView>();
  const settled = new Map<string, Answer>();
  for (const view of workspace.questionsAsRaised) {
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
  // Memoized, as every fold looks its names up again to compare them with the previous state.
  const naming = memoize((slot: string) => {
    const view = views.get(slot);
    return view ? namingOfQuestion(view) : NO_NAMES;
  });
  return answersIn(settled, naming);
}

interface CachedAnswer {
  readonly question: Question;
  readonly isStale: boolean;
  readonly answer: Answer | undefined;
}

const answerCache = new WeakMap<Decision, CachedAnswer>();

/** Undefined while open or deferred. Cached per decision, so that the same decision always gives the same object. */
function settledAnswer({ question, decision, status, stale }: QuestionView): Answer | undefined {
  if (!decision) return undefined;
  const isStale = status === 'stale' || stale?.gone === true;
  const cached = answerCache.get(decision);
  if (cached?.question === question && cached.isStale === isStale) return cached.answer;
  const answer = answerOf(question, decision, isStale);
  answerCache.set(decision, { question, isStale, answer });
  return answer;
}

function answerOf(
  question: Question,
  { result, by, at, restsOn, number }: Decision,
  isStale: boolean,
): Answer | undefined {
  if (result.outcome === 'deferred' || result.outcome === 'withdrawn') return undefined;
  const firmness = isStale ? 'stale' : isAssumed(result) ? 'assumed' : 'decided';
  const source: Source = { question: question.id, decision: number, by, at, restsOn, firmness };
  if (result.outcome === 'not-applicable') return { question, source, value: undefined, reason: result.reason };
  return { question, source, value: result.value, reason: '' };
}

export type Purpose = ReturnType<typeof purposeOf>;

export function purposeOf(answers: Answers) {
  return {
    ...readSlots(PROBLEM, answers),
    ...readSlots({ mustNotWorsen: MUST_NOT_WORSEN, ...OBLIGATION_FOLLOW_UPS }, answers),
    groups: itemsIn(GROUPS, answers, { role: roleFinder(answers) }),
    lastCase: itemsIn(LAST_CASE, answers, {}),
    measures: itemsIn(MEASURE, answers, {}),
    outOfScope: itemsIn(OUT_OF_SCOPE, answers, {}),
    replaces: itemsIn(REPLACES, answers, {}),
    deciders: itemsIn(DECIDERS, answers, {}),
    constraints: itemsIn(CONSTRAINTS, answers, {}),
    obligations: mapSourced(itemsIn(OBLIGATIONS, answers, {}), (all) =>
      all.map((obligation) => obligationIn(answers, obligation)),
    ),
  };
}
