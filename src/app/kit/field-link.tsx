import type { ReactNode } from 'react';

/** A link to a field further down the page, by its id; it also focuses the field. */
export function FieldLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
