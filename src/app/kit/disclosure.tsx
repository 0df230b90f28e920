import { type ComponentProps, type ReactNode, useState } from 'react';

/** Folded content; on paper it is open. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="list-item min-h-8 py-1 text-ink-2 text-sm">{summary}</summary>
      {children}
    </details>
  );
}

/** The classes of what is folded in a box of its own. */
export const FOLDED = 'border border-line rounded-lg bg-sheet px-4 py-2 print:hidden';

interface LazyDisclosureProps extends ComponentProps<'details'> {
  readonly summary: ReactNode;
}

/** Folded content that is rendered only while it is open. */
export function LazyDisclosure({ summary, children, ...rest }: LazyDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details {...rest} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
