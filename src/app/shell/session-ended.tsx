import { Link } from 'react-router';
import { useEntries, waitingWords } from '../sync/outbox-store.ts';

/** Shown to somebody whose session has ended: why, and how to join again. What they typed stays on their device. */
export function SessionEnded({ problem }: { problem: string }) {
  const waiting = waitingWords(useEntries());
  return (
    <main className="max-w-160 mx-auto px-4 py-12" id="main">
      <title>Not in any more · Specwalk</title>
      <h1>You are not in any more</h1>
      <p className="lead" role="alert">
        {problem}
      </p>
      <p>What you typed stays on this device{waiting && `. ${waiting.replace(/;.*$/, '')}`}.</p>
      <p>
        <Link className="button main" to="/join">
          Come in again
        </Link>
      </p>
    </main>
  );
}
