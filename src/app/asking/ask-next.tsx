import { Link } from 'react-router';
import { useWorkspace } from '../workspace/store.ts';
import { reasonFor } from './reason.ts';

/** The way on once a question is closed: the next question, and why it is next. */
export function AskNext() {
  const next = useWorkspace().questions.find(({ rank }) => rank.frontier);
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
