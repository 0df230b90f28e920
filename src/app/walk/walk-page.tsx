import { Link } from 'react-router';
import type { Decision, Speaker, WalkthroughView } from '#core/index.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { LINK_LIST, Section } from '../kit/section.tsx';
import { Timestamp } from '../kit/timestamp.tsx';
import { useRole } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { AgendaGoals } from './agenda/goals.tsx';
import { WalkFigures } from './figures/figures.tsx';
import { Prepare } from './prepare/prepare.tsx';

const Console = lazyComponent(
  async () => (await import('./console/console.tsx')).Console,
  <p className="lead">One moment …</p>,
);
const RunningAgenda = lazyComponent(async () => (await import('./agenda/running-agenda.tsx')).RunningAgenda);

export function Component() {
  const { activeWalkthrough } = useWorkspace();
  const isFacilitator = useRole() === 'facilitator';
  return (
    <div className="page walk">
      <title>Walk · Specwalk</title>
      <h1>{activeWalkthrough ? activeWalkthrough.walkthrough.title : 'Walk through it together'}</h1>
      {!isFacilitator && <ParticipantView walking={activeWalkthrough} />}
      {isFacilitator && !activeWalkthrough && <Prepare />}
      {isFacilitator && activeWalkthrough && (
        <>
          <Console />
          <RunningAgenda view={activeWalkthrough} />
        </>
      )}
      <PastWalkthroughs />
      {isFacilitator && !activeWalkthrough && <WalkFigures />}
    </div>
  );
}

function ParticipantView({ walking }: { readonly walking: WalkthroughView | null }) {
  if (!walking)
    return (
      <p className="lead">
        Nothing goes on right now. <Link to="/walk/mine">Here is what waits for you.</Link>
      </p>
    );
  const { walkthrough, place, agenda } = walking;
  return (
    <>
      <p className="lead">
        {walkthrough.by.name} takes everybody along, for {walkthrough.minutes} minutes.{' '}
        {place === null ? 'The first screen comes in a moment.' : <Link to={place}>Go where all are.</Link>}
      </p>
      <AgendaGoals agenda={agenda} place={place} />
      <p>
        <Link to="/walk/mine">What waits for you</Link>
      </p>
    </>
  );
}

function PastWalkthroughs() {
  const { walkthroughs, latestDecisions } = useWorkspace();
  const ended = walkthroughs.filter(({ endedAt }) => endedAt !== null);
  if (ended.length === 0) return null;
  return (
    <Section className="past" head="So far" aria-label="Walkthroughs so far">
      <ul className={LINK_LIST}>
        {ended.map(({ walkthrough: { id, title, at, by }, people }) => (
          <li key={id}>
            <Link to={`/walk/minutes/${id}`}>{title}</Link>
            <p className="quiet">
              <Timestamp at={at} /> · {peopleWords([by, ...people])} ·{' '}
              {outcomeWords(latestDecisions.filter(({ during }) => during === id))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const MAX_NAMES = 5;

function peopleWords(people: readonly Speaker[]): string {
  const names = [...new Set(people.map(({ name }) => name))];
  const more = names.length - MAX_NAMES;
  return `${names.slice(0, MAX_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function outcomeWords(decisions: readonly Decision[]): string {
  const count = (...outcomes: readonly Decision['result']['outcome'][]) =>
    decisions.filter(({ result }) => outcomes.includes(result.outcome)).length;
  return `${count('decided', 'not-applicable')} decided, ${count('assumed')} assumed, ${count('deferred')} deferred`;
}
