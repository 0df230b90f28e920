import type { QuestionStatus, QuestionView } from '#core/index.ts';
import { usePoll } from './respond.ts';

export function LateAnswerTag({ view: { late } }: { view: QuestionView }) {
  if (late.length === 0) return null;
  return <span className="tag said">New answer since the decision</span>;
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

/** Colours of a pin by the status of its question; one that is open or has the pointer on it is filled. */
const PIN_COLORS: Readonly<Partial<Record<QuestionStatus, string>>> = {
  decided: 'text-decided border-decided hover:bg-decided aria-[current]:bg-decided',
  'not-applicable': 'text-decided border-decided hover:bg-decided aria-[current]:bg-decided',
  assumed: 'text-decided border-decided border-double border-3 hover:bg-decided aria-[current]:bg-decided',
  stale: 'text-decided border-decided hover:bg-decided aria-[current]:bg-decided',
  answered: 'text-ink border-ink hover:bg-ink aria-[current]:bg-ink',
  contested: 'text-paper border-pen bg-pen!',
};
const OPEN_PIN = 'text-pen border-pen hover:bg-pen aria-[current]:bg-pen';

const PIN = [
  'pin relative flex-none inline-grid place-items-center min-w-6 h-6 px-1 py-0 ui-xs font-semibold bg-sheet',
  'align-middle border rounded-[12px_12px_12px_3px] hover:text-paper aria-[current]:text-paper',
].join(' ');

/** The classes of a question’s pin, coloured by its status. */
export function pinClasses(status: QuestionStatus): string {
  return `${PIN} ${PIN_COLORS[status] ?? OPEN_PIN}`;
}
