import { useRef, useState } from 'react';
import { inView, isSamePlace, isShowable, type Shown } from '#core/index.ts';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { knownNow } from '../../workspace/store.ts';
import type { BarParts } from './bar-parts.ts';

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
  { view, workspace, at, dispatchFollow }: Pick<BarParts, 'view' | 'workspace' | 'at' | 'dispatchFollow'>,
  emit: EmitEvent,
): Moves {
  const [ahead, setAhead] = useState<string | null>(null);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const goAlong = () => isShowable(at) && dispatchFollow({ happened: 'led' });
  const shown = ahead === null ? view.shown : [...view.shown, { place: ahead }];
  const before = shown.length > 1 ? shown.at(-2) : undefined;
  // One after the other, so that they come in as they were made, and each knows the one before.
  const inTurn = (move: () => Promise<boolean>) => {
    goAlong();
    const moved = underWay.current.then(move);
    underWay.current = moved;
    return moved;
  };
  return {
    shown,
    isAway: isShowable(at) && (view.place === null || !isSamePlace(at, view.place)),
    show: async (place) => {
      setAhead(place);
      const counts = await inTurn(() => emit({ happened: 'shown', place }));
      setAhead((now) => (now === place ? null : now));
      return counts;
    },
    undo: () =>
      inTurn(async () => {
        const [to, last] = knownNow()?.workspace.walking?.shown.slice(-2) ?? [];
        return to && last ? emit({ happened: 'shown', place: to.place, undoes: last.id }) : false;
      }),
    undoTo: before ? inView(before.place, workspace).title : null,
  };
}
