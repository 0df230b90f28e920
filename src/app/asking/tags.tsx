import type { QuestionView } from '#core/index.ts';
import { useRound } from './round.ts';

/** The word of a decision that somebody has answered otherwise since. */
export function LateTag({ view: { late } }: { view: QuestionView }) {
  if (late.length === 0) return null;
  return <span className="tag guess">Answered otherwise after it was decided</span>;
}

/** The word of a question that is put to everybody at this moment. */
export function RoundTag({ question }: { question: string }) {
  const round = useRound(question);
  if (!round) return null;
  return (
    <span className="tag asked">{round.revealed ? 'Put to everybody' : 'Put to everybody, hidden'}</span>
  );
}
