import { counted, isClosed, type PointView, putOffIn } from '#core/index.ts';
import type { StageName } from './stage-name.ts';

interface StageBadgeProps {
  readonly view: PointView;
  readonly stage: StageName;
  /** Whether all of it was decided; else some of it is assumed or has gone stale. */
  readonly firm: boolean;
}

/** The word in the corner of a stage: made up, partly said, or as decided, with how much of that is missing. */
export function StageBadge({ view, stage, firm }: StageBadgeProps) {
  if (stage === 'nothing') return <span className="tag guess">Guess, made up to be wrong</span>;
  if (stage === 'partly') return <span className="tag hole">Partly said, the rest is hatched</span>;
  if (!firm) return <span className="tag guess">Said, some of it only assumed</span>;
  const missing = missingIn(view);
  return missing === '' ? (
    <span className="tag said">As decided</span>
  ) : (
    <span className="tag hole">Decided, {missing}</span>
  );
}

/** How many holes are left on a screen; where there are none, how many questions were put off. */
function missingIn({ questions }: PointView): string {
  const open = questions.filter(({ status }) => !isClosed(status)).length;
  const later = putOffIn(questions);
  if (open > 0) return `${counted(open, 'hole')} left`;
  return later > 0 ? `${later} put off` : '';
}
