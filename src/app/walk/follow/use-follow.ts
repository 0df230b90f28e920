import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { addressOf, isSameScreen, isShowable, type WalkthroughRole, type WalkthroughView } from '#core/index.ts';
import { readStored, writeStored } from '../../kit/store.ts';
import { GUIDED } from '../../presence/guided.ts';
import { sendAction, usePresence } from '../../session/presence-store.ts';
import { useSession } from '../../session/session.ts';
import { useWorkspaceState } from '../../workspace/store.ts';
import { destinationOf, type FollowState, initialFollowState, reduceFollow, resumedFollowState } from './follow.ts';

/** Whether this page goes where everybody is taken, and takes it there. */
export function useFollow(view: WalkthroughView, role: WalkthroughRole, beganHere: boolean) {
  const { walkthrough, shown, place } = view;
  const location = useLocation();
  const at = addressOf(location);
  // Going back to where they were taken once is a person's own doing.
  const taken = useNavigationType() !== 'POP' && location.state === GUIDED;
  const navigate = useNavigate();
  const [follow, dispatch] = useReducer(reduceFollow, null, () => initialFollow(view, at, role, beganHere));
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
  const destination = isSettled ? destinationOf(follow) : null;
  useEffect(() => {
    if (destination !== null) void navigate(destination, { state: GUIDED });
  }, [destination, navigate]);
  const { following, move: lastMove } = follow;
  useEffect(() => saveFollow(walkthrough.id, following, lastMove), [walkthrough.id, following, lastMove]);
  return [follow, dispatch] as const;
}

const KEY = 'specwalk.following';

/** Where people come in; participants are taken along from there. */
const ENTRANCES: ReadonlySet<string> = new Set(['/', '/walk', '/walk/mine']);

/** How a page that has just been opened begins: after a reload, as it was before. */
function initialFollow(view: WalkthroughView, at: string, role: WalkthroughRole, beganHere: boolean): FollowState {
  const { walkthrough, shown } = view;
  const [savedWalkthrough, following, lastMove] = isReload() ? loadFollow() : [];
  if (savedWalkthrough !== walkthrough.id) return initialFollowState(at, followsInitially(view, at, role, beganHere));
  const latestMove = shown.at(-1);
  if (!latestMove || latestMove.id !== lastMove) return initialFollowState(at, following === true);
  return resumedFollowState(at, following === true, latestMove.id, latestMove.place);
}

/**
 * Whether a page that is opened for the first time follows: where all are, it does; so it does for participants who
 * were there when it began, or came in by the front. People who open another page want to see that one.
 */
function followsInitially({ place }: WalkthroughView, at: string, role: WalkthroughRole, beganHere: boolean): boolean {
  if (role === 'facilitator') return isShowable(at) && (place === null || isSameScreen(at, place));
  return beganHere || place === null || isSameScreen(at, place) || ENTRANCES.has(at);
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

function loadFollow(): readonly unknown[] {
  try {
    return JSON.parse(readStored(KEY, 'sessionStorage') ?? '[]');
  } catch {
    return [];
  }
}

/** Where a browser stores nothing, a page that is loaded again decides once more. */
function saveFollow(...values: readonly [walkthrough: string, following: boolean, lastMove: string | null]): void {
  writeStored(KEY, JSON.stringify(values), 'sessionStorage');
}

/** Milliseconds after the last keystroke at which somebody who has not saved counts as resting. */
const REST_AFTER = 20_000;
const CHECK_INTERVAL = 250;
const FORM_FIELDS = 'form :is(input, textarea, select), form [contenteditable]';

/**
 * Watches whether somebody types in a form. They stop when the place has gone from the page, as it does once it is saved
 * or closed, or when they have rested.
 *
 * @returns what ends the watch
 */
function watchTyping(onTyping: () => void, onRest: (saved: boolean) => void): () => void {
  let field: Element | null = null;
  let lastInput = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (saved: boolean) => {
    clearInterval(timer);
    field = null;
    onRest(saved);
  };
  const check = () => {
    if (field && !field.isConnected) stop(true);
    else if (Date.now() - lastInput > REST_AFTER) stop(false);
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(FORM_FIELDS) || target.closest('.walk-bar')) return;
    lastInput = Date.now();
    if (field === null) {
      timer = setInterval(check, CHECK_INTERVAL);
      onTyping();
    }
    field = target;
  };
  document.addEventListener('input', onInput);
  return () => {
    clearInterval(timer);
    document.removeEventListener('input', onInput);
  };
}

/** Tells the room where this page looks, or that it is out of sight. */
export function useReportPlace(place: string, following: boolean): void {
  const session = useSession();
  const room = usePresence();
  const { live } = useWorkspaceState();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const person = session?.person ?? null;
  const ownPresence = room?.people.find((one) => one.person === person);
  // It was sent before the server knew this page, or another page of the same person has gone out of sight.
  const isForgotten = isVisible && ownPresence?.place === null;
  useEffect(() => {
    if (live && person !== null) void sendAction({ act: 'look', place: isVisible ? place : null, following });
  }, [place, following, isVisible, live, person]);
  useEffect(() => {
    if (isForgotten) void sendAction({ act: 'look', place, following });
  }, [isForgotten, place, following]);
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
