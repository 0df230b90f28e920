import { useState } from 'react';
import type { Poll, QuestionStatus, QuestionView, Response } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { pollProgressOf, progressWords } from '../presence/poll-progress.ts';
import { usePresence } from '../session/presence-store.ts';
import { useMe, usePermissions } from '../session/session.ts';
import { answerDrafts, editAnswer, isBlank } from './answer-drafts.ts';
import { AnswerForm } from './answer-form.tsx';
import { isOwn, useIsAnswerFinal, useOwnAnswer, usePoll } from './poll.ts';
import { DeliveryMark, ReplyView } from './response-list.tsx';

const SETTLED: ReadonlySet<QuestionStatus> = new Set(['decided', 'not-applicable']);

/**
 * The form to answer; folded if the question is settled or this person has answered, until they want to change that.
 */
export function AnswerPart({ view, autoFocus = false }: { view: QuestionView; autoFocus?: boolean }) {
  const { id } = view.question;
  const me = useMe();
  const draft = answerDrafts.use(id);
  const may = usePermissions();
  const poll = usePoll(id);
  const ownAnswer = useOwnAnswer(view, poll);
  const isFinal = useIsAnswerFinal(id, poll);
  const [isUnfolded, setUnfolded] = useState(false);
  if (!may.answer) return <p className="quiet">You look on; others answer.</p>;
  const isHidden = poll !== null && !poll.revealed;
  if (isHidden && ownAnswer && isBlank(draft)) return <OwnAnswer view={view} round={poll} given={ownAnswer} />;
  const answered = !isHidden && view.responses.some((one) => one.reply.says !== 'pass' && isOwn(one, me));
  if (answered && isBlank(draft)) return null;
  if (isFinal && isBlank(draft) && !isUnfolded)
    return (
      <p className="quiet">
        You answered without a name. Now that all see it, nothing can change it.{' '}
        <Button look="plain" onClick={() => setUnfolded(true)}>
          Answer with your name too
        </Button>
      </p>
    );
  if (SETTLED.has(view.status) && isBlank(draft) && !isUnfolded) {
    return (
      <Button look="plain" onClick={() => setUnfolded(true)}>
        Answer all the same
      </Button>
    );
  }
  return <AnswerForm key={id} view={view} autoFocus={autoFocus || answered || isUnfolded} />;
}

/** Your own answer in a poll that is still hidden, and how many others have answered. */
function OwnAnswer({ view, round, given }: { view: QuestionView; round: Poll; given: Response }) {
  const progress = pollProgressOf(round, view.responses, usePresence());
  return (
    <section className="given grid gap-2 p-3 bg-raised border border-line-strong rounded" aria-label="Your answer">
      <p className="m-0" role="status">
        <b>Given.</b> {progress && `${progressWords(progress)}.`}
      </p>
      <ReplyView view={view} reply={given.reply} />
      <p className="response-by quiet flex flex-wrap items-center gap-x-2 gap-y-1 mt-1">
        {given.anonymous ? 'Without your name' : 'With your name'}, hidden until revealed
        <DeliveryMark id={given.id} />
        <Button look="plain" onClick={() => editAnswer(given)}>
          Change my mind
        </Button>
      </p>
    </section>
  );
}
