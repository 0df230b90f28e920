import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WALL } from '../wall/wall-window.tsx';
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
          <a className="walk-button" href={WALL.href} target={WALL.target} onClick={close}>
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
