import { isSamePlace, isSameScreen, questionIn } from '#core/index.ts';

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
export interface Follow {
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
export function beginFollowing(at: string, following: boolean): Follow {
  return { following, at, place: null, move: null, due: null, typing: false, left: null };
}

/** For a page that is loaded again after a move that it knew: on the screen of the move, the open question stays. */
export function goOnFollowing(at: string, following: boolean, move: string, place: string): Follow {
  const due = following && !isSameScreen(at, place) ? place : null;
  return { ...beginFollowing(at, following), move, place, due };
}

export function goalOf({ following, due, typing }: Follow): string | null {
  return following && !typing ? due : null;
}

export function followed(state: Follow, event: FollowEvent): Follow {
  switch (event.happened) {
    case 'shown':
      // A move counts once, and one to the same place is a move too.
      return event.move === state.move ? state : shown({ ...state, move: event.move }, event.place);
    case 'went':
      return {
        ...(event.taken ? arrived : went)(state, event.to),
        at: event.to,
        left: stillLeft(state, event.to),
      };
    case 'typed':
      return state.typing ? state : { ...state, typing: true };
    case 'rested':
      return rested(state, event.saved);
    case 'rejoined':
      return { ...state, following: true, typing: false, due: dueFrom(state, state.place) };
    case 'led':
      return { ...state, following: true, typing: false, due: null };
    case 'stayed':
      return { ...state, following: false, due: null };
  }
}

function shown(state: Follow, place: string | null): Follow {
  if (place === null) return { ...state, place, due: null };
  const following = state.following || isSameScreen(state.at, place);
  return { ...state, place, following, due: following ? dueFrom(state, place) : null };
}

function dueFrom({ at }: Pick<Follow, 'at'>, place: string | null): string | null {
  return place === null || isSamePlace(at, place) ? null : place;
}

/** The place to which a person was taken may be where all were a moment ago. */
function arrived(state: Follow, to: string): Follow {
  return { ...state, following: true, due: dueFrom({ at: to }, state.place) };
}

function went(state: Follow, to: string): Follow {
  const { place, due, at } = state;
  if (place === null) return state;
  // Another question was opened on the screen that has not been left yet.
  if (due !== null && isSameScreen(to, at) && !isSameScreen(to, due)) return state;
  if (!isSameScreen(to, place)) return { ...state, following: false, due: null };
  // Back on the screen where all are, people are back at its question, unless another one was opened.
  if (!state.following && questionIn(to) === null) return arrived(state, to);
  return { ...state, following: true, due: due === null || isSamePlace(to, due) ? null : due };
}

function rested(state: Follow, saved: boolean): Follow {
  const leaves = !saved && state.following && state.due !== null;
  return { ...state, typing: false, left: leaves ? state.at : state.left };
}

function stillLeft({ left }: Follow, to: string): string | null {
  return left !== null && isSameScreen(left, to) ? null : left;
}
