import { type ComponentProps, type ReactNode, useState } from 'react';

interface FoldProps extends ComponentProps<'details'> {
  readonly summary: ReactNode;
}

/** Content behind a line that opens it; rendered only while it is open. */
export function Fold({ summary, children, ...rest }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details {...rest} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
