import { lazy, Suspense } from 'react';
import { useEntries } from '../line/outbox-store.ts';
import { waitingWords } from '../line/waiting-words.ts';
import { useKnown } from '../workspace/store.ts';

const Tray = lazy(() => import('../line/tray.tsx').then((tray) => ({ default: tray.Tray })));

/** What one has to know of the line to the server: that it is down, what waits here, and what was not taken. */
export function LineTroubles() {
  const { live, keeps } = useKnown();
  const entries = useEntries();
  const waiting = waitingWords(entries);
  const isRefused = entries.some(({ state }) => state === 'refused');
  return (
    <>
      {!live && (
        <p className="trouble" role="status">
          The line to the server is down.{' '}
          {waiting || 'What you type is kept on this device; this page comes back by itself.'}
        </p>
      )}
      {!keeps && (
        <p className="trouble">
          This browser keeps nothing: what you type and what waits here is lost when this page is closed.
        </p>
      )}
      {isRefused && (
        <Suspense fallback={null}>
          <Tray />
        </Suspense>
      )}
    </>
  );
}
