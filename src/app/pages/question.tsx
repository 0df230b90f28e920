import { Link, useNavigate, useParams } from 'react-router';
import { addressOfGrid, addressOfPoint, gridProgress, gridWith, isClosed, type QuestionView } from '#core/index.ts';
import { DecisionView } from '../asking/decision-part.tsx';
import { QuestionBody } from '../asking/question-body.tsx';
import { reasonFor } from '../asking/reason.ts';
import { NextQuestion, useIsJustDecided, useNextQuestion } from '../asking/receipt.tsx';
import { ReplyView } from '../asking/response-list.tsx';
import { PollTag } from '../asking/tags.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { StatusTag } from '../kit/status-tag.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { signedLine } from '../session/speaker.ts';
import { useWorkspace } from '../workspace/store.ts';
import { NotFound } from './not-found.tsx';

export function Component() {
  const { question: id = '' } = useParams();
  const view = useWorkspace().question(id);
  return view ? <QuestionPage key={id} view={view} /> : <NotFound what={`There is no question “${id}”.`} />;
}

function QuestionPage({ view }: { view: QuestionView }) {
  const { question, status } = view;
  const workspace = useWorkspace();
  const home = workspace.point(question.point);
  const grid = gridWith(question.id, workspace);
  const isJustDecided = useIsJustDecided(view);
  const { next, to } = useNextQuestion(view);
  const navigate = useNavigate();
  useKeys('This question', [
    { keys: 'n', label: 'Go to the next question', run: () => void navigate(to), when: () => next !== null },
  ]);
  return (
    <article className="page question [--sheet-top:var(--head)]">
      <title>{`${question.ask} · Specwalk`}</title>
      <p className="quiet row gap-y-1 mb-2">
        <Link to="/questions">Questions</Link>
        {home && (
          <>
            <span aria-hidden="true">/</span>
            <Link to={addressOfPoint(question.point, question.id)}>{home.point.title}</Link>
          </>
        )}
        <StatusTag status={status} /> <PollTag question={question.id} />
        {grid && grid.size > 1 && (
          <Link className="ml-auto" to={addressOfGrid(grid)}>
            {`Beside the others: ${grid.title}, ${gridProgress(grid)}`}
          </Link>
        )}
      </p>
      <h1>{question.ask}</h1>
      <QuestionBody view={view} autoFocus={false} />
      <History view={view} />
      {isClosed(status) && !isJustDecided && (
        <div className="mt-8 pt-4 border-t-1 border-line">
          <NextQuestion
            view={view}
            why={({ view: one, only }) => <p className="quiet m-0">{reasonFor(one, only)}</p>}
          />
        </div>
      )}
    </article>
  );
}

/** What no longer counts, newest first: replaced decisions, changed answers. */
function History({ view }: { view: QuestionView }) {
  const decisions = view.decisions.filter((decision) => decision !== view.decision).reverse();
  const replaced = [...view.replaced].reverse();
  const changed = new Set([...view.responses, ...view.replaced].map(({ supersedes }) => supersedes));
  if (decisions.length + replaced.length === 0) return null;
  return (
    <details className="mt-6">
      <summary className="text-ink-2 text-sm py-1.5 px-0">Earlier ({decisions.length + replaced.length})</summary>
      <ol className="grid gap-3 mt-1">
        {decisions.map((decision) => (
          <li className="grid gap-1 px-3 border-l-3 border-line wrap-anywhere" key={decision.number}>
            <DecisionView view={view} decision={decision} />
          </li>
        ))}
        {replaced.map((response) => (
          <li className="grid gap-1 px-3 border-l-3 border-line wrap-anywhere" key={response.id}>
            <ReplyView view={view} reply={response.reply} />
            <p className="quiet m-0">
              {signedLine(response)}, {changed.has(response.id) ? 'changed since' : 'no longer says this'} ·{' '}
              <Timestamp at={response.at} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
