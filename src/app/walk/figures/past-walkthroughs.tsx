import { Link } from 'react-router';
import type { Decision, Speaker, WalkthroughView } from '#core/index.ts';
import { Moment } from '../../kit/moment.tsx';
import { useWorkspace } from '../../workspace/store.ts';

/** Walkthroughs that are over, newest first: when, who was there, and what came of them. */
export function PastWalkthroughs() {
  const { walkthroughs, latest } = useWorkspace();
  const over = walkthroughs.filter(({ endedAt }) => endedAt !== null);
  if (over.length === 0) return null;
  return (
    <section className="past" aria-label="Walkthroughs so far">
      <h2>So far</h2>
      <ul className="next">
        {over.map((view) => (
          <Past key={view.walkthrough.id} view={view} decisions={latest} />
        ))}
      </ul>
    </section>
  );
}

function Past({ view, decisions }: { view: WalkthroughView; decisions: readonly Decision[] }) {
  const { walkthrough, people } = view;
  const made = decisions.filter(({ during }) => during === walkthrough.id);
  return (
    <li>
      <Link to={`/walk/minutes/${walkthrough.id}`}>{walkthrough.title}</Link>
      <p className="quiet">
        <Moment at={walkthrough.at} /> · {peopleWords([walkthrough.by, ...people])} · {outcomeWords(made)}
      </p>
    </li>
  );
}

/** As many names as one reads. */
const NAMED = 5;

function peopleWords(people: readonly Speaker[]): string {
  const names = [...new Set(people.map(({ name }) => name))];
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function outcomeWords(made: readonly Decision[]): string {
  const count = (...outcomes: readonly Decision['result']['outcome'][]) =>
    made.filter(({ result }) => outcomes.includes(result.outcome)).length;
  return `${count('decided', 'not-applicable')} decided, ${count('assumed')} assumed, ${count('deferred')} deferred`;
}
