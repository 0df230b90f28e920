import { Link } from 'react-router';
import type { QuestionView } from '#core/index.ts';
import { LateAnswerTag } from '../asking/tags.tsx';
import { LazyDisclosure } from '../kit/disclosure.tsx';
import { StatusTag } from '../kit/status-tag.tsx';

/** Where a piece of decided text comes from: what was asked, who decided it and when, and who is against it. */
export function SourceNotes({ views }: { views: readonly QuestionView[] }) {
  const [first, ...more] = views;
  if (!first) return null;
  const decisions = views.flatMap(({ decision }) => decision ?? []);
  const deciders = [...new Set(decisions.map(({ by }) => by.name))];
  const against = [...new Set(views.flatMap(({ dissent }) => dissent.map(({ by }) => by.name)))];
  const unsettled = views.filter(({ status, late }) => status === 'assumed' || status === 'stale' || late.length > 0);
  return (
    <div className="space-y-1">
      <p className="m-0">
        <QuestionLink view={first} />
      </p>
      {more.length > 0 && (
        <LazyDisclosure summary={more.length === 1 ? '1 more question' : `${more.length} more questions`}>
          <ul className="space-y-1">
            {more.map((view) => (
              <li key={view.question.id}>
                <QuestionLink view={view} />
              </li>
            ))}
          </ul>
        </LazyDisclosure>
      )}
      <p className="m-0">
        {deciders.join(', ')}, {daysOf(decisions.map(({ at }) => at))}
      </p>
      {against.length > 0 && <p className="m-0 text-ink">Against: {against.join(', ')}</p>}
      {unsettled.slice(0, 1).map((view) => (
        <Link key={view.question.id} className="no-underline" to={`/questions/${view.question.id}`}>
          {view.status === 'decided' ? <LateAnswerTag view={view} /> : <StatusTag status={view.status} />}
        </Link>
      ))}
    </div>
  );
}

function QuestionLink({ view: { question } }: { view: QuestionView }) {
  return (
    <Link className="decoration-line hover:decoration-current" to={`/questions/${question.id}`}>
      {question.ask}
    </Link>
  );
}

const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

function daysOf(times: readonly string[]): string {
  const days = times.map((at) => new Date(at)).filter((day) => !Number.isNaN(day.valueOf()));
  const sorted = days.toSorted((a, b) => a.valueOf() - b.valueOf());
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? DAY.formatRange(first, last) : (times[0] ?? '');
}
