import { type ReactNode, useRef } from 'react';
import { SureDialog } from '../../kit/sure-dialog.tsx';

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
      <SureDialog dialog={dialog} asks={asks} yes={yes} onYes={onYes}>
        <p>{children}</p>
      </SureDialog>
    </>
  );
}
