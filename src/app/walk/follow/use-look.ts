import { useEffect, useSyncExternalStore } from 'react';
import { act, useRoom } from '../../session/presence-store.ts';
import { useSession } from '../../session/session.ts';
import { useKnown } from '../../workspace/store.ts';

/** Tells the room where this page looks, or that it is out of sight. */
export function useLook(place: string, following: boolean): void {
  const session = useSession();
  const room = useRoom();
  const { live } = useKnown();
  const inSight = useSyncExternalStore(subscribe, () => !document.hidden);
  const person = session?.person ?? null;
  const me = room?.people.find((one) => one.person === person);
  // It was told before the room knew this page, or another page of the same person has gone out of sight.
  const isForgotten = inSight && me?.place === null;
  useEffect(() => {
    if (live && person !== null) void act({ act: 'look', place: inSight ? place : null, following });
  }, [place, following, inSight, live, person]);
  useEffect(() => {
    if (isForgotten) void act({ act: 'look', place, following });
  }, [isForgotten, place, following]);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
