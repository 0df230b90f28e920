import { integerBetween, subSeed } from './sample/seed.ts';

const UUID = /^(?:an? )?(?:new |random )?(?:uuid|guid|universally unique id)$/iu;
const CODE =
  /^(?:an? )?(?:new |random )(?:key|code|token|secret|password|id|text)(?: (?:like|as|such as) (\S+)| (?:of|with) (\d{1,2}) (characters|letters|digits))?$/iu;

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';
const USUAL = 12;

/**
 * A value that the product makes up: “a new UUID”, “a new code of 8 digits”, “a new key like key_x7Qm2”. Different for
 * each seed; undefined where the words ask for none.
 */
export function freshValue(words: string, seed: number): string | undefined {
  const text = words.trim();
  if (UUID.test(text)) return uuidFrom(seed);
  const [is, like, count, kind] = CODE.exec(text) ?? [];
  if (is === undefined) return undefined;
  if (like !== undefined) return alike(like, seed);
  const letters = kind === 'digits' ? DIGITS : kind === 'letters' ? LETTERS : LETTERS + DIGITS;
  return Array.from({ length: count === undefined ? USUAL : Number(count) }, (_, at) => pick(letters, seed, at)).join(
    '',
  );
}

function pick(from: string, seed: number, at: number): string {
  return from[integerBetween(subSeed(seed, at), 0, from.length - 1)] ?? '';
}

/** What stands before the first underscore stays; every other letter and digit becomes another one. */
function alike(example: string, seed: number): string {
  const kept = example.indexOf('_') + 1;
  const rest = [...example.slice(kept)].map((sign, at) => {
    if (/\d/u.test(sign)) return pick(DIGITS, seed, at);
    if (/\p{Lu}/u.test(sign)) return pick(LETTERS, seed, at).toUpperCase();
    return /\p{Ll}/u.test(sign) ? pick(LETTERS, seed, at) : sign;
  });
  return example.slice(0, kept) + rest.join('');
}

/** In the form of version 4 (RFC 9562). */
function uuidFrom(seed: number): string {
  const hex = Array.from({ length: 32 }, (_, at) => integerBetween(subSeed(seed, at), 0, 15).toString(16)).join('');
  const variant = '89ab'[integerBetween(subSeed(seed, 99), 0, 3)];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
