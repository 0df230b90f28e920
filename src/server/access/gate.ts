import type { InviteStore } from './invite-store.ts';
import type { DoorState } from './invites.ts';
import type { Meter } from './limits.ts';
import type { Lobby } from './lobby.ts';
import type { Newcomers } from './places.ts';
import type { Random } from './secret.ts';
import type { Spoken } from './spoken.ts';

export interface Gate {
  readonly door: DoorState;
  readonly store: InviteStore;
  readonly lobby: Lobby;
  readonly spoken: () => Spoken;
  readonly newcomers: Newcomers;
  readonly meter: Meter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  readonly changed: () => void;
}
