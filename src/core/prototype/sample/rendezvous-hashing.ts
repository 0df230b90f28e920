import { fraction, lotFor } from './seed.ts';

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
