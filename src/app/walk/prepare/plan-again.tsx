import { useRef } from 'react';

/** Plans anew. What was changed by hand is not thrown away unasked. */
export function PlanAgain({ again }: { readonly again: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        Plan again
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="plan-again">
        <h2 id="plan-again">Plan again?</h2>
        <p>
          You have changed this agenda by hand. A new plan takes its place; your order and goals are gone.
        </p>
        <div className="row">
          <button
            type="button"
            className="button main"
            onClick={() => {
              dialog.current?.close();
              again();
            }}
          >
            Plan again
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Keep mine
          </button>
        </div>
      </dialog>
    </>
  );
}
