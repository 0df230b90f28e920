import type { QuestionView } from '#core/index.ts';
import { usePoll } from './poll.ts';

export function LateTag({ view: { late } }: { view: QuestionView }) {
  if (late.length === 0) return null;
  return <span className="tag guess">Answered otherwise after it was decided</span>;
}

export function PollTag({ question }: { question: string }) {
  const round = usePoll(question);
  if (!round) return null;
  return (
    <span className="tag text-ink bg-pen-wash border-1 border-pen">
      {round.revealed ? 'Put to everybody' : 'Put to everybody, hidden'}
    </span>
  );
}
