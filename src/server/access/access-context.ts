import type { OriginQuota } from './capacity.ts';
import type { InviteStore } from './invite-store.ts';
import type { DoorState } from './invites.ts';
import type { WriteMeter } from './limits.ts';
import type { Lobby } from './lobby.ts';
import type { PastSpeakers } from './past-speakers.ts';
import type { RandomBytes } from './secret.ts';

export interface AccessContext {
  readonly door: DoorState;
  readonly store: InviteStore;
  readonly lobby: Lobby;
  readonly pastSpeakers: () => PastSpeakers;
  readonly originQuota: OriginQuota;
  readonly meter: WriteMeter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly changed: () => void;
}
