import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from './button.tsx';

interface ConfirmDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The question: “End the invitation of Dana?” */
  readonly asks: string;
  /** Label of the button that confirms. */
  readonly yes: string;
  /** Label of the button that cancels; absent: “Not now”. */
  readonly no?: string;
  /** Whether it may be confirmed yet; absent: yes. */
  readonly ready?: boolean;
  readonly onYes: () => void;
  /** What the action does, and what is still needed. */
  readonly children: ReactNode;
}

/** Asks before an action that cannot be undone. */
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
  /** What the button applies to, for screen readers. */
  readonly whose: string;
  /** The head of the dialog, a question: “End the invitation of Dana?” */
  readonly asks: string;
  /** Label of the button that confirms. */
  readonly yes: string;
  readonly onYes: () => void;
  /** What the action does. */
  readonly children: ReactNode;
}

/** A button for an action that cannot be undone: it says what will happen and asks once. */
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
