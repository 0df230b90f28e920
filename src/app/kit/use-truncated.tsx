import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';
import { usePrinting } from './media.ts';

/** The first `limit` of a list, and a button that shows all; on paper all are shown. */
export function useTruncated<T>(all: readonly T[], limit: number, says: string, className = 'button') {
  const [whole, setWhole] = useState(false);
  const printing = usePrinting();
  if (whole || printing || all.length <= limit) return { shown: all, more: null };
  const more = (
    <Button className={className} onClick={() => setWhole(true)}>
      {says}
    </Button>
  );
  return { shown: all.slice(0, limit), more };
}

interface ScrollBoxProps extends ComponentProps<'section'> {
  /** Name for screen readers. */
  readonly label: string;
}

/** A box that scrolls on its own, so that the page does not. */
export function ScrollBox({ label, ...rest }: ScrollBoxProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
  return <section aria-label={label} tabIndex={0} {...rest} />;
}
