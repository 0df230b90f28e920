import { lazyComponent } from '../kit/lazy-component.tsx';
import { useEntries, waitingWords } from '../sync/outbox-store.ts';
import { canReload } from '../sync/prefetch.ts';
import { useWorkspaceState } from '../workspace/store.ts';

const RefusedCommands = lazyComponent(async () => (await import('./refused-commands.tsx')).RefusedCommands);

/**
 * Problems that occur while a page is open: the server cannot be reached, commands wait or were refused, SPEC.md and
 * the document that it was copied from differ.
 */
export function ConnectionProblems() {
  const { live, isPersistent, opened } = useWorkspaceState();
  const entries = useEntries();
  const waiting = waitingWords(entries);
  const isRefused = entries.some(({ state }) => state === 'refused');
  return (
    <>
      {!live && (
        <p className="trouble" role="status">
          You are offline. {waiting || 'What you type is kept on this device and goes out by itself.'}
          {!canReload() && ' Keep this page open and do not reload it: offline it cannot be loaded again.'}
        </p>
      )}
      {!isPersistent && (
        <p className="trouble">
          This browser stores nothing: what you type, and what is not sent yet, is lost when you close this page.
        </p>
      )}
      {opened.source && (
        <p className="trouble" role="alert">
          {opened.source}
        </p>
      )}
      {isRefused && <RefusedCommands />}
    </>
  );
}
