import type { Answers } from '../answers/answers.ts';
import { readingsThrough } from '../answers/readings.ts';
import { partOfSlot } from '../answers/slots.ts';
import { memoizeByObject } from '../base/memoize.ts';
import type { Parts } from './types.ts';

export interface Ground {
  readonly answers: Answers;
  readonly parts: Parts;
  /** Stays the same object as long as nothing asked under a part has another answer or other names. */
  readonly standing: (part: string) => unknown;
  /** What stays the same from one state of a workspace to the next. */
  readonly anchor: object;
}

type Fold<T> = (answers: Answers, parts: Parts) => T;

type Reading = (ground: Ground) => unknown;

interface Kept<T> {
  readonly read: readonly { readonly reading: Reading; readonly was: unknown }[];
  readonly value: T;
}

/**
 * A fold that is done again only when something that it has read has changed. It need not say what it reads: every
 * look-up is watched (decision 009).
 */
export function kept<T>(fold: Fold<T>): (ground: Ground) => T {
  const known = new WeakMap<object, Kept<T>>();
  // Many parts read the same ones: what they rest on is compared once for each state.
  return memoizeByObject((ground) => {
    const before = known.get(ground.anchor);
    if (before?.read.every(({ reading, was }) => reading(ground) === was)) return before.value;
    const read = new Map<string, Reading>();
    const value = fold(watchedAnswers(ground.answers, read), watchedParts(ground.parts, read));
    known.set(ground.anchor, {
      read: [...read.values()].map((reading) => ({ reading, was: reading(ground) })),
      value,
    });
    return value;
  });
}

function watchedParts(parts: Parts, read: Map<string, Reading>): Parts {
  return new Proxy(parts, {
    get: (target, part) => {
      read.set(`folded ${String(part)}`, ({ parts }) => Reflect.get(parts, part));
      return Reflect.get(target, part);
    },
  });
}

/** The same answers; `read` takes in what is looked up: the answer at a slot, or any under its part. */
function watchedAnswers(answers: Answers, read: Map<string, Reading>): Answers {
  const heard: Heard = (reading) => (slot) => {
    read.set(`at ${slot}`, ({ answers }) => answers.at(slot));
    read.set(`names ${slot}`, ({ answers }) => answers.naming(slot));
    return reading(slot);
  };
  const under: Heard = (reading) => (slot) => {
    const part = partOfSlot(slot);
    read.set(`under ${part}`, ({ standing }) => standing(part));
    return reading(slot);
  };
  return {
    ...readingsThrough(answers, heard),
    at: heard(answers.at),
    naming: heard(answers.naming),
    alike: under(answers.alike),
    own: (thing, slot) => under(() => answers.own(thing, slot))(slot),
    below: (thing, slot, item) => under(() => answers.below(thing, slot, item))(slot),
    of: (thing) => readingsThrough(answers.of(thing), under),
  };
}

type Heard = <T>(read: (slot: string) => T) => (slot: string) => T;
