import { useState } from 'react';
import { useParams } from 'react-router';
import { endTypeAhead, startTypeAhead } from '../keys/type-ahead.ts';
import { useKeys } from '../keys/use-keys.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { usePermissions } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';

const OpenAskDialog = lazyComponent(async () => (await import('./dialogs.tsx')).OpenAskDialog);

/** Adds a question from any page: to the point in view, or to a chosen one. */
export function AskDialog() {
  const { points } = useWorkspace();
  const inView = useParams().point;
  const may = usePermissions();
  const [open, setOpen] = useState(false);
  const stated = points.filter(({ status }) => status !== 'container');
  const first = stated.find((view) => view.point.id === inView) ?? stated[0];
  const show = () => {
    startTypeAhead();
    setOpen(true);
  };
  const closed = () => {
    endTypeAhead();
    setOpen(false);
  };
  useKeys('Everywhere', [
    { keys: 'a', label: 'Ask a question', run: show, when: () => may.ask && first !== undefined },
  ]);
  if (!may.ask || first === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="button min-h-9 px-2.5 gap-1 border-0 bg-transparent font-normal"
        aria-label="Ask a question"
        onClick={show}
      >
        <span className="text-lg" aria-hidden="true">
          +
        </span>{' '}
        <span className="max-md:sr-only">Question</span>
      </button>
      {open && <OpenAskDialog points={stated} first={first.point.id} onClose={closed} />}
    </>
  );
}
