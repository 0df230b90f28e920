import type { Walkthrough } from '../facts/walkthrough/types.ts';
import { type Workspace, workspaceTitle } from '../workspace/workspace.ts';
import type { JoinOffer } from './presence/types.ts';
import { minutesOf, waitingForPerson } from './waiting-for-person.ts';

interface OfferContext {
  /** Who has come in to run it; empty: nobody yet. */
  readonly host: string;
  /** What the invited person speaks for; may be empty. */
  readonly role: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Who asks, about what, and for how long. */
export function joinOffer(workspace: Workspace, { host, role, now }: OfferContext): JoinOffer {
  const walkthrough = workspace.activeWalkthrough?.walkthrough;
  return {
    by: walkthrough?.by.name ?? host,
    about: workspaceTitle(workspace),
    minutes: walkthrough
      ? minutesLeft(walkthrough, now)
      : minutesOf(waitingForPerson(workspace, { name: '', role }).first),
    tone: workspace.tone,
  };
}

/** Of the time that was given; 0 once it is over. */
function minutesLeft({ at, minutes }: Walkthrough, now: number): number {
  const gone = Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));
  return Math.max(0, minutes - gone);
}
