import type { Randomizer } from '@faker-js/faker';

/** Version of the way records are made; with another one the same model gives other records. */
export const GENERATOR_VERSION = 3;

/** A seed of 32 bits for words; the same letters split otherwise give another one. FNV-1a over UTF-16 units. */
export function seedOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const word of words) {
    for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0x1ffff, 0x01000193);
  }
  return mixBits(hash);
}

/** A seed below another: that of row 7 under that of a field, that of a second attempt under that of a cell. */
export function subSeed(seed: number, more: number): number {
  return mixBits(Math.imul(seed ^ mixBits(more + 0x9e3779b9), 0x85ebca6b));
}

/** The lot that one of several draws for a chooser; like `below`, at half the cost. */
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
 * which takes a Mersenne Twister 624 steps and this one none.
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
