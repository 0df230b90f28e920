import type { QuestionWithState } from '../questions/question-state.ts';
import type { NotAskedReason, QuestionPlacement } from './question-placements.ts';

/** Why the text of the specification makes a question unnecessary: a sentence each, by the question’s id. */
export function parkedByText(states: readonly QuestionWithState[], placements: ReadonlyMap<string, QuestionPlacement>) {
  const begun = new Set(
    states
      .filter(({ responses, decisions }) => responses.length + decisions.length > 0)
      .filter(({ question }) => question.origin.from === 'bank')
      .map(({ question }) => question.point),
  );
  const keepsOpen: Readonly<Record<NotAskedReason['unless'], (state: QuestionWithState) => boolean>> = {
    answered: ({ status }) => status !== 'open',
    decided: ({ decision }) => decision !== null,
    begun: ({ question }) => begun.has(question.point),
  };
  const parked = new Map<string, string>();
  for (const state of states) {
    const notAsked = placements.get(state.question.id)?.notAsked;
    if (notAsked && !keepsOpen[notAsked.unless](state)) parked.set(state.question.id, notAsked.because);
  }
  return parked;
}
