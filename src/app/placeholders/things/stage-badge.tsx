import type { StageName } from './stage-name.ts';

interface StageBadgeProps {
  readonly stage: StageName;
  /** Whether all of it was decided; else some of it is assumed or has gone stale. */
  readonly firm: boolean;
  /** How many questions of the screen are still open. */
  readonly open: number;
}

/** The word in the corner of a stage: made up, partly said, or as decided. */
export function StageBadge({ stage, firm, open }: StageBadgeProps) {
  if (stage === 'nothing') return <span className="tag guess">Guess, made up to be wrong</span>;
  if (stage === 'partly') return <span className="tag hole">Partly said, the rest is hatched</span>;
  return firm ? (
    <span className="tag said">{open === 0 ? 'As decided' : 'As decided so far'}</span>
  ) : (
    <span className="tag guess">Said, some of it only assumed</span>
  );
}
