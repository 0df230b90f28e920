import type { CharSet } from './types.ts';

/** A range of code points, or all characters that pass a test. */
export type CharacterClass =
  | { readonly from: number; readonly to: number }
  | { readonly holds: (character: string) => boolean };

/** Characters that samples are taken from, the plainest first. */
const POOLS: readonly (readonly string[])[] = [
  charactersBetween('0', '9'),
  [...charactersBetween('A', 'Z'), ...charactersBetween('a', 'z')],
  charactersBetween(' ', '~'),
  [...'äéñçøß', ...'αβγ', ...'жди', ...'日本語', '\t', '\n', '€', '😀'],
];

function charactersBetween(from: string, to: string): readonly string[] {
  const first = from.codePointAt(0) ?? 0;
  const last = to.codePointAt(0) ?? 0;
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}

/** The set of all characters in one of its parts, or, negated, of all others. */
export function charSet(parts: readonly CharacterClass[], { negated = false, anyCase = false } = {}): CharSet {
  const inParts = (character: string) => parts.some((part) => classHas(part, character));
  const inAnyCase = (character: string) =>
    inParts(character) || (anyCase && (inParts(character.toLowerCase()) || inParts(character.toUpperCase())));
  const has = (character: string) => inAnyCase(character) !== negated;
  let known: readonly string[] | undefined;
  return {
    has,
    sample: (random) => {
      known ??= plainest(has, negated ? [] : parts);
      return known[Math.floor(random() * known.length)];
    },
  };
}

export function singleCharacter(character: string, anyCase = false): CharSet {
  const at = character.codePointAt(0) ?? 0;
  return charSet([{ from: at, to: at }], { anyCase });
}

function classHas(part: CharacterClass, character: string): boolean {
  if ('holds' in part) return part.holds(character);
  const at = character.codePointAt(0) ?? -1;
  return at >= part.from && at <= part.to;
}

/** Only the plainest characters of the set: digits and letters before signs, signs before other scripts. */
function plainest(has: CharSet['has'], parts: readonly CharacterClass[]): readonly string[] {
  const [digits = [], letters = [], signs = [], others = []] = POOLS.map((pool) => pool.filter(has));
  const alphanumeric = [...digits, ...letters];
  const found = [alphanumeric, signs, others].find((pool) => pool.length > 0);
  return found ?? parts.flatMap((part) => ('from' in part ? beginningOf(part) : [])).filter(has);
}

/** The first characters of a range, without lone surrogates. */
function beginningOf({ from, to }: { readonly from: number; readonly to: number }): readonly string[] {
  const codes = Array.from({ length: Math.min(to - from + 1, 16) }, (_, at) => from + at);
  const safe = codes.filter((code) => code < 0xd800 || code > 0xdfff);
  return (safe.length > 0 || to <= 0xdfff ? safe : [0xe000]).map((code) => String.fromCodePoint(code));
}

export const DIGITS: CharacterClass = { from: 48, to: 57 };

/** The characters that \w matches. */
export const WORD_CHARACTERS: readonly CharacterClass[] = [
  DIGITS,
  { from: 65, to: 90 },
  { from: 97, to: 122 },
  { from: 95, to: 95 },
];
export const SPACE: CharacterClass = { holds: (character) => /^\s$/u.test(character) };
const LETTER: CharacterClass = { holds: (character) => /^\p{L}$/u.test(character) };

/** Only 0 to 9, not digits of other scripts: that is what people mean in their patterns. */
export const digits: CharSet = charSet([DIGITS]);
export const anyCharacter: CharSet = charSet([], { negated: true });

/** The set of all letters; a sample is `like` itself, or a random letter in the given case. */
export function letterLike(like: string | null, upper: boolean): CharSet {
  const all = charSet([LETTER]);
  const [from, to] = upper ? (['A', 'Z'] as const) : (['a', 'z'] as const);
  const drawn = charactersBetween(from, to);
  return { has: all.has, sample: (random) => like ?? drawn[Math.floor(random() * drawn.length)] };
}
