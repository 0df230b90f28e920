import { type ReactNode, useEffect, useState } from 'react';
import { useModal } from '../kit/modal.ts';

interface ProductDialogProps {
  readonly label: string;
  readonly closed: () => void;
  readonly children: ReactNode;
}

/** A form of the product over the screen, while it is mounted; Escape closes it, and the focus goes back. */
export function ProductDialog({ label, closed, children }: ProductDialogProps) {
  const dialog = useModal();
  useFocusGivenBack();
  return (
    <dialog
      ref={dialog}
      className="dialog @container [--width:640px] max-h-[92vh] overflow-auto text-start whitespace-normal
        [&>.proto-moves]:max-w-none [&>.proto-moves]:p-0 [&>.proto-moves]:border-0"
      aria-label={label}
      onClose={closed}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2>{label}</h2>
      {children}
    </dialog>
  );
}

/** A dialog that is taken away while it is open leaves the focus nowhere. */
function useFocusGivenBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    },
    [before],
  );
}
