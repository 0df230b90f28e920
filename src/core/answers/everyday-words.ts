import { foldCase } from '../shapes/normalize-text.ts';

/** Whether words are in a list, ignoring case and spacing. */
function isOneOf(list: string): (said: string) => boolean {
  const words = new Set(list.split(', '));
  return (said) => words.has(foldCase(said));
}

export const isEverybody = isOneOf(
  'everybody, everyone, anybody, anyone, all, all roles, every role, any role, all of them',
);

const EVERY_SCREEN =
  'every page, every screen, any page, any screen, each page, each screen, all pages, all screens, everywhere, anywhere';

/** Whether a screen in the list of screens stands for all others: what is said of it stands on each of them. */
export const isFrame = isOneOf(EVERY_SCREEN);

/** Whether words in place of a screen’s name mean all of them. */
export const isEveryScreen = isOneOf(`${EVERY_SCREEN}, all, all of them, *`);

/** Whether a link starts from all screens. */
export const isFromEveryScreen = isOneOf(
  `${EVERY_SCREEN}, all, all of them, *, the menu, menu, the main menu, main menu, navigation`,
);

export const isEveryState = isOneOf('any state, every state, all states, any, every, all, always, anywhere');

/** Whether words mean the screen that people are on or come from, as the end of a link. */
export const isSamePlace = isOneOf(
  'back, the page before, the screen before, previous page, previous screen, where they came from, the same page, the same screen, same page, same screen, here, stays here, stay here',
);

const isOtherwiseWord = isOneOf('otherwise, else, in all other cases, in every other case, if not');

/** Whether a condition holds exactly where the others do not. */
export function isOtherwise(said: string): boolean {
  return isOtherwiseWord(foldCase(said).replace(/^only /, ''));
}

export const isEverything = isOneOf('all, everything, anything, all of it, any, every line, all lines');

export const isNothing = isOneOf('none, nothing, empty, no, n/a, -, –, —');
