import type { WalkthroughView, Workspace } from '#core/index.ts';
import type { RoomState } from '#core/room.ts';
import type { Follow, FollowEvent } from '../follow/follow.ts';

/** What every bar is drawn from. */
export interface BarParts {
  readonly view: WalkthroughView;
  readonly workspace: Workspace;
  readonly room: RoomState | null;
  /** Address of this page. */
  readonly at: string;
  readonly follow: Follow;
  readonly tellFollow: (event: FollowEvent) => void;
  /** Opens the line in which a question is parked; null where one may not ask. */
  readonly park: (() => void) | null;
}
