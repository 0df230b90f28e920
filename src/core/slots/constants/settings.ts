import type { Row } from '../../answers/answers.ts';
import { readQuantity, YES_NO_WORDS } from '../../answers/cells.ts';
import { splitList } from '../../answers/name-finder.ts';
import { knownFrom, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { foldCase } from '../../shapes/normalize-text.ts';

/** A setting that is no amount: a switch, or words: one of a list, several of it, or any. */
export type Setting = boolean | string;

const SWITCHED: ReadonlyMap<string, boolean> = new Map([
  ...[...YES_NO_WORDS].flatMap(([word, is]): readonly (readonly [string, boolean])[] =>
    /\p{L}/u.test(word) ? [[word, is === 'yes']] : [],
  ),
  ['on', true],
  ['off', false],
]);

const ANY_WORDS = 'text';

/** A switch by its value; words only where “Can be” says so, as a number that is none would be taken for them. */
export function settingIn(row: Row, canBe = row.cell('options')): Sourced<Setting> {
  const text = row.cell('value').trim();
  const choices = splitList(canBe).map(foldCase);
  const isWords = text !== '' && !readQuantity(text) && choices.length > 0;
  const isOpen = choices.includes(ANY_WORDS) || splitList(text).every((one) => choices.includes(foldCase(one)));
  const setting = SWITCHED.get(foldCase(text)) ?? (isWords && isOpen ? text : undefined);
  return setting === undefined ? unknownAt(row.source.question) : knownFrom(setting, row.source);
}

export function settingWords(setting: Setting): string {
  return typeof setting === 'string' ? setting : setting ? 'on' : 'off';
}

/** What a setting can be; a switch has no list. */
export function optionsIn(words: string): readonly string[] {
  const all = splitList(words);
  return all.every((one) => SWITCHED.has(foldCase(one)) || foldCase(one) === ANY_WORDS) ? [] : all;
}
