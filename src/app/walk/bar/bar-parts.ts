import { useSyncExternalStore } from 'react';
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
  readonly dispatchFollow: (event: FollowEvent) => void;
  /** Opens the line in which a question is parked; null where one may not ask. */
  readonly park: (() => void) | null;
}

/** Whether the window is narrower than so many pixels. */
export function useNarrow(pixels: number): boolean {
  const query = `(max-width: ${pixels - 1}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
