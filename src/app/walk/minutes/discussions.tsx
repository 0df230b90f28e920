import { Link } from 'react-router';
import { addressOfPoint, CONSENT_WORDS } from '#core/index.ts';
import {
  type Discussion,
  decisionWords,
  discussionsByStatus,
  isCited,
  noAnswerWords,
  type PositionView,
  pollWords,
  replacedWords,
  saidByWords,
  speakersWords,
} from '#core/minutes.ts';
import { ReplyView } from '../../asking/response-list.tsx';
import { Section } from '../../kit/section.tsx';
import { ShapeView } from '../../shapes/index.tsx';

/** What became of each question, what was decided first. */
export function Discussions({ discussions }: { readonly discussions: readonly Discussion[] }) {
  const parts = discussionsByStatus(discussions);
  if (parts.length === 0)
    return (
      <Section head="What was said">
        <p className="quiet">No question was asked, and nobody answered one.</p>
      </Section>
    );
  return parts.map(({ head, status, discussions }) => (
    <Section className="scroll-mt-3" key={head} id={`minutes-${status}`} head={head} count={discussions.length}>
      {discussions.map((talk) => (
        <DiscussionArticle key={talk.view.question.id} talk={talk} />
      ))}
    </Section>
  ));
}

function DiscussionArticle({ talk }: { readonly talk: Discussion }) {
  const { view, poll, positions } = talk;
  const { id, ask, point } = view.question;
  return (
    <article className="py-4 border-t-1 border-line wrap-anywhere" data-talk={id} data-status={view.status}>
      <h3 className="ui-md">
        <Link className="no-underline hover:underline" to={`/questions/${id}`}>
          {ask}
        </Link>
      </h3>
      <Outcome talk={talk} />
      {positions.map((side) => (
        <PositionItem key={side.by[0]?.id ?? ''} side={side} talk={talk} />
      ))}
      <Remarks talk={talk} />
      <p className="quiet m-0 mt-2 print:hidden">
        {poll && `${pollWords(poll)} `}
        <Link to={addressOfPoint(point, id)}>See it on its screen</Link>
      </p>
    </article>
  );
}

function Outcome({ talk: { view, decision, restsOn, against } }: { readonly talk: Discussion }) {
  const inForce = view.decision;
  if (!inForce) return null;
  const { result } = inForce;
  return (
    <div
      className="my-2 pl-4 border-l-3 border-decided data-[outcome=assumed]:border-double data-[outcome=assumed]:border-l-4
        data-[outcome=deferred]:border-line-strong print:break-inside-avoid"
      data-outcome={result.outcome}
    >
      {'value' in result && (
        <div className="voice-xl [&_:is(p,li)]:voice-xl [&_:is(th,td)]:text-md">
          <ShapeView spec={view.question.shape} value={result.value} />
        </div>
      )}
      <p className="m-0 mt-1 text-sm text-ink-2">
        <b className="font-semibold text-ink">
          {decisionWords(inForce)}
          {decision === null && ` earlier, on ${inForce.at.slice(0, 10)}`}
        </b>
        {restsOn.length > 0 && `, based on what ${speakersWords(restsOn)} said`}.
        {against.length > 0 && ` Against: ${speakersWords(against)}.`}
      </p>
    </div>
  );
}

/** One answer with its authors and reactions; the decided one is shown above already. */
function PositionItem({ side, talk }: { readonly side: PositionView; readonly talk: Discussion }) {
  const { reply, by, reactions, decided } = side;
  return (
    <div className="text-sm print:break-inside-avoid">
      {!decided && (
        <blockquote className="mt-2 pl-4 border-l-3 border-ink [&_p]:m-0">
          <ReplyView view={talk.view} reply={reply} />
        </blockquote>
      )}
      {!decided && <p className="mt-0.5 pl-4.75 text-ink-2 first-letter:uppercase">{speakersWords(by)}</p>}
      {decided && !isCited(side, talk) && (
        <p className="mt-0.5 text-ink-2 first-letter:uppercase">{speakersWords(by)} gave this answer.</p>
      )}
      {reactions.length > 0 && (
        <ul className="my-1 pl-5 [list-style:revert]">
          {reactions.map((reaction) => (
            <li key={reaction.id} data-stand={reaction.stand}>
              {saidByWords(reaction)} <b className="font-semibold">{CONSENT_WORDS[reaction.stand].one}</b>
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
    <ul className="my-2 pl-5 text-sm text-ink-2 [list-style:revert]">
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
