import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A modal dialog that opens as soon as it is mounted; closing it restores the focus. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before what is in it takes the keyboard.
  useLayoutEffect(() => {
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
