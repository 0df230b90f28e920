import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useKnown } from '../workspace/store.ts';

const LineTroubles = lazy(async () => ({ default: (await import('./line-troubles.tsx')).LineTroubles }));

/** What stands between people and their work, one sentence each, at the head of every page. */
export function Troubles() {
  const { opened } = useKnown();
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  const edited = opened.spec.blocks.filter((block) => block.editedByHand).length;
  const [first] = opened.quarantined;
  return (
    <>
      {stands && (
        <Suspense fallback={null}>
          <LineTroubles />
        </Suspense>
      )}
      {opened.trouble && (
        <p className="trouble" role="alert">
          {opened.trouble}
        </p>
      )}
      {opened.problem && (
        <p className="trouble" role="alert">
          {opened.problem}
        </p>
      )}
      {first && (
        <p className="trouble">
          {opened.quarantined.length === 1
            ? '1 file cannot be read'
            : `${opened.quarantined.length} files cannot be read`}
          :{' '}
          <code>
            {first.path}:{first.line}
          </code>{' '}
          {first.reason} {opened.quarantined.length > 1 && <Link to="/gaps">See all</Link>}
        </p>
      )}
      {edited > 0 && (
        <p className="trouble">
          {edited === 1 ? 'A decided text' : `${edited} decided texts`} in SPEC.md{' '}
          {edited === 1 ? 'was' : 'were'} changed by hand. <Link to="/spec">Look at it</Link>
        </p>
      )}
    </>
  );
}
