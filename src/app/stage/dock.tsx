import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { QuestionView } from '#core/index.ts';
import { useAsking } from '../asking/asking.tsx';
import { QuestionBody } from '../asking/question-body.tsx';
import { useIsJustDecided } from '../asking/receipt.tsx';
import { LateAnswerTag, PollTag } from '../asking/tags.tsx';
import { Button } from '../kit/button.tsx';
import { StatusTag } from '../kit/status-tag.tsx';
import { useIsGuided } from '../presence/guided.ts';
import { PeopleHere } from '../presence/people-here.tsx';

/** The open question, docked below its scene; on a phone a sheet over the foot of the page. */
export function Dock({ id, next }: { id: string; next: QuestionView | undefined }) {
  const asking = useAsking();
  const isGuided = useIsGuided();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dock = head.current?.closest('.dock');
    // People who were taken here keep the focus where they type; a field of the answer may have it already.
    if (!isGuided && !dock?.contains(document.activeElement)) head.current?.focus({ preventScroll: true });
  }, [isGuided]);
  const view = asking.view(id);
  if (!view) return null;
  const { question, status } = view;
  const close = () => {
    asking.close();
    document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"], [data-chip="${CSS.escape(id)}"]`)?.focus();
  };
  return (
    <section
      className="dock card"
      data-question={id}
      data-open
      aria-label="The open question"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <header className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <h2 className="m-0 flex-[1_1_320px] voice-xl wrap-anywhere focus:outline-none" tabIndex={-1} ref={head}>
          {question.ask}
        </h2>
        <span className="quiet flex flex-wrap items-center gap-2">
          {status !== 'open' && <StatusTag status={status} />}
          <LateAnswerTag view={view} />
          <PollTag question={id} />
          <PeopleHere at={{ question: id }} />
          <Link to={`/questions/${id}`}>All about it</Link>
          <Button look="plain" aria-label="Close the question" onClick={close}>
            ✕
          </Button>
        </span>
      </header>
      <div className="grid gap-3 mt-3 *:[.button]:justify-self-start">
        <QuestionBody view={view} autoFocus={!isGuided} />
      </div>
      {next && status !== 'open' && <NextHole after={view} next={next} />}
    </section>
  );
}

/** The receipt of a decision leads on by itself. */
function NextHole({ after, next }: { after: QuestionView; next: QuestionView }) {
  const asking = useAsking();
  if (useIsJustDecided(after)) return null;
  return (
    <Button className="button mt-3" onClick={() => asking.ask(next.question.id)}>
      Next hole: {next.question.ask}
    </Button>
  );
}
