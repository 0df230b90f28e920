import { useState } from 'react';

interface PathsProps {
  readonly summary: string;
  readonly paths: readonly string[];
}

/** Paths of documents behind a line that says how many they are; drawn when it is opened. */
export function Paths({ summary, paths }: PathsProps) {
  const [open, setOpen] = useState(false);
  if (paths.length === 0) return null;
  return (
    <details className="paths" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {open && (
        <ul>
          {paths.map((path) => (
            <li key={path}>
              <code>{path}</code>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
