import { type ReactNode, useEffect, useId, useState } from 'react';
import { takeKeyboardIn } from '../../keys/typed-ahead.ts';

interface PopProps {
  readonly label: ReactNode;
  /** Names what opens, for screen readers. */
  readonly name: string;
  readonly className?: string;
  /** Its content, rendered while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

const GAP = 6;

/** A button with what it opens: below it where there is room, at the foot of a phone. Escape closes it. */
export function Pop({ label, name, className = 'walk-button', children }: PopProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  useEffect(() => {
    const pop = open ? document.getElementById(id) : null;
    if (!pop) return undefined;
    const again = () => place(pop);
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, [open, id]);
  return (
    <>
      <button type="button" className={className} popoverTarget={id} aria-haspopup="dialog" data-pop={name}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className="pop m-0 p-4 text-ink text-14 overflow-auto bg-raised border border-line-strong rounded-xl"
        role="dialog"
        aria-label={name}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return;
          place(event.currentTarget);
          // Before it is shown, so that the very next letter is typed in it.
          setOpen(true);
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <div className="focus:outline-none grid gap-3" tabIndex={-1} ref={takeKeyboardIn}>
            {children(close)}
          </div>
        )}
      </div>
    </>
  );
}

/** Under its button, inside the window. On a phone the style sheet lays it at the foot instead. */
function place(pop: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(pop.id)}"]`)?.getBoundingClientRect();
  if (!button) return;
  const fromRight = button.left > window.innerWidth / 2;
  pop.style.setProperty('--pop-top', `${button.bottom + GAP}px`);
  pop.style.setProperty('--pop-left', fromRight ? 'auto' : `${Math.max(GAP, button.left)}px`);
  pop.style.setProperty('--pop-right', fromRight ? `${Math.max(GAP, window.innerWidth - button.right)}px` : 'auto');
}

export function More() {
  return (
    <>
      <span aria-hidden="true">⋯</span>
      <span className="unseen">More of the walkthrough</span>
    </>
  );
}
