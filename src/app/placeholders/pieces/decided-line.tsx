import type { ReactNode } from 'react';
import type { QuestionView } from '#core/index.ts';

/** What has been settled, in few words where there is no room for the whole answer, with who settled it. */
export function DecidedLine({ view, children }: { view: QuestionView; children: ReactNode }) {
  const { decision } = view;
  if (!decision) return children;
  const { result, by } = decision;
  const word = result.outcome === 'assumed' ? 'Assumed' : 'Decided';
  return (
    <>
      {result.outcome === 'not-applicable' ? 'Does not apply' : children}{' '}
      <small className="spot-by">
        {view.status === 'stale' ? `${word}, now stale, by ${by.name}` : `${word} by ${by.name}`}
      </small>
    </>
  );
}
