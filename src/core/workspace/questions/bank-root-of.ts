import type { Question } from '../../facts/types.ts';
import { bankQuestion } from '../../slots/bank.ts';
import type { Workspace } from '../workspace.ts';

/** The bank question that a question is, is like, or follows from; undefined where people asked it themselves. */
export function bankRootOf(question: Question, { question: find }: Pick<Workspace, 'question'>) {
  const seen = new Set<string>();
  for (let at: Question | undefined = question; at && !seen.has(at.id); ) {
    seen.add(at.id);
    const { origin }: Question = at;
    const own =
      bankQuestion(at.id) ?? (origin.from === 'answer' && origin.like ? bankQuestion(origin.like) : undefined);
    if (own) return own;
    at = origin.from === 'answer' ? find(origin.because)?.question : undefined;
  }
  return undefined;
}
