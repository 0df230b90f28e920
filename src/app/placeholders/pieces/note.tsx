import './note.css';
import type { ReactNode } from 'react';

/** A few words and below them the spot of the question they lead to. */
export function Note({ says, children }: { says: string; children: ReactNode }) {
  return (
    <div className="note">
      <span>{says}</span>
      {children}
    </div>
  );
}
