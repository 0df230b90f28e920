import type { ReactNode } from 'react';

/** Leads to a field further down the page, by its id, and gives it the keyboard. */
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
