import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

/** A modal dialog that opens as soon as it is mounted; closing it restores the focus. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const cancelled = (event: Event) => {
      if (event.target !== current) return;
      event.preventDefault();
      closeModal(current);
    };
    current?.showModal();
    current?.addEventListener('cancel', cancelled);
    return () => current?.removeEventListener('cancel', cancelled);
  }, []);
  return dialog;
}

/**
 * Closes a dialog and says so at once. The browser tells it a moment later, and a key pressed meanwhile would open a
 * dialog that this would close again.
 */
export function closeModal(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
}
