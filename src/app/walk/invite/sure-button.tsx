import { type ReactNode, useRef } from 'react';

interface SureButtonProps {
  readonly label: string;
  /** Whom it is about, for those who do not see beside whom it stands. */
  readonly whose: string;
  /** What exactly is asked, as the head of the dialog: “End the invitation of Dana?” */
  readonly asks: string;
  /** The button that goes through with it. */
  readonly yes: string;
  readonly onYes: () => void;
  /** What happens then. */
  readonly children: ReactNode;
}

/** A button for what cannot be taken back: it says what will happen and asks once. */
export function SureButton({ label, whose, asks, yes, onYes, children }: SureButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="plain"
        aria-label={`${label}: ${whose}`}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={dialog} className="dialog" aria-label={asks}>
        <h2>{asks}</h2>
        <p>{children}</p>
        <div className="row">
          <button
            type="button"
            className="button main"
            onClick={() => {
              dialog.current?.close();
              onYes();
            }}
          >
            {yes}
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            Not now
          </button>
        </div>
      </dialog>
    </>
  );
}
