import { useRef } from 'react';
import { SureDialog } from '../../kit/sure-dialog.tsx';

/** Plans anew. What was changed by hand is not thrown away unasked. */
export function PlanAgain({ again }: { readonly again: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        Plan again
      </button>
      <SureDialog dialog={dialog} asks="Plan again?" yes="Plan again" no="Keep mine" onYes={again}>
        <p>
          You have changed this agenda by hand. A new plan takes its place; your order and goals are gone.
        </p>
      </SureDialog>
    </>
  );
}
