import { Link } from 'react-router';
import { addressOfPoint, butDeferred, countDeferred, isClosed, type QuestionView } from '#core/index.ts';
import { LateAnswerTag } from '../asking/tags.tsx';
import { ClosingSummary } from '../findings/findings.tsx';
import { RuleFindings } from '../findings/rule-findings.tsx';
import { usePrinting } from '../kit/printing.ts';
import { Disclosure, Section } from '../kit/section.tsx';
import { StatusTag } from '../kit/status-tag.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { closedSummary } from './closed-summary.ts';

export function Component() {
  const { points, questions, quarantined, point } = useWorkspace();
  const orphaned = questions.filter(({ question }) => !point(question.point));
  return (
    <article className="page">
      <title>Gaps · Specwalk</title>
      <h1>What is still unsaid</h1>
      <p className="lead">
        The same lines as in <code>SPEC_GAPS.md</code>, one for each question.
      </p>
      <ClosingSummary here />
      {quarantined.length > 0 && (
        <Section head="Files that cannot be read">
          <ul className="quarantine">
            {quarantined.map(({ path, line, reason }) => (
              <li className="grid gap-1 py-2.5 border-t-1 border-line" key={path}>
                <code>
                  {path}:{line}
                </code>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <RuleFindings />
      {points
        .filter((view) => view.questions.length > 0)
        .map((view) => (
          <GapSection key={view.point.id} title={view.point.title} questions={view.questions} />
        ))}
      {orphaned.length > 0 && <GapSection title="No longer in the specification" questions={orphaned} />}
    </article>
  );
}

/** More rows than this are left to the list of questions. */
const MAX_ROWS = 100;

function GapSection({ title, questions }: { title: string; questions: readonly QuestionView[] }) {
  const open = questions.filter(({ status }) => !isClosed(status));
  const closed = questions.filter(({ status }) => isClosed(status));
  const openLabel = open.length === 0 ? `no hole left${butDeferred(countDeferred(questions))}` : `${open.length} open`;
  return (
    <Section head={title} count={openLabel}>
      {open.length > 0 && <GapRows questions={open} />}
      {closed.length > 0 && (
        <Disclosure summary={closedSummary(closed)}>
          <GapRows questions={closed} />
        </Disclosure>
      )}
    </Section>
  );
}

function GapRows({ questions }: { questions: readonly QuestionView[] }) {
  const { point } = useWorkspace();
  const printing = usePrinting();
  const shown = printing ? questions : questions.slice(0, MAX_ROWS);
  return (
    <>
      <ul className="bare">
        {shown.map((view) => {
          const { id, ask, point: pointId } = view.question;
          return (
            <li
              key={id}
              className="grid gap-3 items-baseline py-2 border-t-1 border-line *:[.tag]:justify-self-start
                md:grid-cols-[130px_minmax(0,1fr)_auto] max-md:grid-cols-[minmax(0,1fr)_auto] break-inside-avoid"
            >
              <StatusTag status={view.status} />
              <span>
                <Link to={`/questions/${id}`}>{ask}</Link> <LateAnswerTag view={view} />
              </span>
              {point(pointId) && (
                <Link className="quiet" to={addressOfPoint(pointId, id)}>
                  screen
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < questions.length && (
        <Link to={`/questions?point=${encodeURIComponent(questions[0]?.question.point ?? '')}`}>
          All {questions.length} in the list
        </Link>
      )}
    </>
  );
}
