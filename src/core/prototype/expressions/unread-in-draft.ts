import type { Decision, Question } from '../../facts/types.ts';
import type { Value } from '../../shapes/types.ts';
import type { QuestionView, Workspace } from '../../workspace/workspace.ts';
import { openProduct } from '../open-product.ts';
import { unreadIn } from '../played/unplayed-decisions.ts';

export interface UnreadPart {
  /** What was said, with where. */
  readonly said: string;
  /** Why it cannot be checked or carried out. */
  readonly why: string;
}

/** What in an answer would stay words that nothing checks or carries out, if it were decided as it is. */
export function unreadInDraft(workspace: Workspace, { id }: Question, value: Value): readonly UnreadPart[] {
  const product = openProduct(withDecided(workspace, id, value));
  return unreadIn(product).flatMap(({ question, decided, why }) =>
    question === id ? [{ said: decided, why: why ?? IN_WORDS }] : [],
  );
}

const IN_WORDS = 'It is kept as words, and nothing checks it.';

/** The workspace as if an answer were decided; only what follows from its decisions can be read in it. */
function withDecided(workspace: Workspace, id: string, value: Value): Workspace {
  const change = (view: QuestionView): QuestionView =>
    view.question.id === id ? { ...view, status: 'decided', decision: decisionOn(view, value) } : view;
  const questionsAsRaised = workspace.questionsAsRaised.map(change);
  const byId = new Map(questionsAsRaised.map((view) => [view.question.id, view]));
  return {
    ...workspace,
    ...{ questionsAsRaised, questions: workspace.questions.map((view) => byId.get(view.question.id) ?? view) },
    question: (one) => byId.get(one),
  };
}

function decisionOn({ question: { id }, decision }: QuestionView, value: Value): Decision {
  const made = decision ?? {
    fact: 'decision',
    id: '',
    question: id,
    number: 0,
    at: '',
    restsOn: [],
    against: [],
    by: NOBODY,
  };
  return { ...made, result: { outcome: 'decided', value } };
}

const NOBODY = { name: '', role: '' };
