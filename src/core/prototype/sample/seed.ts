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
function lotFor(seed: number, one: number): number {
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

/** Candidates are compared in groups of this many, so that one choice among 10,000 costs 220 steps. */
const GROUP = 64;

/**
 * Chooses one of `count` places by rendezvous hashing: each place gets a hash for the seed, and the highest wins.
 * Adding or removing a place at the end moves only those who choose it: of those who chose among 20, about 1 in 21
 * moves.
 * @returns the place, from 0; -1 where there is none. The place `excluded` is never chosen.
 */
export function chooseIndex(seed: number, count: number, excluded = -1): number {
  if (count <= GROUP) return highest(seed, 0, count, excluded);
  const group = chosenGroup(seed, count, excluded);
  return highest(seed, group * GROUP, Math.min(count, (group + 1) * GROUP), excluded);
}

/**
 * Among groups of one size the highest hash wins. A smaller group (the last one, or the one with the excluded place)
 * must win less often, so the logarithms of the hashes are weighted.
 */
function chosenGroup(seed: number, count: number, excluded: number): number {
  const last = Math.ceil(count / GROUP) - 1;
  const less = Math.floor(excluded / GROUP);
  let [best, most] = [-1, -1];
  for (let group = 0; group < last; group += 1) {
    const hash = group === less ? -1 : lotFor(seed, -1 - group);
    if (hash > most) {
      best = group;
      most = hash;
    }
  }
  for (const group of less >= 0 && less < last ? [less, last] : [last]) {
    const size = Math.min(GROUP, count - group * GROUP) - Number(group === less);
    const hash = weighed(lotFor(seed, -1 - group), size);
    if (size > 0 && (best < 0 || hash > weighed(most, GROUP))) [best, most] = [group, unweighed(hash)];
  }
  return best;
}

function weighed(hash: number, size: number): number {
  return Math.log(fraction(hash) + Number.MIN_VALUE) / size;
}

/** The hash that a full group would have needed for this weight. */
function unweighed(weight: number): number {
  return Math.exp(weight * GROUP) * 4_294_967_296;
}

function highest(seed: number, from: number, to: number, excluded: number): number {
  let best = -1;
  let most = -1;
  for (let place = from; place < to; place += 1) {
    const hash = place === excluded ? -1 : lotFor(seed, place);
    if (hash > most) {
      best = place;
      most = hash;
    }
  }
  return best;
}

/** Chooses by the name of each item, so that their order does not matter. */
export function chooseByHash<T>(seed: number, items: readonly T[], seedFor: (item: T) => number): T | undefined {
  let best: T | undefined;
  let most = -1;
  for (const item of items) {
    const hash = lotFor(seed, seedFor(item));
    if (hash > most) [best, most] = [item, hash];
  }
  return best;
}
