import { isHidden, type Position, positionsIn, type QuestionView, type Response } from '#core/index.ts';
import { Button } from '../kit/button.tsx';
import { Moment } from '../kit/moment.tsx';
import { TaskLink } from '../presence/task-link.tsx';
import { useDoor, useMe } from '../session/session.ts';
import { signedLine } from '../session/speaker.ts';
import { DeliveryMark } from '../sync/delivery-mark.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { startOver } from './drafts.ts';
import { isOwn, useGiven, usePoll } from './poll.ts';
import { ReactionPart } from './reaction-part.tsx';
import { ReplyView } from './reply-view.tsx';

export function ResponseList({ view }: { view: QuestionView }) {
  const responses = useInSight(view);
  if (responses.length === 0) return null;
  const positions = positionsIn(view.question, responses);
  const before = saidBefore(view, positions);
  const firsts = new Map(positions.map((position) => [position.by[0], position]));
  return (
    <ul className="responses grid gap-3" aria-label="What was said">
      {responses.map((response) => {
        // How others take an answer is shown once for all who give it.
        const position = firsts.get(response);
        return (
          <li key={response.id} className="response" data-response={response.id}>
            <SaidSo view={view} response={response} before={before.get(response)} />
            {position && <ReactionPart view={view} by={position.by} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The answers that everybody sees; while a poll hides them, your own is shown elsewhere. */
function useInSight(view: QuestionView): readonly Response[] {
  const { walking } = useWorkspace();
  const round = usePoll(view.question.id);
  const given = useGiven(view, round);
  if (!walking || !round || round.revealed) return view.responses;
  const walks = new Map([[walking.walkthrough.id, walking]]);
  return view.responses.filter((response) => response !== given && !isHidden(response, walks));
}

/** A link for the person who is said to know, if people come in by invitation. */
function AskThem({ response: { reply } }: { response: Response }) {
  const door = useDoor();
  return reply.says === 'unknown' && door === 'invited' ? <TaskLink person={reply.who} /> : null;
}

/** Shapes of answers that are too long to be read twice. */
const LONG: ReadonlySet<string> = new Set(['table', 'matrix', 'edges', 'list']);

/** For each long answer that somebody gave before, who did. */
function saidBefore({ question }: QuestionView, positions: readonly Position[]) {
  if (!LONG.has(question.shape.shape)) return new Map();
  const sides = positions.filter(({ reply }) => reply.says === 'value');
  return new Map(
    sides.flatMap(({ by: [first, ...others] }) => (first ? others.map((one) => [one, first]) : [])),
  );
}

interface SaidSoProps {
  readonly view: QuestionView;
  readonly response: Response;
  readonly before: Response | undefined;
}

function SaidSo({ view, response, before }: SaidSoProps) {
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
        {signedLine(response)} · <Moment at={response.at} />
        <DeliveryMark id={response.id} />
        {against && <span className="tag guess">says otherwise</span>}
        {mine && (
          <Button look="plain" onClick={() => startOver(response)}>
            Change my mind
          </Button>
        )}
      </p>
    </>
  );
}
