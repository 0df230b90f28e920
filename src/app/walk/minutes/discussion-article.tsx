import { Link } from 'react-router';
import { addressOfPoint, CONSENT_WORDS } from '#core/index.ts';
import {
  type Discussion,
  decisionWords,
  noAnswerWords,
  type PositionView,
  pollWords,
  replacedWords,
  saidByWords,
  speakersWords,
} from '#core/minutes.ts';
import { ReplyView } from '../../asking/response-list.tsx';
import { ShapeView } from '../../shapes/index.tsx';

export function DiscussionArticle({ talk }: { readonly talk: Discussion }) {
  const { view, poll, positions } = talk;
  const { id, ask, point } = view.question;
  return (
    <article className="talk py-4 border-t-1 border-line" data-talk={id} data-status={view.status}>
      <h3>
        <Link className="no-underline" to={`/questions/${id}`}>
          {ask}
        </Link>
      </h3>
      <p className="quiet mt-0.5 mb-2">
        {poll && `${pollWords(poll)} `}
        <Link to={addressOfPoint(point, id)}>Its screen</Link>
      </p>
      <Outcome talk={talk} />
      {positions.map((side) => (
        <PositionItem key={side.by[0]?.id ?? ''} side={side} talk={talk} />
      ))}
      <Remarks talk={talk} />
    </article>
  );
}

function Outcome({ talk: { view, decision, restsOn, against } }: { readonly talk: Discussion }) {
  const inForce = view.decision;
  if (!inForce) return null;
  const { result } = inForce;
  return (
    <div
      className="talk-outcome px-4 py-3 wrap-anywhere bg-sheet border border-decided rounded my-3 print:break-inside-avoid"
      data-outcome={result.outcome}
    >
      {'value' in result && <ShapeView spec={view.question.shape} value={result.value} />}
      <p className="m-0 mt-2 text-sm">
        <b>
          {decisionWords(inForce)}
          {decision === null && ` before, on ${inForce.at.slice(0, 10)}`}
        </b>
        {restsOn.length > 0 && `, on what ${speakersWords(restsOn)} said`}.
        {against.length > 0 && (
          <>
            {' '}
            <span className="italic">Otherwise: {speakersWords(against)}.</span>
          </>
        )}
      </p>
    </div>
  );
}

/** One answer with its authors and reactions; the decided one is shown above already. */
function PositionItem({ side, talk }: { readonly side: PositionView; readonly talk: Discussion }) {
  const { reply, by, reactions, decided } = side;
  return (
    <div className="print:break-inside-avoid">
      <p className="mt-0.5 mb-2 text-ink-2 first-letter:uppercase">
        {speakersWords(by)} {decided ? 'said so.' : 'said:'}
      </p>
      {!decided && (
        <blockquote className="mb-2 pl-4 border-l-2 border-line-strong wrap-anywhere">
          <ReplyView view={talk.view} reply={reply} />
        </blockquote>
      )}
      {reactions.length > 0 && (
        <ul className="mb-2 pl-5 [list-style:revert]">
          {reactions.map((reaction) => (
            <li key={reaction.id} data-stand={reaction.stand}>
              {saidByWords(reaction)} <b>{CONSENT_WORDS[reaction.stand].one}</b>
              {reaction.reason && `: “${reaction.reason}”`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Remarks({ talk }: { readonly talk: Discussion }) {
  const { view, others, replaced, earlier } = talk;
  if (others.length + replaced.length + earlier.length === 0) return null;
  return (
    <ul className="mb-2 pl-5 [list-style:revert]">
      {others.map((response) => (
        <li key={response.id}>
          {speakersWords([response])} {noAnswerWords(response, view)}.
        </li>
      ))}
      {replaced.map((response) => (
        <li key={response.id}>
          {replacedWords(response, talk)}, {saidByWords(response)} said:{' '}
          <ReplyView view={view} reply={response.reply} />
        </li>
      ))}
      {earlier.map((decision) => (
        <li key={decision.number}>Before that: {decisionWords(decision)}.</li>
      ))}
    </ul>
  );
}
