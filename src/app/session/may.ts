import type { Role } from '#core/index.ts';
import { useRole } from './session.ts';

/** What one may do here, so that a page offers nothing that the server would refuse. */
export interface May {
  /** Answer, and say how one takes the answers of others. */
  readonly answer: boolean;
  readonly ask: boolean;
  /** Decide, take over texts, write records down. */
  readonly decide: boolean;
}

const MAY: Readonly<Record<Role, May>> = {
  facilitator: { answer: true, ask: true, decide: true },
  stakeholder: { answer: true, ask: true, decide: false },
  viewer: { answer: false, ask: false, decide: false },
};

export function useMay(): May {
  return MAY[useRole()];
}
