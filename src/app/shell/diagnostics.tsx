import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { counted, plural } from '#core/index.ts';
import { deferred } from '../kit/deferred.tsx';
import { useKnown } from '../workspace/store.ts';

const LineTroubles = deferred(async () => (await import('./connection-troubles.tsx')).LineTroubles);

/** What keeps people from their work, one sentence each, at the head of every page. */
export function Troubles() {
  const { opened } = useKnown();
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  const edited = opened.spec.blocks.filter((block) => block.editedByHand).length;
  const [first] = opened.quarantined;
  return (
    <>
      {stands && <LineTroubles />}
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
          {counted(opened.quarantined.length, 'file cannot be read', 'files cannot be read')}:{' '}
          <code>
            {first.path}:{first.line}
          </code>{' '}
          {first.reason} {opened.quarantined.length > 1 && <Link to="/gaps">See all</Link>}
        </p>
      )}
      {edited > 0 && (
        <p className="trouble">
          {plural(edited, 'A decided text', '# decided texts')} in SPEC.md {plural(edited, 'was', 'were')}{' '}
          changed by hand. <Link to="/spec">Look at it</Link>
        </p>
      )}
    </>
  );
}
