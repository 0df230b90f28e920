import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  addressOfPoint,
  couldStillKnow,
  groundsOf,
  isHidden,
  type Position,
  positionsIn,
  type QuestionView,
  type Reply,
  type Response,
  takesPosition,
  valueSummary,
} from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { TaskLink } from '../presence/task-link.tsx';
import { useDoor, useMe } from '../session/session.ts';
import { signedLine } from '../session/speaker.ts';
import { isCompound, ShapeView } from '../shapes/index.tsx';
import { type Delivery, useDelivery } from '../sync/outbox-store.ts';
import { useWorkspace } from '../workspace/store.ts';
import { editAnswer } from './answer-drafts.ts';
import { Comparison, type Side } from './comparison.tsx';
import { ReactionPart } from './reaction-part.tsx';
import { isOwn, useOwnAnswer, usePoll } from './respond.ts';
import { putBack, tryAnswer, useIsOnStage, useIsTried } from './tried-answer.ts';

const DELIVERY_WORDS: Readonly<Record<Delivery, string>> = {
  device: 'on this device',
  sent: 'sent',
  saved: 'saved',
  kept: 'saved',
};

/** Whether a response from this device is stored, sent or saved; nothing once that is no news. */
export function DeliveryMark({ id }: { id: string }) {
  const delivery = useDelivery(id);
  if (delivery === null) return null;
  return (
    <span className="delivery items-center gap-1.5 text-ink-2 inline-flex" data-delivery={delivery}>
      {DELIVERY_WORDS[delivery]}
    </span>
  );
}

/** The answers that everybody may see; your own in a hidden poll is shown elsewhere. */
export function useVisibleResponses(view: QuestionView): readonly Response[] {
  const { activeWalkthrough } = useWorkspace();
  const poll = usePoll(view.question.id);
  const ownAnswer = useOwnAnswer(view, poll);
  if (!activeWalkthrough || !poll || poll.revealed) return view.responses;
  const walks = new Map([[activeWalkthrough.walkthrough.id, activeWalkthrough]]);
  return view.responses.filter((response) => response !== ownAnswer && !isHidden(response, walks));
}

/**
 * All answers, side by side; large while nothing is decided. Answers of many cells are compared below, in one table.
 * Whoever gave none, but does not know or will say later, is named at the end.
 */
export function ResponseList({ view, responses }: { view: QuestionView; responses: readonly Response[] }) {
  const { question, decision } = view;
  const positions = positionsIn(question, responses);
  const others = responses.filter(({ reply }) => !takesPosition(reply));
  const sides = sidesOf(positions);
  const isCompared = isCompound(question.shape) && sides.length > 1 && !decision;
  // All in the same size, so that none looks weightier than another.
  const letters = Math.max(...sides.map(({ value }) => valueSummary(value, question.shape).length));
  if (responses.length === 0) return null;
  return (
    <div className="responses grid gap-3 min-w-0">
      {positions.length > 0 && (
        <ul className="grid gap-3 grid-fit-260" aria-label="What was said">
          {positions.map((position) => (
            <PositionCard
              key={position.by[0]?.id}
              view={view}
              position={position}
              isCompared={isCompared}
              letters={letters}
            />
          ))}
        </ul>
      )}
      {isCompared && <Comparison spec={question.shape} sides={sides} />}
      {others.length > 0 && (
        <ul className="grid gap-2" aria-label="Who gave no answer">
          {others.map((response) => (
            <li
              key={response.id}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1 voice-lg"
              data-response={response.id}
            >
              <ReplyView view={view} reply={response.reply} />
              <Author response={response} />
              <AskThem response={response} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The values of positions, each with the name of who gave it first. */
function sidesOf(positions: readonly Position[]): readonly Side[] {
  return positions.flatMap(({ reply, by: [first, ...others] }) =>
    reply.says === 'value' && first
      ? [{ label: `${first.by.name}${others.length > 0 ? ` + ${others.length}` : ''}`, value: reply.value }]
      : [],
  );
}

interface PositionCardProps {
  readonly view: QuestionView;
  readonly position: Position;
  /** Its value is in the table below. */
  readonly isCompared: boolean;
  /** Letters of the longest answer. */
  readonly letters: number;
}

/** One answer with all who give it, and what can be done with it. */
function PositionCard({ view, position: { reply, by }, isCompared, letters }: PositionCardProps) {
  const { decision, question } = view;
  const [first, ...others] = by;
  if (!first) return null;
  const isDecided = decision !== null && groundsOf(question, by, decision.result).restsOn.length > 0;
  return (
    <li
      className="response flex flex-col gap-2 px-4 py-3 min-w-0 *:last:mt-auto bg-sheet border-1 border-line border-l-3
        border-l-ink rounded wrap-anywhere"
      data-response={first.id}
    >
      {isDecided ? (
        <p className="quiet m-0">As decided</p>
      ) : decision && reply.says === 'value' && 'value' in decision.result && isCompound(question.shape) ? (
        <details>
          <summary className="text-sm text-ink-2">How it differs</summary>
          <Comparison
            spec={question.shape}
            sides={[
              { label: 'Decided', value: decision.result.value },
              { label: first.by.name, value: reply.value },
            ]}
          />
        </details>
      ) : (
        !isCompared && (
          <LargeValue letters={decision || isCompound(question.shape) ? Number.POSITIVE_INFINITY : letters}>
            <ReplyView view={view} reply={reply} />
          </LargeValue>
        )
      )}
      <div className="grid gap-0.5">
        <Author response={first} />
        {others.map((response) => (
          <div key={response.id} data-response={response.id}>
            <Author response={response} />
          </div>
        ))}
      </div>
      {/* Reactions to an answer are shown once for all who give it. */}
      <ReactionPart view={view} by={by}>
        {reply.says === 'value' && !decision && <TryIt view={view} response={first} />}
      </ReactionPart>
    </li>
  );
}

function Author({ response }: { response: Response }) {
  const me = useMe();
  const mine = !response.anonymous && isOwn(response, me);
  return (
    <p className="response-by quiet flex flex-wrap items-center gap-x-2 m-0">
      {signedLine(response)} · <Timestamp at={response.at} />
      <DeliveryMark id={response.id} />
      {response.reply.says === 'value' && response.reply.read && (
        <span className="wrap-anywhere">read from {response.reply.read.join('; ')}</span>
      )}
      {mine && (
        <Button look="plain" onClick={() => editAnswer(response)}>
          Change my answer
        </Button>
      )}
    </p>
  );
}

/** Shows an answer on its screen, as if it were decided; from the page of a question, it goes there. */
function TryIt({ view: { question }, response }: { view: QuestionView; response: Response }) {
  const isTried = useIsTried(response.id);
  const onStage = useIsOnStage(question.id);
  const isOnScreen = useWorkspace().point(question.point) !== undefined && question.slot !== null;
  const { reply } = response;
  if (!isOnScreen || reply.says !== 'value') return null;
  const tryIt = () => tryAnswer({ question: question.id, response: response.id, value: reply.value });
  if (!onStage)
    return (
      <Link className="button" to={addressOfPoint(question.point, question.id)} onClick={tryIt}>
        Try it
      </Link>
    );
  return <Button onClick={isTried ? () => putBack(question.id) : tryIt}>{isTried ? 'Put it back' : 'Try it'}</Button>;
}

/** A link to send to the person who is named as knowing, if people join by invitation. */
function AskThem({ response: { reply } }: { response: Response }) {
  const door = useDoor();
  return reply.says === 'unknown' && door === 'invited' ? <TaskLink person={reply.who} /> : null;
}

export function ReplyView({ view, reply }: { view: QuestionView; reply: Reply }) {
  if (reply.says === 'value') return <ShapeView spec={view.question.shape} value={reply.value} />;
  return <p className="response-words m-0 font-voice">{replyWords(reply, view)}</p>;
}

/** A value in type as large as its length allows. */
export function LargeValue({ letters, children }: { letters: number; children: ReactNode }) {
  const size = letters <= 24 ? 'voice-xl @min-[320px]:voice-2xl' : letters <= 90 ? 'voice-xl' : 'voice-lg';
  return <div className={size}>{children}</div>;
}

function replyWords(reply: Exclude<Reply, { readonly says: 'value' }>, view: QuestionView): string {
  switch (reply.says) {
    case 'pass': {
      const groups = couldStillKnow(view);
      return groups.length === 0 ? 'Does not know.' : `Does not know. Could know: ${groups.join(', ')}.`;
    }
    case 'unknown':
      return reply.who ? `Nobody here knows; ask ${reply.who}.` : 'Nobody here knows.';
    case 'not-applicable':
      return reply.why ? `Does not apply: ${reply.why}` : 'Does not apply.';
    case 'later': {
      const parts = ['Put off', reply.owner && `${reply.owner} will say`, reply.until && `by ${reply.until}`];
      return `${parts.filter(Boolean).join(', ')}.`;
    }
  }
}
