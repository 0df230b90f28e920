import { Link } from 'react-router';
import { countQuestions, isClosed, type QuestionView } from '#core/index.ts';
import { DecidedApart } from '../asking/decided-apart.tsx';
import { Conflicts } from '../findings/rule-findings.tsx';
import { usePrinting } from '../kit/media.ts';
import { Section } from '../kit/section.tsx';
import { useWorkspace } from '../workspace/store.ts';
import { Progress } from './map.tsx';
import { WholeQuestionList } from './question-list.tsx';

export function Component() {
  const { points, questions, quarantined, point } = useWorkspace();
  const orphaned = questions.filter(({ question }) => !point(question.point));
  return (
    <article className="page">
      <title>Gaps · Specwalk</title>
      <h1>What is still unsaid</h1>
      <p className="lead">Conflicts first, then every open question, as in SPEC_GAPS.md.</p>
      <Progress here />
      {quarantined.length > 0 && (
        <Section head="Files that cannot be read" count={quarantined.length}>
          <ul className="quarantine">
            {quarantined.map(({ path, line, reason, sides }) => (
              <li className="grid gap-1 py-2.5 border-t-1 border-line" key={path}>
                <code>
                  {path}:{line}
                </code>
                <span>{reason}</span>
                {sides && <DecidedApart sides={sides} />}
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
  const here = new Set(questions);
  const ranked = useWorkspace().questions.filter((view) => here.has(view) && !isClosed(view.status));
  const shown = ranked.slice(0, usePrinting() ? ranked.length : MAX_ROWS);
  const { open, settled, later, parked } = countQuestions(questions);
  const point = encodeURIComponent(questions[0]?.question.point ?? '');
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
          {line !== undefined && <Link to={`/spec#${point}`}>SPEC.md:{line}</Link>}
        </>
      }
    >
      <WholeQuestionList shown={shown.map((view) => ({ view, missing: null, only: null }))} isOnePoint />
      <p className="flex flex-wrap gap-x-4 py-2 text-sm">
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
