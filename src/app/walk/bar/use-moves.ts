import { useRef, useState } from 'react';
import { inView, isSamePlace, isShowable, type Shown } from '#core/index.ts';
import type { BarParts } from './bar-parts.ts';
import type { Tell } from './use-tell.ts';

export interface Moves {
  /** What was shown, with a move that is still on its way: the next one goes on from there. */
  readonly shown: readonly Pick<Shown, 'place'>[];
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
  const [ahead, setAhead] = useState<string | null>(null);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const goAlong = () => isShowable(at) && tellFollow({ happened: 'led' });
  // One after the other, so that they come in as they were made.
  const move = (what: Parameters<Tell>[0]) => {
    goAlong();
    const told = underWay.current.then(() => tell(what));
    underWay.current = told;
    return told;
  };
  return {
    shown: ahead === null ? view.shown : [...view.shown, { place: ahead }],
    isAway: isShowable(at) && (view.place === null || !isSamePlace(at, view.place)),
    show: async (place) => {
      setAhead(place);
      const counts = await move({ happened: 'shown', place });
      setAhead((now) => (now === place ? null : now));
      return counts;
    },
    undo: async () => {
      // What is still on its way is not known by name yet.
      if (!before || !last || ahead !== null) return false;
      return move({ happened: 'shown', place: before.place, undoes: last.id });
    },
    undoTo: before && last ? inView(before.place, workspace).title : null,
  };
}
