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
  /** Where the group is; null before the first move. */
  readonly place: string | null;
  /** Id of the move that took it there. */
  readonly move: string | null;
  /** Where this person still has to go. */
  readonly pendingPlace: string | null;
  readonly typing: boolean;
  /** Where unsaved input was left when the person was moved on. */
  readonly unsavedAt: string | null;
}

export type FollowEvent =
  | { readonly happened: 'shown'; readonly place: string | null; readonly move: string | null }
  /** `taken`: by the facilitator, not by the person. */
  | { readonly happened: 'went'; readonly to: string; readonly taken: boolean }
  | { readonly happened: 'typed' }
  /** `saved`: the field is no longer on the page. */
  | { readonly happened: 'rested'; readonly saved: boolean }
  | { readonly happened: 'rejoined' }
  /** This person moves everybody, and goes along. */
  | { readonly happened: 'led' }
  | { readonly happened: 'stayed' };

/** For a newly opened page; `following`: as stored for this tab, or because the person has just joined. */
export function initialFollowState(at: string, following: boolean): FollowState {
  return { following, at, place: null, move: null, pendingPlace: null, typing: false, unsavedAt: null };
}

/** For a page that is reloaded after a move that it knew: on the screen of the move, the open question stays. */
export function resumedFollowState(at: string, following: boolean, move: string, place: string): FollowState {
  const pendingPlace = following && !isSameScreen(at, place) ? place : null;
  return { ...initialFollowState(at, following), move, place, pendingPlace };
}

export function destinationOf({ following, pendingPlace, typing }: FollowState): string | null {
  return following && !typing ? pendingPlace : null;
}

export function reduceFollow(state: FollowState, event: FollowEvent): FollowState {
  switch (event.happened) {
    case 'shown':
      // The same move counts once; another move to the same place is a move too.
      return event.move === state.move ? state : afterGroupMove({ ...state, move: event.move }, event.place);
    case 'went':
      return {
        ...(event.taken ? afterArrival : afterNavigation)(state, event.to),
        at: event.to,
        unsavedAt: unsavedPlace(state, event.to),
      };
    case 'typed':
      return state.typing ? state : { ...state, typing: true };
    case 'rested':
      return afterTyping(state, event.saved);
    case 'rejoined':
      return { ...state, following: true, typing: false, pendingPlace: pendingPlaceFor(state, state.place) };
    case 'led':
      return { ...state, following: true, typing: false, pendingPlace: null };
    case 'stayed':
      return { ...state, following: false, pendingPlace: null };
  }
}

function afterGroupMove(state: FollowState, place: string | null): FollowState {
  if (place === null) return { ...state, place, pendingPlace: null };
  const following = state.following || isSameScreen(state.at, place);
  return { ...state, place, following, pendingPlace: following ? pendingPlaceFor(state, place) : null };
}

function pendingPlaceFor({ at }: Pick<FollowState, 'at'>, place: string | null): string | null {
  return place === null || isSameAddress(at, place) ? null : place;
}

/** The group may have moved on since this person was taken there. */
function afterArrival(state: FollowState, to: string): FollowState {
  return { ...state, following: true, pendingPlace: pendingPlaceFor({ at: to }, state.place) };
}

function afterNavigation(state: FollowState, to: string): FollowState {
  const { place, pendingPlace, at } = state;
  if (place === null) return state;
  // Another question was opened on the screen that is still to be left.
  if (pendingPlace !== null && isSameScreen(to, at) && !isSameScreen(to, pendingPlace)) return state;
  if (!isSameScreen(to, place)) return { ...state, following: false, pendingPlace: null };
  // Back on the group’s screen, people are back at its question, unless they opened another one.
  if (!state.following && questionIn(to) === null) return afterArrival(state, to);
  return {
    ...state,
    following: true,
    pendingPlace: pendingPlace === null || isSameAddress(to, pendingPlace) ? null : pendingPlace,
  };
}

function afterTyping(state: FollowState, saved: boolean): FollowState {
  const leavesUnsaved = !saved && state.following && state.pendingPlace !== null;
  return { ...state, typing: false, unsavedAt: leavesUnsaved ? state.at : state.unsavedAt };
}

function unsavedPlace({ unsavedAt }: FollowState, to: string): string | null {
  return unsavedAt !== null && isSameScreen(unsavedAt, to) ? null : unsavedAt;
}
