import type { QuestionStatus, QuestionView } from '#core/index.ts';
import { usePoll } from './poll.ts';

export function LateAnswerTag({ view: { late } }: { view: QuestionView }) {
  if (late.length === 0) return null;
  return <span className="tag aside">New answer since the decision</span>;
}

export function PollTag({ question }: { question: string }) {
  const poll = usePoll(question);
  if (!poll) return null;
  return (
    <span className="tag text-ink bg-pen-wash border-1 border-pen">
      {poll.revealed ? 'Put to everybody' : 'Put to everybody, hidden'}
    </span>
  );
}

const PIN_COLORS: Readonly<Partial<Record<QuestionStatus, string>>> = {
  decided: 'bg-decided',
  'not-applicable': 'bg-decided',
  assumed: 'bg-guess',
  answered: 'bg-guess',
  stale: 'bg-guess',
};

const PIN = [
  'pin relative flex-none inline-grid place-items-center min-w-6.5 h-6.5 px-1.5 py-0 ui-sm font-semibold text-paper',
  'align-middle border-0 rounded-[13px_13px_13px_3px]',
  'aria-[current]:shadow-[0_0_0_2px_var(--color-sheet),0_0_0_4px_var(--color-pen)]',
].join(' ');

/** The classes of a question’s pin, coloured by its status. */
export function pinClasses(status: QuestionStatus): string {
  return `${PIN} ${PIN_COLORS[status] ?? 'bg-pen'}`;
}
