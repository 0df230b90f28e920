import { useState } from 'react';
import { type Poll, positionsIn, type QuestionView, type Response } from '#core/index.ts';
import { useCommand } from '../forms/command.tsx';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { pollProgressOf, progressWords } from '../presence/poll-progress.ts';
import { usePresence } from '../session/presence-store.ts';
import { useMe, usePermissions } from '../session/session.ts';
import { useSpeaker } from '../session/speaker.ts';
import { answerDrafts, editAnswer, isBlank } from './answer-drafts.ts';
import { AnswerForm, OTHER_REPLIES, PASSED } from './answer-form.tsx';
import { isOwn, respond, useIsAnswerFinal, useOwnAnswer, usePoll } from './respond.ts';
import { DeliveryMark, ReplyView, useVisibleResponses } from './response-list.tsx';

/** The form to answer; folded where there is no need for one more answer, until somebody wants to give it. */
export function AnswerPart({ view, autoFocus = false }: { view: QuestionView; autoFocus?: boolean }) {
  const { id } = view.question;
  const me = useMe();
  const draft = answerDrafts.use(id);
  const may = usePermissions();
  const poll = usePoll(id);
  const ownAnswer = useOwnAnswer(view, poll);
  const isFinal = useIsAnswerFinal(id, poll);
  const isContested = positionsIn(view.question, useVisibleResponses(view)).length > 1;
  // A form that is open stays so when another answer comes in.
  const [isFolded] = useState(isContested);
  const [isUnfolded, setUnfolded] = useState(false);
  if (!may.answer) return <p className="quiet">You are watching; others answer.</p>;
  const isHidden = poll !== null && !poll.revealed;
  const isTyped = !isBlank(draft);
  if (isHidden && ownAnswer && !isTyped) return <OwnAnswer view={view} round={poll} given={ownAnswer} />;
  const answered = !isHidden && view.responses.some((one) => one.reply.says !== 'pass' && isOwn(one, me));
  if (answered && !isTyped) return null;
  const unfold = (words: string) => (
    <Button className="plain justify-self-start" onClick={() => setUnfolded(true)}>
      {words}
    </Button>
  );
  if (isTyped || isUnfolded) return <AnswerForm key={id} view={view} autoFocus={autoFocus || answered || isUnfolded} />;
  if (isFinal)
    return (
      <p className="quiet">
        You answered anonymously. Now that everybody sees it, it cannot be changed.{' '}
        {unfold('Answer with your name too')}
      </p>
    );
  if (view.decision && view.status !== 'deferred') return unfold('I have another answer');
  if (isFolded) return <FoldedAnswer view={view} unfold={() => setUnfolded(true)} />;
  return <AnswerForm key={id} view={view} autoFocus={autoFocus} />;
}

/** What one can say for oneself where others disagree already, besides agreeing with one of them. */
function FoldedAnswer({ view, unfold }: { view: QuestionView; unfold: () => void }) {
  const { id } = view.question;
  const speaker = useSpeaker();
  const command = useCommand('who said it');
  const poll = usePoll(id);
  const pass = () => {
    if (!speaker.name || poll?.revealed === false) return unfold();
    void command.run(respond(view, speaker, { says: 'pass' }), () => announce(PASSED));
  };
  return (
    <div className="row gap-x-4 print:hidden">
      <Button look="plain" onClick={unfold}>
        I have another answer
      </Button>
      <Button look="plain" onClick={pass}>
        I don’t know
      </Button>
      <Button look="plain" onClick={() => answerDrafts.edit(id, { says: 'unknown' })}>
        {OTHER_REPLIES.unknown}
      </Button>
      {command.problem}
    </div>
  );
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
          Change my answer
        </Button>
      </p>
    </section>
  );
}
