import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { addressOf, isSameScreen, isShowable, type WalkthroughRole, type WalkthroughView } from '#core/index.ts';
import { readStored, writeStored } from '../../kit/store.ts';
import { GUIDED } from '../../presence/guided.ts';
import { sendAction, usePresence } from '../../session/presence-store.ts';
import { useSession } from '../../session/session.ts';
import { useWorkspaceState } from '../../workspace/store.ts';
import { destinationOf, type FollowState, initialFollowState, reduceFollow, resumedFollowState } from './follow.ts';

/** Whether this page follows the group’s moves; navigates to them if it does. */
export function useFollow(view: WalkthroughView, role: WalkthroughRole, beganHere: boolean) {
  const { walkthrough, shown, place } = view;
  const location = useLocation();
  const at = addressOf(location);
  // Going back in the history to such a place is a person’s own choice.
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
  const destination = follow.at === at ? destinationOf(follow) : null;
  useEffect(() => {
    // A page that the person opened may still be loading: a move must not interrupt it.
    const isSettled = addressOf(window.location) === at;
    if (destination !== null && isSettled) void navigate(destination, { state: GUIDED });
  }, [destination, at, navigate]);
  const { following, move: lastMove } = follow;
  useEffect(() => saveFollow(walkthrough.id, following, lastMove), [walkthrough.id, following, lastMove]);
  return [follow, dispatch] as const;
}

const KEY = 'specwalk.following';

/** The pages on which people arrive; participants on them follow. */
const ENTRANCES: ReadonlySet<string> = new Set(['/', '/walk', '/walk/mine']);

/** The initial state: after a reload, as it was before. */
function initialFollow(view: WalkthroughView, at: string, role: WalkthroughRole, beganHere: boolean): FollowState {
  const { walkthrough, shown } = view;
  const [savedWalkthrough, following, lastMove] = isReload() ? loadFollow() : [];
  if (savedWalkthrough !== walkthrough.id) return initialFollowState(at, followsInitially(view, at, role, beganHere));
  const latestMove = shown.at(-1);
  if (!latestMove || latestMove.id !== lastMove) return initialFollowState(at, following === true);
  return resumedFollowState(at, following === true, latestMove.id, latestMove.place);
}

/**
 * Whether a newly opened page follows. It does if it is where the group is; for participants also if they were there
 * when it began, or arrived at an entrance page. People who open another page want to see that one.
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

/** If the browser blocks storage, a reloaded page decides again. */
function saveFollow(...values: readonly [walkthrough: string, following: boolean, lastMove: string | null]): void {
  writeStored(KEY, JSON.stringify(values), 'sessionStorage');
}

/** Milliseconds without input after which somebody no longer counts as typing. */
const REST_AFTER = 20_000;
const CHECK_INTERVAL = 250;
const FORM_FIELDS = 'form :is(input, textarea, select), form [contenteditable]';

/**
 * Watches whether somebody types in a form. Typing ends when the field has left the page, as it does once it is saved
 * or closed, or after a pause.
 *
 * @returns the function that stops watching
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

/** Sends presence: the address of this page, or null while the tab is hidden. */
export function useReportPlace(place: string, following: boolean): void {
  const session = useSession();
  const room = usePresence();
  const { live } = useWorkspaceState();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const person = session?.person ?? null;
  const ownPresence = room?.people.find((one) => one.person === person);
  // It was sent before the server knew this page, or another tab of the same person has been hidden since.
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
