import type { InviteStore } from './invite-store.ts';
import type { DoorState } from './invites.ts';
import type { Meter } from './limits.ts';
import type { Lobby } from './lobby.ts';
import type { Newcomers } from './places.ts';
import type { Random } from './secret.ts';
import type { Spoken } from './spoken.ts';

/** What everything about the door works with. */
export interface Gate {
  readonly door: DoorState;
  readonly store: InviteStore;
  readonly lobby: Lobby;
  /** What was said in the workspace, and under which names. */
  readonly spoken: () => Spoken;
  readonly newcomers: Newcomers;
  readonly meter: Meter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  /** To be called when who waits is another. */
  readonly changed: () => void;
}
