import { folded } from '../shapes/folded.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(', '));

const EVERYBODY = words(
  'everybody, everyone, anybody, anyone, all, all roles, every role, any role, all of them',
);

const EVERY_SCREEN = words(
  'every page, every screen, any page, any screen, all pages, all screens, everywhere, anywhere, the menu, menu, the main menu, main menu, navigation',
);

const EVERY_STATE = words('any state, every state, all states, any, every, all, always, anywhere');

const SAME_PLACE = words(
  'back, the page before, the screen before, previous page, previous screen, where they came from, the same page, the same screen, same page, same screen, here, stays here, stay here',
);

const OTHERWISE = words('otherwise, else, in all other cases, in every other case, if not');

const EVERYTHING = words('all, everything, anything, all of it, any, every line, all lines');

const EMPTY = words('none, nothing, empty, no, n/a, -, –, —');

/** Whether words stand for all roles. */
export function isEverybody(said: string): boolean {
  return EVERYBODY.has(folded(said));
}

/** Whether words stand for all screens, as the start of a link. */
export function isEveryScreen(said: string): boolean {
  return EVERY_SCREEN.has(folded(said));
}

/** Whether words stand for all states. */
export function isEveryState(said: string): boolean {
  return EVERY_STATE.has(folded(said));
}

/** Whether words stand for the screen one is on or comes from, as the end of a link. */
export function isSamePlace(said: string): boolean {
  return SAME_PLACE.has(folded(said));
}

/** Whether a condition holds exactly where the others do not. */
export function isOtherwise(said: string): boolean {
  return OTHERWISE.has(folded(said).replace(/^only /, ''));
}

/** Whether words in a list stand for all there is. */
export function isEverything(said: string): boolean {
  return EVERYTHING.has(folded(said));
}

/** Whether a cell says that there is nothing. */
export function isNothing(said: string): boolean {
  return EMPTY.has(folded(said));
}
