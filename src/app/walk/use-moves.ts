import type { BarParts } from './bar-parts.ts';
import { inView } from './in-view.ts';
import { isSamePlace, isShowable } from './places.ts';
import type { Tell } from './use-tell.ts';

export interface Moves {
  /** Takes everybody to an address, the facilitator too unless they run it from the console. */
  readonly show: (place: string) => Promise<boolean>;
  readonly undo: () => Promise<boolean>;
  /** Whether all could be brought here, from elsewhere. */
  readonly isAway: boolean;
  /** Where taking the last move back goes, in words; null where there is nothing to take back. */
  readonly undoTo: string | null;
}

/** How everybody is moved, and moved back. */
export function useMoves(
  { view, workspace, at, tellFollow }: Pick<BarParts, 'view' | 'workspace' | 'at' | 'tellFollow'>,
  tell: Tell,
): Moves {
  const [before, last] = view.shown.slice(-2);
  const goAlong = () => isShowable(at) && tellFollow({ happened: 'led' });
  return {
    isAway: isShowable(at) && (view.place === null || !isSamePlace(at, view.place)),
    show: (place) => {
      goAlong();
      return tell({ happened: 'shown', place });
    },
    undo: async () => {
      if (!before || !last) return false;
      goAlong();
      return tell({ happened: 'shown', place: before.place, undoes: last.id });
    },
    undoTo: before && last ? inView(before.place, workspace).title : null,
  };
}
