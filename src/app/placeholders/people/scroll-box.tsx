import type { ReactNode, Ref } from 'react';

interface ScrollBoxProps {
  readonly className: string;
  readonly label: string;
  readonly box?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A box that scrolls by itself, so that the page does not; reached by keyboard, with a name. */
export function ScrollBox({ className, label, box, children }: ScrollBoxProps) {
  return (
    <section
      className={className}
      aria-label={label}
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
