import type { ReactNode, RefObject } from 'react';

interface SureDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** What exactly is asked: “End the invitation of Dana?” */
  readonly asks: string;
  /** The button that goes through with it. */
  readonly yes: string;
  /** The button that leaves it as it is; absent: “Not now”. */
  readonly no?: string;
  /** Whether it may be gone through with by now; absent: it may. */
  readonly ready?: boolean;
  readonly onYes: () => void;
  /** What happens then, and what is still wanted. */
  readonly children: ReactNode;
}

/** Asks once before what cannot be taken back. */
export function SureDialog({
  dialog,
  asks,
  yes,
  no = 'Not now',
  ready = true,
  onYes,
  children,
}: SureDialogProps) {
  return (
    <dialog ref={dialog} className="dialog" aria-label={asks}>
      <h2>{asks}</h2>
      {children}
      <div className="row">
        <button
          type="button"
          className="button main"
          disabled={!ready}
          onClick={() => {
            dialog.current?.close();
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {no}
        </button>
      </div>
    </dialog>
  );
}
