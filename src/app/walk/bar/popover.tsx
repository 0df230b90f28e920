import { type ReactNode, useEffect, useId, useState } from 'react';
import { endTypeAhead, focusFirstField, startTypeAhead } from '../../keys/type-ahead.ts';

interface PopoverProps {
  readonly label: ReactNode;
  /** Name of the popover for screen readers. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Its content, rendered while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

const GAP = 6;

/** A button with a popover: below it if there is room, at the foot of a phone. Escape closes it. */
export function Popover({ label, name, className = 'walk-button', children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  useEffect(() => {
    const popover = open ? document.getElementById(id) : null;
    if (!popover) return undefined;
    const reposition = () => placePopover(popover);
    window.addEventListener('resize', reposition);
    return () => window.removeEventListener('resize', reposition);
  }, [open, id]);
  return (
    <>
      <button type="button" className={className} popoverTarget={id} aria-haspopup="dialog" data-pop={name}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className="pop m-0 p-4 text-ink text-sm overflow-auto bg-raised border border-line-strong rounded-xl"
        role="dialog"
        aria-label={name}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return;
          placePopover(event.currentTarget);
          // Whatever is typed from now on is for its field, and never a command to the room.
          startTypeAhead();
          setOpen(true);
        }}
        onToggle={(event) => {
          if (event.newState === 'open') focusFirstField(event.currentTarget);
          endTypeAhead();
          setOpen(event.newState === 'open');
        }}
      >
        {open && (
          <div className="focus:outline-none grid gap-3" tabIndex={-1} ref={focusFirstField}>
            {children(close)}
          </div>
        )}
      </div>
    </>
  );
}

/**
 * Positions the popover under its button, inside the window. On a phone the style sheet puts it at the foot instead.
 */
function placePopover(popover: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)?.getBoundingClientRect();
  if (!button) return;
  const fromRight = button.left > window.innerWidth / 2;
  popover.style.setProperty('--pop-top', `${button.bottom + GAP}px`);
  popover.style.setProperty('--pop-left', fromRight ? 'auto' : `${Math.max(GAP, button.left)}px`);
  popover.style.setProperty('--pop-right', fromRight ? `${Math.max(GAP, window.innerWidth - button.right)}px` : 'auto');
}
