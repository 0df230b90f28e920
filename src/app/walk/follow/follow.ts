import { isSameAddress, isSameScreen, questionIn } from '#core/index.ts';

/**
 * Whether a person goes where the facilitator takes everybody. The rule, so that nobody is dragged about and nothing
 * that is being typed is lost (src/decisions/013-who-is-taken-along.md):
 *
 * - A move takes along those who follow. Going to another page ends following; opening another question of the same
 *   screen does not. Coming back to where all are starts it again.
 * - People who are typing stay until what they typed in is saved or closed, or they have rested. Until then the move
 *   is due: they may go at once, or stay for good.
 * - What was not saved by then stays in its form, and the way back to it is kept in sight.
 */
export interface FollowState {
  readonly following: boolean;
  readonly at: string;
  /** Where all are; null before the first move. */
  readonly place: string | null;
  /** Id of the move that took them there. */
  readonly move: string | null;
  /** Where this person has yet to go. */
  readonly due: string | null;
  readonly typing: boolean;
  /** Where words were left unsaved when the person was taken on. */
  readonly left: string | null;
}

export type FollowEvent =
  | { readonly happened: 'shown'; readonly place: string | null; readonly move: string | null }
  /** `taken`: by the facilitator, not by the person. */
  | { readonly happened: 'went'; readonly to: string; readonly taken: boolean }
  | { readonly happened: 'typed' }
  /** `saved`: what was typed in is no longer on the page. */
  | { readonly happened: 'rested'; readonly saved: boolean }
  | { readonly happened: 'rejoined' }
  /** This person takes everybody somewhere, and goes along. */
  | { readonly happened: 'led' }
  | { readonly happened: 'stayed' };

/** For a page that is opened; `following`: as this tab remembers it, or because they have just come in. */
export function initialFollowState(at: string, following: boolean): FollowState {
  return { following, at, place: null, move: null, due: null, typing: false, left: null };
}

/** For a page that is loaded again after a move that it knew: on the screen of the move, the open question stays. */
export function resumedFollowState(at: string, following: boolean, move: string, place: string): FollowState {
  const due = following && !isSameScreen(at, place) ? place : null;
  return { ...initialFollowState(at, following), move, place, due };
}

export function destinationOf({ following, due, typing }: FollowState): string | null {
  return following && !typing ? due : null;
}

export function reduceFollow(state: FollowState, event: FollowEvent): FollowState {
  switch (event.happened) {
    case 'shown':
      // A move counts once, and one to the same place is a move too.
      return event.move === state.move ? state : afterGroupMove({ ...state, move: event.move }, event.place);
    case 'went':
      return {
        ...(event.taken ? afterArrival : afterNavigation)(state, event.to),
        at: event.to,
        left: unsavedPlace(state, event.to),
      };
    case 'typed':
      return state.typing ? state : { ...state, typing: true };
    case 'rested':
      return afterTyping(state, event.saved);
    case 'rejoined':
      return { ...state, following: true, typing: false, due: pendingPlace(state, state.place) };
    case 'led':
      return { ...state, following: true, typing: false, due: null };
    case 'stayed':
      return { ...state, following: false, due: null };
  }
}

function afterGroupMove(state: FollowState, place: string | null): FollowState {
  if (place === null) return { ...state, place, due: null };
  const following = state.following || isSameScreen(state.at, place);
  return { ...state, place, following, due: following ? pendingPlace(state, place) : null };
}

function pendingPlace({ at }: Pick<FollowState, 'at'>, place: string | null): string | null {
  return place === null || isSameAddress(at, place) ? null : place;
}

/** The place to which a person was taken may be where all were a moment ago. */
function afterArrival(state: FollowState, to: string): FollowState {
  return { ...state, following: true, due: pendingPlace({ at: to }, state.place) };
}

function afterNavigation(state: FollowState, to: string): FollowState {
  const { place, due, at } = state;
  if (place === null) return state;
  // Another question was opened on the screen that has not been left yet.
  if (due !== null && isSameScreen(to, at) && !isSameScreen(to, due)) return state;
  if (!isSameScreen(to, place)) return { ...state, following: false, due: null };
  // Back on the screen where all are, people are back at its question, unless another one was opened.
  if (!state.following && questionIn(to) === null) return afterArrival(state, to);
  return { ...state, following: true, due: due === null || isSameAddress(to, due) ? null : due };
}

function afterTyping(state: FollowState, saved: boolean): FollowState {
  const leavesUnsaved = !saved && state.following && state.due !== null;
  return { ...state, typing: false, left: leavesUnsaved ? state.at : state.left };
}

function unsavedPlace({ left }: FollowState, to: string): string | null {
  return left !== null && isSameScreen(left, to) ? null : left;
}
