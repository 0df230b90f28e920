import { useEffect, useReducer } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { addressOf, isSameScreen, isShowable, type Role, type WalkthroughView } from '#core/index.ts';
import { TAKEN } from '../../presence/taken.ts';
import { beginFollowing, type Follow, type FollowEvent, followed, goalOf, goOnFollowing } from './follow.ts';
import { watchTyping } from './typing-watch.ts';

/** Whether this page goes where everybody is taken, and takes it there. */
export function useFollow(
  view: WalkthroughView,
  role: Role,
  beganHere: boolean,
): [Follow, (event: FollowEvent) => void] {
  const { walkthrough, shown, place } = view;
  const location = useLocation();
  const at = addressOf(location);
  // Going back to where one was taken once is going by oneself.
  const taken = useNavigationType() !== 'POP' && location.state === TAKEN;
  const navigate = useNavigate();
  const [follow, tell] = useReducer(followed, null, () => atFirst(view, at, role, beganHere));
  const move = shown.at(-1)?.id ?? null;
  useEffect(() => tell({ happened: 'shown', place, move }), [place, move]);
  useEffect(() => tell({ happened: 'went', to: at, taken }), [at, taken]);
  useEffect(
    () =>
      watchTyping(
        () => tell({ happened: 'typed' }),
        (saved) => tell({ happened: 'rested', saved }),
      ),
    [],
  );
  // A page that somebody opened may still be on its way: what they pressed is not overtaken by a move.
  const isSettled = useNavigation().state === 'idle' && follow.at === at;
  const goal = isSettled ? goalOf(follow) : null;
  useEffect(() => {
    if (goal !== null) void navigate(goal, { state: TAKEN });
  }, [goal, navigate]);
  const { following, move: heard } = follow;
  useEffect(() => remember([walkthrough.id, following, heard]), [walkthrough.id, following, heard]);
  return [follow, tell];
}

const KEY = 'specwalk.following';

/** Where one comes in: whoever takes part is taken along from there. */
const ENTRANCES: ReadonlySet<string> = new Set(['/', '/walk', '/walk/mine']);

/** How a page that has just been opened stands: loaded again, as it did before. */
function atFirst(view: WalkthroughView, at: string, role: Role, beganHere: boolean): Follow {
  const { walkthrough, shown } = view;
  const [of, following, heard] = isReload() ? remembered() : [];
  if (of !== walkthrough.id) return beginFollowing(at, followsAtFirst(view, at, role, beganHere));
  const last = shown.at(-1);
  if (!last || last.id !== heard) return beginFollowing(at, following === true);
  return goOnFollowing(at, following === true, last.id, last.place);
}

/**
 * Whether a page that is opened for the first time follows: whoever is where all are, and whoever takes part and was
 * there when it began, or has come in by the front. Whoever opens another page wants to see that one.
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
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function remember(stand: readonly [walkthrough: string, following: boolean, heard: string | null]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stand));
  } catch {
    // Then a page that is loaded again decides anew.
  }
}
