import { Link } from 'react-router';
import type { QuestionView } from '#core/index.ts';
import type { Minutes } from '#core/minutes.ts';
import { StatusTag } from '../../kit/status-tag.tsx';

/** A part that lists questions; nothing where there are none. */
export function QuestionLines({
  head,
  views,
}: {
  readonly head: string;
  readonly views: readonly QuestionView[];
}) {
  if (views.length === 0) return null;
  return (
    <section aria-label={head}>
      <h2>
        {head} <small className="quiet">{views.length}</small>
      </h2>
      <Lines views={views} />
    </section>
  );
}

function Lines({ views }: { readonly views: readonly QuestionView[] }) {
  return (
    <ul className="minutes-lines">
      {views.map(({ question, status }) => (
        <li key={question.id}>
          <StatusTag status={status} />
          <Link to={`/questions/${question.id}`}>{question.ask}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The questions to ask first the next time. */
export function NextQuestions({ next }: { readonly next: Minutes['next'] }) {
  const more = next.open - next.questions.length;
  if (next.open === 0) return null;
  return (
    <section aria-label="What to ask next">
      <h2>What to ask next</h2>
      <Lines views={next.questions} />
      {more > 0 && (
        <p className="quiet">
          and {more} more, all under <Link to="/questions">Questions</Link>.
        </p>
      )}
    </section>
  );
}
