import type { CSSProperties } from 'react';
import { Gap } from '../facts/fact.tsx';

interface WaitProps {
  readonly out: boolean;
  /** How long it takes now, in milliseconds. */
  readonly took: number;
  /** How long people wait, in milliseconds; undefined where nobody has said. */
  readonly most: number | undefined;
}

/** The wait as a line as long as it takes, with a mark where people's patience ends. */
export function Wait({ out, took, most }: WaitProps) {
  const scale = Math.max(took, most ?? 0, 1_000);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--calls-took': `${(took / scale) * 100}%`,
    '--calls-most': `${((most ?? scale) / scale) * 100}%`,
    '--calls-wait': `${took / 1000}s`,
  };
  return (
    <div
      className="calls-wait"
      data-out={out || undefined}
      data-late={(most !== undefined && took > most) || undefined}
    >
      <div
        className="calls-line"
        style={style}
        data-known={most !== undefined || undefined}
        aria-hidden="true"
      >
        <i />
      </div>
      <p>
        {(took / 1000).toFixed(1)} s{' '}
        {most === undefined ? (
          <Gap q="calls.waiting" words="too long?" />
        ) : took > most ? (
          `too late: people wait ${most / 1000} s`
        ) : (
          `of the ${most / 1000} s people wait`
        )}
      </p>
    </div>
  );
}
