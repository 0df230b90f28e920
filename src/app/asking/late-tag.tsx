import type { QuestionView } from '#core/index.ts';

/** The word of a decision that somebody has answered otherwise since. */
export function LateTag({ view: { late } }: { view: QuestionView }) {
  if (late.length === 0) return null;
  return <span className="tag guess">Answered otherwise after it was decided</span>;
}
