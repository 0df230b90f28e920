import type { Randomizer } from '@faker-js/faker';

/** Version of the generator: with another version the same model gives other records. */
export const GENERATOR_VERSION = 3;

/** A seed of 32 bits for words; the same letters split into other words give another seed. FNV-1a over UTF-16 units. */
export function seedOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const word of words) {
    for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0x1ffff, 0x01000193);
  }
  return mixBits(hash);
}

/**
 * Derives a seed from another one and a number: of a row from that of its field, of a second attempt from that of a
 * cell.
 */
export function subSeed(seed: number, more: number): number {
  return mixBits(Math.imul(seed ^ mixBits(more + 0x9e3779b9), 0x85ebca6b));
}

/** The hash of one candidate for a chooser, compared with those of the others; like `subSeed`, at half the cost. */
export function lotFor(seed: number, one: number): number {
  return mixBits(seed ^ Math.imul(one + 1, 0x9e3779b1));
}

/** Every bit of the result depends on every bit of the input: the last step of MurmurHash3. */
function mixBits(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** From 0 up to, not including, 1. */
export function fraction(seed: number): number {
  return seed / 4_294_967_296;
}

/** Both ends included. */
export function integerBetween(seed: number, least: number, most: number): number {
  return least + Math.floor(fraction(seed) * (most - least + 1));
}

export function oneOf<T>(seed: number, things: readonly T[]): T | undefined {
  return things[integerBetween(seed, 0, things.length - 1)];
}

/**
 * The mulberry32 generator, for `new Faker({ locale: […], randomizer: mulberry32() })`. It is seeded for every cell,
 * which costs 624 steps with a Mersenne Twister and none with this one.
 */
export function mulberry32(): Randomizer {
  let state = 0;
  return {
    next: () => {
      state = (state + 0x6d2b79f5) | 0;
      const once = Math.imul(state ^ (state >>> 15), state | 1);
      const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
      return fraction((twice ^ (twice >>> 14)) >>> 0);
    },
    seed: (seed) => {
      state = typeof seed === 'number' ? seed : seed.reduce(subSeed, 0);
    },
  };
}
