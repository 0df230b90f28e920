import { Link, useParams } from 'react-router';
import { addressOfPoint, becauseOf, isClosed, type QuestionView, type Workspace } from '#core/index.ts';
import { AnswerPart } from '../asking/answer-part.tsx';
import { DecisionPart, DecisionView } from '../asking/decision-part.tsx';
import { reasonFor } from '../asking/reason.ts';
import { ReplyView, ResponseList } from '../asking/response-list.tsx';
import { LateAnswerTag, PollTag } from '../asking/tags.tsx';
import { DescriptionList, Section } from '../kit/section.tsx';
import { StatusTag } from '../kit/status-tag.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { usePermissions } from '../session/session.ts';
import { signedLine, speakerLine } from '../session/speaker.ts';
import { useWorkspace } from '../workspace/store.ts';
import { NotFound } from './not-found.tsx';

export function Component() {
  const { question: id = '' } = useParams();
  const workspace = useWorkspace();
  const { decide: canDecide } = usePermissions();
  const view = workspace.question(id);
  if (!view) return <NotFound what={`There is no question “${id}”.`} />;
  const { question, status } = view;
  return (
    <article className="page question" key={question.id}>
      <title>{`${question.ask} · Specwalk`}</title>
      <p className="quiet row gap-y-1 mb-2">
        <Link to="/questions">Questions</Link> · <StatusTag status={status} /> <LateAnswerTag view={view} />{' '}
        <PollTag question={question.id} /> · <span className="mono">{question.id}</span>
      </p>
      <h1>{question.ask}</h1>
      {question.why && <p className="lead">{question.why}</p>}
      <QuestionDetails view={view} workspace={workspace} />
      <div className="grid gap-8 grid-cols-[1fr_1fr] *:min-w-0 max-lg:grid-cols-[1fr] max-lg:gap-0">
        <Section head="Said" aria-label="What was said">
          {view.responses.length === 0 && <p className="quiet">Nobody has answered yet.</p>}
          <ResponseList view={view} />
          <AnswerPart view={view} />
        </Section>
        <Section head="Decided" aria-label="What was decided">
          <DecisionPart view={view} />
          {!view.decision && !canDecide && <p className="quiet">Nobody has decided yet.</p>}
          {isClosed(status) && <NextQuestion />}
          <History view={view} />
        </Section>
      </div>
    </article>
  );
}

function QuestionDetails({ view, workspace }: { view: QuestionView; workspace: Workspace }) {
  const { question, rank, status } = view;
  const home = workspace.point(question.point);
  const unmet = rank.unmet.flatMap((id) => workspace.question(id) ?? []);
  return (
    <DescriptionList>
      <dt>Screen</dt>
      <dd>
        {home ? (
          <Link to={addressOfPoint(question.point, question.id)}>{home.point.title}</Link>
        ) : (
          'Its section has left the specification; what was said stays here.'
        )}
      </dd>
      {home && (
        <>
          <dt>Specification</dt>
          <dd>
            <Link to={`/spec#${encodeURIComponent(home.point.id)}`}>{`SPEC.md line ${home.point.line}`}</Link>
          </dd>
        </>
      )}
      <dt>Files</dt>
      <dd className="mono">questions/{question.id}/</dd>
      <dt>Could know</dt>
      <dd>{question.who.join(', ') || 'nobody named yet'}</dd>
      <dt>Raised</dt>
      <dd>{becauseOf(question, workspace) ?? originOf(view)}</dd>
      {(!isClosed(status) || status === 'parked') && (
        <>
          <dt>In the queue</dt>
          <dd>
            {reasonFor(view)}
            {unmet.length > 0 && (
              <>
                {' '}
                Better asked after{' '}
                {unmet.map(({ question: first }, at) => (
                  <span key={first.id}>
                    {at > 0 && ', '}
                    <Link to={`/questions/${first.id}`}>{first.ask}</Link>
                  </span>
                ))}
              </>
            )}
          </dd>
        </>
      )}
    </DescriptionList>
  );
}

function originOf({ question: { origin } }: QuestionView): string {
  switch (origin.from) {
    case 'bank':
      return 'by the specification, which says nothing here';
    case 'point':
      return 'by an unanswered section';
    case 'mark':
      return `by a mark in the text: “${origin.text}”`;
    case 'edit':
      return 'by a change made by hand in SPEC.md';
    case 'answer':
      return 'by an answer';
    case 'hand':
      return origin.by.name ? `by ${speakerLine(origin.by)}` : 'by hand';
  }
}

/** What no longer counts, newest first: replaced decisions, changed answers. */
function History({ view }: { view: QuestionView }) {
  const decisions = view.decisions.filter((decision) => decision !== view.decision).reverse();
  const replaced = [...view.replaced].reverse();
  const changed = new Set([...view.responses, ...view.replaced].map(({ supersedes }) => supersedes));
  if (decisions.length + replaced.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="text-ink-2 py-1.5 px-0">Before that ({decisions.length + replaced.length})</summary>
      <ol className="responses grid gap-3">
        {decisions.map((decision) => (
          <li className="response" key={decision.number}>
            <DecisionView view={view} decision={decision} />
          </li>
        ))}
        {replaced.map((response) => (
          <li className="response" key={response.id}>
            <ReplyView view={view} reply={response.reply} />
            <p className="response-by quiet flex flex-wrap items-center gap-x-2 gap-y-1 mt-1">
              {signedLine(response)}, {changed.has(response.id) ? 'later said otherwise' : 'said before'} ·{' '}
              <Timestamp at={response.at} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Shown once a question is closed: the next question, and why it is next. */
function NextQuestion() {
  const next = useWorkspace().questions.find(({ rank }) => rank.isAskable);
  return (
    <section aria-label="What to ask next">
      <h2>Ask next</h2>
      {next ? (
        <>
          <Link to={`/questions/${next.question.id}`}>{next.question.ask}</Link>
          <p className="quiet">{reasonFor(next)}</p>
        </>
      ) : (
        <p className="quiet">Nothing is open.</p>
      )}
    </section>
  );
}
