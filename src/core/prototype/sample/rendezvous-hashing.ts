import { fraction, lotFor } from './seed.ts';

/** Candidates are compared in groups of this many, so that one choice among 10,000 costs 220 steps. */
const GROUP = 64;

/**
 * Chooses one of `count` places by rendezvous hashing: each place draws a lot for the chooser, the highest wins. A
 * place more or less at the end moves only those who choose it: of those who chose among 20, about 1 in 21 moves.
 *
 * @returns the place, from 0; -1 where there is none. `but`, a place that must not be chosen, is left out.
 */
export function chooseIndex(seed: number, count: number, excluded = -1): number {
  if (count <= GROUP) return highest(seed, 0, count, excluded);
  const group = chosenGroup(seed, count, excluded);
  return highest(seed, group * GROUP, Math.min(count, (group + 1) * GROUP), excluded);
}

/**
 * Among groups of one size the highest lot wins; a smaller one, the last or the one with a place left out, wins less
 * often: the logarithms of the lots are weighted.
 */
function chosenGroup(seed: number, count: number, excluded: number): number {
  const last = Math.ceil(count / GROUP) - 1;
  const less = Math.floor(excluded / GROUP);
  let [best, most] = [-1, -1];
  for (let group = 0; group < last; group += 1) {
    const lot = group === less ? -1 : lotFor(seed, -1 - group);
    if (lot > most) {
      best = group;
      most = lot;
    }
  }
  for (const group of less >= 0 && less < last ? [less, last] : [last]) {
    const size = Math.min(GROUP, count - group * GROUP) - Number(group === less);
    const lot = weighed(lotFor(seed, -1 - group), size);
    if (size > 0 && (best < 0 || lot > weighed(most, GROUP))) [best, most] = [group, unweighed(lot)];
  }
  return best;
}

function weighed(lot: number, size: number): number {
  return Math.log(fraction(lot) + Number.MIN_VALUE) / size;
}

/** The lot that a full group would have had to draw. */
function unweighed(weight: number): number {
  return Math.exp(weight * GROUP) * 4_294_967_296;
}

function highest(seed: number, from: number, to: number, excluded: number): number {
  let best = -1;
  let most = -1;
  for (let place = from; place < to; place += 1) {
    const lot = place === excluded ? -1 : lotFor(seed, place);
    if (lot > most) {
      best = place;
      most = lot;
    }
  }
  return best;
}

/** Chooses by the name of each thing, so that their order does not matter. */
export function chooseByHash<T>(seed: number, items: readonly T[], lotOf: (thing: T) => number): T | undefined {
  let best: T | undefined;
  let most = -1;
  for (const thing of items) {
    const lot = lotFor(seed, lotOf(thing));
    if (lot > most) [best, most] = [thing, lot];
  }
  return best;
}
