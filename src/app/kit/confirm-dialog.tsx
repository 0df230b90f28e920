import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface ConfirmDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** What exactly is asked: “End the invitation of Dana?” */
  readonly asks: string;
  /** The button that goes through with it. */
  readonly yes: string;
  /** Label of the button that leaves it as it is; absent: “Not now”. */
  readonly no?: string;
  /** Whether it may be confirmed yet; absent: it may. */
  readonly ready?: boolean;
  readonly onYes: () => void;
  /** What happens then, and what is still needed. */
  readonly children: ReactNode;
}

/** Asks once before what cannot be taken back. */
export function ConfirmDialog({
  dialog,
  asks,
  yes,
  no = 'Not now',
  ready = true,
  onYes,
  children,
}: ConfirmDialogProps) {
  return (
    <dialog ref={dialog} className="dialog" aria-label={asks}>
      <h2>{asks}</h2>
      {children}
      <div className="row">
        <Button
          look="main"
          disabled={!ready}
          onClick={() => {
            dialog.current?.close();
            onYes();
          }}
        >
          {yes}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{no}</Button>
      </div>
    </dialog>
  );
}

interface ConfirmButtonProps {
  readonly label: string;
  /** Whom it is about, for screen readers. */
  readonly whose: string;
  /** The head of the dialog, a question: “End the invitation of Dana?” */
  readonly asks: string;
  /** The button that goes through with it. */
  readonly yes: string;
  readonly onYes: () => void;
  /** What happens then. */
  readonly children: ReactNode;
}

/** A button for what cannot be taken back: it says what will happen and asks once. */
export function ConfirmButton({ label, whose, asks, yes, onYes, children }: ConfirmButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button look="plain" aria-label={`${label}: ${whose}`} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <ConfirmDialog dialog={dialog} asks={asks} yes={yes} onYes={onYes}>
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}

/** A dialog that opens over the page as soon as it is drawn; closing it puts the focus back. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
