import {
  couldStillKnow,
  isHidden,
  type Position,
  positionsIn,
  type QuestionView,
  type Reply,
  type Response,
} from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { TaskLink } from '../presence/task-link.tsx';
import { useDoor, useMe } from '../session/session.ts';
import { signedLine } from '../session/speaker.ts';
import { ShapeView } from '../shapes/index.tsx';
import { type Delivery, useDelivery } from '../sync/outbox-store.ts';
import { useWorkspace } from '../workspace/store.ts';
import { editAnswer } from './answer-drafts.ts';
import { isOwn, useOwnAnswer, usePoll } from './poll.ts';
import { ReactionPart } from './reaction-part.tsx';

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

export function ResponseList({ view }: { view: QuestionView }) {
  const responses = useVisibleResponses(view);
  if (responses.length === 0) return null;
  const positions = positionsIn(view.question, responses);
  const before = earlierSameAnswers(view, positions);
  const firsts = new Map(positions.map((position) => [position.by[0], position]));
  return (
    <ul className="responses grid gap-3" aria-label="What was said">
      {responses.map((response) => {
        // Reactions to an answer are shown once for all who give it.
        const position = firsts.get(response);
        return (
          <li key={response.id} className="response" data-response={response.id}>
            <ResponseItem view={view} response={response} before={before.get(response)} />
            {position && <ReactionPart view={view} by={position.by} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The answers that everybody may see; your own in a hidden poll is shown elsewhere. */
function useVisibleResponses(view: QuestionView): readonly Response[] {
  const { activeWalkthrough } = useWorkspace();
  const poll = usePoll(view.question.id);
  const ownAnswer = useOwnAnswer(view, poll);
  if (!activeWalkthrough || !poll || poll.revealed) return view.responses;
  const walks = new Map([[activeWalkthrough.walkthrough.id, activeWalkthrough]]);
  return view.responses.filter((response) => response !== ownAnswer && !isHidden(response, walks));
}

/** A link to send to the person who is named as knowing, if people join by invitation. */
function AskThem({ response: { reply } }: { response: Response }) {
  const door = useDoor();
  return reply.says === 'unknown' && door === 'invited' ? <TaskLink person={reply.who} /> : null;
}

/** Shapes of answers that are too long to be shown twice. */
const LONG_SHAPES: ReadonlySet<string> = new Set(['table', 'matrix', 'edges', 'list']);

/** For each long answer that repeats an earlier one, the response that gave it first. */
function earlierSameAnswers({ question }: QuestionView, positions: readonly Position[]) {
  if (!LONG_SHAPES.has(question.shape.shape)) return new Map();
  const sides = positions.filter(({ reply }) => reply.says === 'value');
  return new Map(sides.flatMap(({ by: [first, ...others] }) => (first ? others.map((one) => [one, first]) : [])));
}

interface ResponseItemProps {
  readonly view: QuestionView;
  readonly response: Response;
  readonly before: Response | undefined;
}

function ResponseItem({ view, response, before }: ResponseItemProps) {
  const me = useMe();
  const against = view.dissent.some(({ id }) => id === response.id);
  const mine = !response.anonymous && isOwn(response, me);
  return (
    <>
      {before ? (
        <p className="response-words">The same as {before.by.name}.</p>
      ) : (
        <ReplyView view={view} reply={response.reply} />
      )}
      <AskThem response={response} />
      <p className="response-by quiet flex flex-wrap items-center gap-x-2 gap-y-1 mt-1">
        {signedLine(response)} · <Timestamp at={response.at} />
        <DeliveryMark id={response.id} />
        {against && <span className="tag guess">says otherwise</span>}
        {mine && (
          <Button look="plain" onClick={() => editAnswer(response)}>
            Change my mind
          </Button>
        )}
      </p>
    </>
  );
}

export function ReplyView({ view, reply }: { view: QuestionView; reply: Reply }) {
  if (reply.says === 'value') return <ShapeView spec={view.question.shape} value={reply.value} />;
  return <p className="response-words">{replyWords(reply, view)}</p>;
}

function replyWords(reply: Exclude<Reply, { readonly says: 'value' }>, view: QuestionView): string {
  switch (reply.says) {
    case 'pass': {
      const groups = couldStillKnow(view);
      return groups.length === 0 ? 'Does not know.' : `Does not know. Could know: ${groups.join(', ')}.`;
    }
    case 'unknown':
      return reply.who ? `Does not know; ask ${reply.who}.` : 'Does not know.';
    case 'not-applicable':
      return reply.why ? `Does not apply: ${reply.why}` : 'Does not apply.';
    case 'later': {
      const parts = ['Later', reply.owner && `${reply.owner} will say`, reply.until && `by ${reply.until}`];
      return `${parts.filter(Boolean).join(', ')}.`;
    }
  }
}
