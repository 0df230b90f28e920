import { anything, digits, letterLike, oneCharacter } from './char-set.ts';
import type { CharSet, Node } from './types.ts';

const QUOTED = /["“”„]([^"“”„]*)["“”„]/gu;

/** Words of everyday language, which no mask and no example of a number has. */
const PROSE = /(?:^|\s)\p{Ll}{2,}(?=\s|[.,;:]|$)/u;

/**
 * Reads a mask (A a letter, 9 a digit, * anything, “…” just that) or an example of what it looks like: every letter of
 * it stands for a letter, every digit for a digit, all else for itself. Undefined for words that are neither.
 */
export function readMask(text: string): Node | undefined {
  const bare = text.replace(QUOTED, '');
  const isMask = /[\d*]/.test(bare) || bare !== text || /^[Aa\P{L}]*[Aa][Aa\P{L}]*$/u.test(bare);
  if (!isMask || PROSE.test(bare)) return undefined;
  const nodes: Node[] = [];
  let from = 0;
  for (const quoted of text.matchAll(QUOTED)) {
    nodes.push(...[...text.slice(from, quoted.index)].map(setNode), ...[...(quoted[1] ?? '')].map(literal));
    from = quoted.index + quoted[0].length;
  }
  nodes.push(...[...text.slice(from)].map(setNode));
  return { is: 'seq', nodes };
}

function setNode(character: string): Node {
  return { is: 'set', set: meant(character) };
}

function literal(character: string): Node {
  return { is: 'set', set: oneCharacter(character) };
}

function meant(character: string): CharSet {
  if (/\d/.test(character)) return digits;
  if (character === '*') return anything;
  if (character === 'A' || character === 'a') return letterLike(null, character === 'A');
  if (/\p{L}/u.test(character)) return letterLike(character, true);
  return oneCharacter(character);
}
