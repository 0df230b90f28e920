import type { QuestionView, Workspace } from '../workspace.ts';
import { isClosed } from './question-state.ts';

/** The question to ask for a place of the model that is unknown. */
interface QuestionForPlace {
  /** Settled: it was decided or does not apply, but that does not fill this place. */
  readonly is: 'open' | 'settled';
  readonly view: QuestionView;
}

/** The question for exactly this place, else the same for all entities, else the one whose answer would raise it. */
export function questionForPlace(workspace: Workspace, id: string): QuestionForPlace | undefined {
  const found = [...candidateIds(id)].flatMap((one) => activeQuestion(workspace, one) ?? [])[0];
  if (!found) return undefined;
  const isOpen = !isClosed(found.status) || found.status === 'deferred';
  return { is: isOpen ? 'open' : 'settled', view: found };
}

/** The id itself, the same for all entities, then both without their last part, and so on. */
function* candidateIds(id: string): Generator<string> {
  const [kind = '', ...rest] = id.split('.');
  for (let parts = rest; parts.length > 0; parts = parts.slice(0, -1)) {
    yield [kind, ...parts].join('.');
    if (parts.length > 1) yield [kind, ...parts.slice(1)].join('.');
  }
}

/** The question itself, or, if it is parked, one that asks the same of one entity. */
function activeQuestion({ question, questions }: Workspace, id: string): QuestionView | undefined {
  const view = question(id);
  if (view?.status !== 'parked') return view;
  return questions.find(({ question: { origin }, status }) => {
    return origin.from === 'answer' && origin.like === id && status !== 'parked';
  });
}
