import { Link } from 'react-router';
import { plural, withCount } from '#core/index.ts';
import { DropTarget } from '../intake/drop-target.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { useEntries, waitingWords } from '../sync/outbox-store.ts';
import { canReload } from '../sync/prefetch.ts';
import { useWorkspaceState } from '../workspace/store.ts';

const RefusedCommands = lazyComponent(async () => (await import('./refused-commands.tsx')).RefusedCommands);

/**
 * What is wrong, one sentence each, at the head of every page: with the line to the server, this browser, the files; and
 * the target for files that somebody drops, which the first page does not wait for either.
 */
export function PageProblems() {
  const { live, isPersistent, opened } = useWorkspaceState();
  const entries = useEntries();
  const edited = opened.spec.blocks.filter((block) => block.editedByHand).length;
  const [first] = opened.quarantined;
  return (
    <>
      <DropTarget />
      {!live && (
        <p className="trouble" role="status">
          You are offline. {waitingWords(entries) || 'What you type is kept on this device and goes out by itself.'}
          {!canReload() && ' Keep this page open and do not reload it: offline it cannot be loaded again.'}
        </p>
      )}
      {!isPersistent && (
        <p className="trouble">
          This browser stores nothing: what you type, and what is not sent yet, is lost when you close this page.
        </p>
      )}
      {[opened.source, opened.trouble, opened.problem].filter(Boolean).map((sentence) => (
        <p key={sentence} className="trouble" role="alert">
          {sentence}
        </p>
      ))}
      {entries.some(({ state }) => state === 'refused') && <RefusedCommands />}
      {first && (
        <p className="trouble">
          {withCount(opened.quarantined.length, 'file cannot be read', 'files cannot be read')}:{' '}
          <code>
            {first.path}:{first.line}
          </code>{' '}
          {first.reason}{' '}
          {(opened.quarantined.length > 1 || first.sides) && (
            <Link to="/gaps">{first.sides ? 'Choose' : 'See all'}</Link>
          )}
        </p>
      )}
      {edited > 0 && (
        <p className="trouble">
          {plural(edited, 'A decided text', '# decided texts')} in SPEC.md {plural(edited, 'was', 'were')} changed by
          hand. <Link to="/spec">Look at it</Link>
        </p>
      )}
    </>
  );
}
