import { folded } from '../shapes/folded.ts';

/** Tells whether words are one of a list of them, however they are spelled. */
function among(list: string): (said: string) => boolean {
  const words = new Set(list.split(', '));
  return (said) => words.has(folded(said));
}

/** Whether words stand for all roles. */
export const isEverybody = among(
  'everybody, everyone, anybody, anyone, all, all roles, every role, any role, all of them',
);

/** Whether words stand for all screens, as the start of a link. */
export const isEveryScreen = among(
  'every page, every screen, any page, any screen, all pages, all screens, everywhere, anywhere, the menu, menu, the main menu, main menu, navigation',
);

/** Whether words stand for all states. */
export const isEveryState = among('any state, every state, all states, any, every, all, always, anywhere');

/** Whether words stand for the screen one is on or comes from, as the end of a link. */
export const isSamePlace = among(
  'back, the page before, the screen before, previous page, previous screen, where they came from, the same page, the same screen, same page, same screen, here, stays here, stay here',
);

const isElse = among('otherwise, else, in all other cases, in every other case, if not');

/** Whether a condition holds exactly where the others do not. */
export function isOtherwise(said: string): boolean {
  return isElse(folded(said).replace(/^only /, ''));
}

/** Whether words in a list stand for all there is. */
export const isEverything = among('all, everything, anything, all of it, any, every line, all lines');

/** Whether a cell says that there is nothing. */
export const isNothing = among('none, nothing, empty, no, n/a, -, –, —');
