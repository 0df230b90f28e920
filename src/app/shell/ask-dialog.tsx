import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { endTypeAhead, startTypeAhead } from '../keys/type-ahead.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Select } from '../kit/fields.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { usePermissions } from '../session/session.ts';
import { useWorkspace } from '../workspace/store.ts';

const AddQuestion = lazyComponent(async () => (await import('../asking/add-question.tsx')).AddQuestion);

/** Adds a question from any page: to the point in view, or to a chosen one. */
export function AskDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { points } = useWorkspace();
  const inView = useParams().point;
  const may = usePermissions();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const stated = points.filter(({ status }) => status !== 'container');
  const point = chosen ?? stated.find((view) => view.point.id === inView)?.point.id ?? stated[0]?.point.id;
  const show = () => {
    setChosen(null);
    startTypeAhead();
    setOpen(true);
    dialog.current?.showModal();
  };
  const closed = () => {
    // The close event is asynchronous: by now the dialog may be open again.
    if (dialog.current?.open) return;
    endTypeAhead();
    setOpen(false);
  };
  useKeys('Everywhere', [
    { keys: 'a', label: 'Ask a question', run: show, when: () => may.ask && point !== undefined },
  ]);
  if (!may.ask || point === undefined) return null;
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
      <dialog ref={dialog} className="dialog" aria-label="Ask a question" onClose={closed}>
        {open && (
          <>
            <h2>Ask a question</h2>
            <div className="line">
              <label htmlFor="ask-point">About which point?</label>
              <Select
                id="ask-point"
                value={point}
                of={stated.map((view) => [view.point.id, view.point.title])}
                onChange={setChosen}
              />
            </div>
            <AddQuestion point={point} done={() => dialog.current?.close()} />
          </>
        )}
      </dialog>
    </>
  );
}
