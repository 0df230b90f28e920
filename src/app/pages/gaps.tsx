import { Link } from 'react-router';
import { addressOfPoint, countQuestions, isClosed, type QuestionView } from '#core/index.ts';
import { LateAnswerTag } from '../asking/tags.tsx';
import { Conflicts } from '../findings/rule-findings.tsx';
import { usePrinting } from '../kit/printing.ts';
import { Section } from '../kit/section.tsx';
import { ExceptionTag } from '../kit/status-tag.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { Progress } from './map.tsx';

export function Component() {
  const workspace = useWorkspace();
  const { points, questions, quarantined, point } = workspace;
  const orphaned = questions.filter(({ question }) => !point(question.point));
  return (
    <article className="page">
      <title>Gaps · Specwalk</title>
      <h1>What is still unsaid</h1>
      <p className="lead">Conflicts first, then every open question, as in SPEC_GAPS.md.</p>
      <Progress workspace={workspace} here />
      {quarantined.length > 0 && (
        <Section head="Files that cannot be read" count={quarantined.length}>
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
      <Conflicts />
      {points
        .filter((view) => view.questions.length > 0)
        .map((view) => (
          <GapSection key={view.point.id} title={view.point.title} questions={view.questions} line={view.point.line} />
        ))}
      {orphaned.length > 0 && <GapSection title="No longer in the specification" questions={orphaned} />}
    </article>
  );
}

/** More open questions of a point than this are left to the list of questions. */
const MAX_ROWS = 6;

interface GapSectionProps {
  readonly title: string;
  readonly questions: readonly QuestionView[];
  /** The line of SPEC.md where its point begins. */
  readonly line?: number;
}

function GapSection({ title, questions, line }: GapSectionProps) {
  const printing = usePrinting();
  const { open, settled, later, parked } = countQuestions(questions);
  const point = encodeURIComponent(questions[0]?.question.point ?? '');
  const waiting = useAsked(questions);
  const shown = printing ? waiting : waiting.slice(0, MAX_ROWS);
  const others = [
    [open - shown.length, 'more open', ''],
    [settled, 'settled', 'settled'],
    [later, 'put off', 'deferred'],
    [parked, 'not asked now', 'parked'],
  ] as const;
  return (
    <Section
      head={title}
      count={
        <>
          {open > 0 ? `${open} open` : 'no hole left'}{' '}
          {line !== undefined && (
            <Link className="ml-2 mono-sm" to={`/spec#${point}`}>
              SPEC.md:{line}
            </Link>
          )}
        </>
      }
    >
      <ul className="bare">
        {shown.map((view) => (
          <GapRow key={view.question.id} view={view} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 py-2 text-sm border-t-1 border-line">
        {others
          .filter(([count]) => count > 0)
          .map(([count, words, status]) => (
            <Link key={words} to={`/questions?point=${point}${status && `&status=${status}`}`}>
              {count} {words}
            </Link>
          ))}
      </p>
    </Section>
  );
}

/** Those that are open, in the order of asking. */
function useAsked(questions: readonly QuestionView[]): readonly QuestionView[] {
  const here = new Set(questions);
  return useWorkspace().questions.filter((view) => here.has(view) && !isClosed(view.status));
}

function GapRow({ view }: { view: QuestionView }) {
  const { id, ask, point } = view.question;
  const hasScreen = useWorkspace().point(point) !== undefined;
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 items-baseline py-2 border-t-1 border-line
        break-inside-avoid"
    >
      <span>
        <Link className="no-underline hover:underline" to={`/questions/${id}`}>
          {ask}
        </Link>{' '}
        <ExceptionTag status={view.status} /> <LateAnswerTag view={view} />
      </span>
      {hasScreen && (
        <Link className="quiet" to={addressOfPoint(point, id)}>
          screen
        </Link>
      )}
    </li>
  );
}
