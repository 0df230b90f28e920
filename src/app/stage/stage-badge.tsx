import { countDeferred, isClosed, type PointView, withCount } from '#core/index.ts';
import type { Completeness } from './stage-definition.ts';

interface StageBadgeProps {
  readonly view: PointView;
  readonly completeness: Completeness;
  /** Whether everything drawn is decided; else some of it is assumed or has to be checked again. */
  readonly firm: boolean;
}

/** The badge of a stage: all made up, partly said, or decided, with what is missing. */
export function StageBadge({ view, completeness, firm }: StageBadgeProps) {
  if (completeness === 'nothing') return <span className="tag guess">Made up, to be corrected</span>;
  if (completeness === 'partly') return <span className="tag partly">Partly said</span>;
  if (!firm) return <span className="tag assumed">Decided, some of it assumed</span>;
  const missing = missingIn(view);
  if (missing === '') return <span className="tag decided">As decided</span>;
  return <span className="tag partly">Decided, {missing}</span>;
}

/** The number of open questions of a screen, else that of deferred ones. */
function missingIn({ questions }: PointView): string {
  const open = questions.filter(({ status }) => !isClosed(status)).length;
  const deferred = countDeferred(questions);
  if (open > 0) return `${open} open`;
  return deferred > 0 ? `${withCount(deferred, 'answer')} to come later` : '';
}
