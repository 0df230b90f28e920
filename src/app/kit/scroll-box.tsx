import type { ComponentProps } from 'react';

interface ScrollBoxProps extends ComponentProps<'section'> {
  /** Name for screen readers. */
  readonly label: string;
}

/** A box that scrolls on its own, so that the page does not. */
export function ScrollBox({ label, ...rest }: ScrollBoxProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
  return <section aria-label={label} tabIndex={0} {...rest} />;
}
