import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that opens over the page as soon as it stands; closed, it gives the keyboard back. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
