import { LEGEND } from '../kit/status-tag.tsx';

/** What the looks mean, at the foot of every stage. */
export function Legend() {
  return (
    <footer className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-2 text-xs text-ink-2 border-t-1 border-line">
      {LEGEND.map(([look, word]) => (
        <span className="inline-flex items-center gap-1.5" key={look}>
          <i className="inline-block w-4.5 h-3 border rounded-xs by-look" data-look={look} aria-hidden="true" />
          {word}
        </span>
      ))}
    </footer>
  );
}
