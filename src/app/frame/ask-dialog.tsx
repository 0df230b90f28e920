import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { AddQuestion } from '../asking/add-question.tsx';
import { useWorkspace } from '../workspace/store.ts';

/** A question that comes to mind on any page: it goes to the point in view, or to one that is named. */
export function AskDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { points } = useWorkspace();
  const inView = useParams().point;
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const stated = points.filter(({ status }) => status !== 'container');
  const point = chosen ?? stated.find((view) => view.point.id === inView)?.point.id ?? stated[0]?.point.id;
  if (point === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="button ask"
        onClick={() => {
          setChosen(null);
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        Ask
      </button>
      <dialog ref={dialog} className="dialog" aria-label="Ask a question" onClose={() => setOpen(false)}>
        {open && (
          <>
            <h2>Ask a question</h2>
            <div className="line">
              <label htmlFor="ask-point">About which point?</label>
              <select id="ask-point" value={point} onChange={(event) => setChosen(event.target.value)}>
                {stated.map((view) => (
                  <option key={view.point.id} value={view.point.id}>
                    {view.point.title}
                  </option>
                ))}
              </select>
            </div>
            <AddQuestion key={point} point={point} done={() => dialog.current?.close()} />
          </>
        )}
      </dialog>
    </>
  );
}
