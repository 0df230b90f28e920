import { singularOf } from '../english/plural.ts';
import { padWords } from '../shapes/normalize-text.ts';
import { KINDS } from './kinds.ts';

const MOST = 3;

/** Ids of the kinds that a first sentence gives away by its words, the likeliest first; at most three. */
export function guessKinds(sentence: string): readonly string[] {
  const said = inSingular(sentence);
  return KINDS.map(({ id }) => ({ id, ...weightOf(id, said) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.at - other.at)
    .slice(0, MOST)
    .map(({ id }) => id);
}

/** How much speaks for a kind, and where the first of it stands. */
function weightOf(id: string, said: string) {
  const found = (CLUES.get(id) ?? []).filter(({ words }) => said.includes(words));
  return {
    weight: found.reduce((sum, { weight }) => sum + weight, 0),
    at: Math.min(...found.map(({ words }) => said.indexOf(words))),
  };
}

/** With one blank around each word, each in the singular. */
function inSingular(words: string): string {
  return padWords(words)
    .split(' ')
    .map((word) => singularOf(word))
    .join(' ');
}

/** The words of each kind. Several words in a row say more than one. */
const CLUES = new Map(
  KINDS.map(({ id, words }) => [
    id,
    [...new Set(words.map(inSingular))].map((clue) => ({ words: clue, weight: clue.trim().split(' ').length })),
  ]),
);
