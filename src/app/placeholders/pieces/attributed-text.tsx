import type { ReactNode } from 'react';
import type { QuestionView } from '#core/index.ts';

/** A settled value as a screen words it, with who decided or assumed it. */
export function AttributedText({ view, children }: { view: QuestionView; children: ReactNode }) {
  const { decision, status } = view;
  if (!decision) return children;
  const word = decision.result.outcome === 'assumed' ? 'Assumed' : 'Decided';
  const stale = status === 'stale' ? ', now stale,' : '';
  return (
    <>
      {children} <small className="spot-by">{`${word}${stale} by ${decision.by.name}`}</small>
    </>
  );
}

export function SettledTag({ settled }: { settled: boolean }) {
  return settled ? <span className="tag decided">Decided</span> : <span className="tag guess">Said, not decided</span>;
}
