import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { More } from './more.tsx';
import { Pop } from './pop.tsx';

interface FacilitatorMoreProps {
  readonly end: () => void;
  /** What has no room in the bar. */
  readonly children: ReactNode;
}

/** What the facilitator needs now and then. */
export function FacilitatorMore({ end, children }: FacilitatorMoreProps) {
  return (
    <Pop name="More of the walkthrough" label={<More />}>
      {(close) => (
        <div className="walk-more">
          {children}
          <Link className="walk-button" to="/walk" onClick={close}>
            Console
          </Link>
          <a className="walk-button" href="/walk/present" target={WALL} onClick={close}>
            On the wall
          </a>
          <Link className="walk-button" to="/walk/invite" onClick={close}>
            Invite
          </Link>
          <button
            type="button"
            className="walk-button"
            onClick={() => {
              close();
              end();
            }}
          >
            End …
          </button>
        </div>
      )}
    </Pop>
  );
}

/** The window on the wall: opened once, wherever it is opened from. */
export const WALL = 'specwalk-wall';
