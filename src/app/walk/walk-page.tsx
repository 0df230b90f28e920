import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { WalkthroughView } from '#core/index.ts';
import { useRole } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';
import { AgendaGoals } from './agenda/goals.tsx';
import { PastWalkthroughs } from './figures/past-walkthroughs.tsx';
import { Prepare } from './prepare/prepare.tsx';

const Console = lazy(async () => ({ default: (await import('./console/console.tsx')).Console }));
const WalkFigures = lazy(async () => ({ default: (await import('./figures/walk-figures.tsx')).WalkFigures }));
const RunningAgenda = lazy(async () => ({
  default: (await import('./agenda/running-agenda.tsx')).RunningAgenda,
}));

/** The walkthrough: prepared, run, or taken part in, by who one is; and those that are over. */
export function Component() {
  const { walking } = useWorkspace();
  const isFacilitator = useRole() === 'facilitator';
  return (
    <div className="page walk">
      <title>Walk · Specwalk</title>
      <h1>{walking ? walking.walkthrough.title : 'Walk through it together'}</h1>
      <Suspense fallback={<p className="lead">One moment …</p>}>
        {isFacilitator ? walking ? <Running view={walking} /> : <Prepare /> : <Guest walking={walking} />}
      </Suspense>
      <PastWalkthroughs />
      {isFacilitator && !walking && (
        <Suspense fallback={null}>
          <WalkFigures />
        </Suspense>
      )}
    </div>
  );
}

/** For whoever runs it: what goes on, and the agenda, which may still change. */
function Running({ view }: { readonly view: WalkthroughView }) {
  return (
    <>
      <Console />
      <RunningAgenda view={view} />
    </>
  );
}

/** For whoever takes part or looks on. */
function Guest({ walking }: { readonly walking: WalkthroughView | null }) {
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
