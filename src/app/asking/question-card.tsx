import { Link } from 'react-router';
import { isClosed, type QuestionView, withCount } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { StatusTag } from '../kit/status-tag.tsx';
import { useIsGuided } from '../presence/guided.ts';
import { PeopleHere } from '../presence/people-here.tsx';
import { useAsking } from './asking.tsx';
import { usePoll } from './poll.ts';
import { QuestionBody, QuestionHint } from './question-body.tsx';
import { LateAnswerTag, PollTag, pinClasses } from './tags.tsx';

export function QuestionCard({ view, number }: { view: QuestionView; number: number }) {
  const asking = useAsking();
  const { question, status } = view;
  const open = asking.open === question.id;
  const isGuided = useIsGuided();
  const poll = usePoll(question.id);
  const isHidden = poll !== null && !poll.revealed;
  const body = `card-${question.id}`;
  return (
    <li
      className="card border-t-1 border-line py-3 scroll-my-18"
      data-question={question.id}
      data-open={open || undefined}
    >
      <h3>
        <button
          type="button"
          className="card-toggle grid cols-30 items-start gap-1.5 w-full px-0 py-0.5 voice-lg text-start
            bg-transparent border-0"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => (open ? asking.close() : asking.ask(question.id))}
        >
          <span className={`${pinClasses(status)} min-w-6! h-6! text-xs!`} data-status={status} aria-hidden="true">
            {number}
          </span>
          <span className="min-w-0 wrap-anywhere">{question.ask}</span>
        </button>
      </h3>
      <div className="quiet flex flex-wrap items-center gap-x-2.5 gap-y-1 mt-1.5 ml-9">
        <StatusTag status={status} />
        <LateAnswerTag view={view} />
        <PollTag question={question.id} />
        <PeopleHere at={{ question: question.id }} />
        {!open && !isClosed(status) && <QuestionHint view={view} />}
        {view.responses.length > 0 && !open && !isHidden && (
          <span>{withCount(view.responses.length, 'has answered', 'have answered')}</span>
        )}
      </div>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from whatever has the focus inside.
        <div
          id={body}
          className="grid gap-3 mt-3 *:[.button]:justify-self-start"
          ref={isGuided ? scrollToCard : scrollAndFocus}
          onKeyDown={(event) => event.key === 'Escape' && closeAndRefocus(question.id, asking.close)}
        >
          <QuestionBody view={view} autoFocus={!isGuided} />
          <p className="flex items-center justify-between text-sm print:hidden">
            <Link to={`/questions/${question.id}`}>Everything said about it</Link>
            <Button look="plain" onClick={asking.close}>
              Close
            </Button>
          </p>
        </div>
      )}
    </li>
  );
}

/** Closes the card and focuses the pin on the stage again. */
function closeAndRefocus(question: string, close: () => void): void {
  close();
  document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(question)}"]`)?.focus();
}

/** Scrolls a card that has just opened into view, and focuses it. */
function scrollAndFocus(element: HTMLElement | null): void {
  const card = element?.closest('.card');
  if (card && !card.contains(document.activeElement))
    card.querySelector<HTMLElement>('.card-toggle')?.focus({ preventScroll: true });
  scrollToCard(element);
}

/** Scrolls a card into view, with its question at the top. */
function scrollToCard(element: HTMLElement | null): void {
  const card = element?.closest('.card');
  const panel = card?.closest('.panel');
  if (!card || !panel) return;
  card.scrollTop = 0;
  card.scrollIntoView({ block: card.clientHeight > panel.clientHeight ? 'start' : 'nearest' });
}
