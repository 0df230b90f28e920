import { Link } from 'react-router';
import { isClosed, type QuestionView } from '#core/index.ts';
import { StatusTag } from '../asking/status-tag.tsx';
import { ClosingSummary } from '../findings/closing-summary.tsx';
import { RuleFindings } from '../findings/rule-findings.tsx';
import { useWorkspace } from '../workspace/store.ts';
import './spec.css';

/** The ledger, and the files that cannot be read. */
export function Component() {
  const { points, questions, quarantined, point } = useWorkspace();
  const homeless = questions.filter(({ question }) => !point(question.point));
  return (
    <article className="page gaps">
      <title>Gaps · Specwalk</title>
      <h1>What is still unsaid</h1>
      <p className="lead">
        The same lines as in <code>SPEC_GAPS.md</code>, one for each question.
      </p>
      <ClosingSummary />
      {quarantined.length > 0 && (
        <section aria-label="Files that cannot be read">
          <h2>Files that cannot be read</h2>
          <ul className="quarantine">
            {quarantined.map(({ path, line, reason }) => (
              <li key={path}>
                <code>
                  {path}:{line}
                </code>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <RuleFindings />
      {points
        .filter((view) => view.questions.length > 0)
        .map((view) => (
          <Ledger key={view.point.id} title={view.point.title} views={view.questions} />
        ))}
      {homeless.length > 0 && <Ledger title="No longer in the specification" views={homeless} />}
    </article>
  );
}

/** More lines than this nobody reads on one page; the list has them all. */
const MOST = 100;

function Ledger({ title, views }: { title: string; views: readonly QuestionView[] }) {
  const open = views.filter(({ status }) => !isClosed(status)).length;
  return (
    <section aria-label={title}>
      <h2>
        {title} <small className="quiet">{open === 0 ? 'no hole left' : `${open} open`}</small>
      </h2>
      <ul className="ledger">
        {views.slice(0, MOST).map(({ question, status }) => (
          <li key={question.id}>
            <StatusTag status={status} />
            <Link to={`/questions/${question.id}`}>{question.ask}</Link>
            <Link className="quiet" to={`/points/${encodeURIComponent(question.point)}?q=${question.id}`}>
              screen
            </Link>
          </li>
        ))}
      </ul>
      {views.length > MOST && <Link to="/questions">All {views.length} in the list</Link>}
    </section>
  );
}
