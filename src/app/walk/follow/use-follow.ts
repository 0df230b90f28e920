import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { addressOf, isSameScreen, isShowable, type Role, type WalkthroughView } from '#core/index.ts';
import { readStored, writeStored } from '../../kit/store.ts';
import { TAKEN } from '../../presence/taken.ts';
import { sendAction, usePresence } from '../../session/presence-store.ts';
import { useSession } from '../../session/session.ts';
import { useKnown } from '../../workspace/store.ts';
import { beginFollowing, type Follow, followed, goalOf, goOnFollowing } from './follow.ts';

/** Whether this page goes where everybody is taken, and takes it there. */
export function useFollow(view: WalkthroughView, role: Role, beganHere: boolean) {
  const { walkthrough, shown, place } = view;
  const location = useLocation();
  const at = addressOf(location);
  // Going back to where they were taken once is a person's own doing.
  const taken = useNavigationType() !== 'POP' && location.state === TAKEN;
  const navigate = useNavigate();
  const [follow, dispatch] = useReducer(followed, null, () => atFirst(view, at, role, beganHere));
  const move = shown.at(-1)?.id ?? null;
  useEffect(() => dispatch({ happened: 'shown', place, move }), [place, move]);
  useEffect(() => dispatch({ happened: 'went', to: at, taken }), [at, taken]);
  useEffect(
    () =>
      watchTyping(
        () => dispatch({ happened: 'typed' }),
        (saved) => dispatch({ happened: 'rested', saved }),
      ),
    [],
  );
  // A page that the person opened may still be loading: no move overtakes it.
  const isSettled = useNavigation().state === 'idle' && follow.at === at;
  const goal = isSettled ? goalOf(follow) : null;
  useEffect(() => {
    if (goal !== null) void navigate(goal, { state: TAKEN });
  }, [goal, navigate]);
  const { following, move: lastMove } = follow;
  useEffect(() => remember(walkthrough.id, following, lastMove), [walkthrough.id, following, lastMove]);
  return [follow, dispatch] as const;
}

const KEY = 'specwalk.following';

/** Where people come in; participants are taken along from there. */
const ENTRANCES: ReadonlySet<string> = new Set(['/', '/walk', '/walk/mine']);

/** How a page that has just been opened begins: after a reload, as it was before. */
function atFirst(view: WalkthroughView, at: string, role: Role, beganHere: boolean): Follow {
  const { walkthrough, shown } = view;
  const [of, following, lastMove] = isReload() ? remembered() : [];
  if (of !== walkthrough.id) return beginFollowing(at, followsAtFirst(view, at, role, beganHere));
  const last = shown.at(-1);
  if (!last || last.id !== lastMove) return beginFollowing(at, following === true);
  return goOnFollowing(at, following === true, last.id, last.place);
}

/**
 * Whether a page that is opened for the first time follows: where all are, it does; so it does for participants who
 * were there when it began, or came in by the front. People who open another page want to see that one.
 */
function followsAtFirst({ place }: WalkthroughView, at: string, role: Role, beganHere: boolean): boolean {
  if (role === 'facilitator') return isShowable(at) && (place === null || isSameScreen(at, place));
  return beganHere || place === null || isSameScreen(at, place) || ENTRANCES.has(at);
}

function isReload(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened instanceof PerformanceNavigationTiming && opened.type === 'reload';
}

function remembered(): readonly unknown[] {
  try {
    return JSON.parse(readStored(KEY, 'sessionStorage') ?? '[]');
  } catch {
    return [];
  }
}

/** Where a browser stores nothing, a page that is loaded again decides once more. */
function remember(...stand: readonly [walkthrough: string, following: boolean, lastMove: string | null]): void {
  writeStored(KEY, JSON.stringify(stand), 'sessionStorage');
}

/** Milliseconds after the last keystroke at which somebody who has not saved counts as resting. */
const REST = 20_000;
const LOOK = 250;
const TYPED_IN = 'form :is(input, textarea, select), form [contenteditable]';

/**
 * Watches whether somebody types in a form. They stop when the place has gone from the page, as it does once it is saved
 * or closed, or when they have rested.
 *
 * @returns what ends the watch
 */
function watchTyping(typed: () => void, rested: (saved: boolean) => void): () => void {
  let place: Element | null = null;
  let last = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (saved: boolean) => {
    clearInterval(timer);
    place = null;
    rested(saved);
  };
  const look = () => {
    if (place && !place.isConnected) stop(true);
    else if (Date.now() - last > REST) stop(false);
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(TYPED_IN) || target.closest('.walk-bar')) return;
    last = Date.now();
    if (place === null) {
      timer = setInterval(look, LOOK);
      typed();
    }
    place = target;
  };
  document.addEventListener('input', onInput);
  return () => {
    clearInterval(timer);
    document.removeEventListener('input', onInput);
  };
}

/** Tells the room where this page looks, or that it is out of sight. */
export function useLook(place: string, following: boolean): void {
  const session = useSession();
  const room = usePresence();
  const { live } = useKnown();
  const inSight = useSyncExternalStore(subscribe, () => !document.hidden);
  const person = session?.person ?? null;
  const me = room?.people.find((one) => one.person === person);
  // It was sent before the server knew this page, or another page of the same person has gone out of sight.
  const isForgotten = inSight && me?.place === null;
  useEffect(() => {
    if (live && person !== null) void sendAction({ act: 'look', place: inSight ? place : null, following });
  }, [place, following, inSight, live, person]);
  useEffect(() => {
    if (isForgotten) void sendAction({ act: 'look', place, following });
  }, [isForgotten, place, following]);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
