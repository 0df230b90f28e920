import { mapAnswerReader } from '../answers/answer-reader.ts';
import type { Answers } from '../answers/answers.ts';
import { partOfSlot } from '../answers/slots.ts';
import { memoizeByObject } from '../base/memoize.ts';
import type { ModelParts } from './types.ts';

export interface FoldInput {
  readonly answers: Answers;
  readonly parts: ModelParts;
  /** Stays the same object as long as nothing asked under a part has another answer or other names. */
  readonly standing: (part: string) => unknown;
  /** What stays the same from one state of a workspace to the next. */
  readonly anchor: object;
}

type Fold<T> = (answers: Answers, parts: ModelParts) => T;

type Dependency = (ground: FoldInput) => unknown;

interface CachedFold<T> {
  readonly read: readonly { readonly reading: Dependency; readonly was: unknown }[];
  readonly value: T;
}

/**
 * A fold that is done again only when something that it has read has changed. It need not say what it reads: every
 * look-up is watched (decision 009).
 */
export function incrementalFold<T>(fold: Fold<T>): (ground: FoldInput) => T {
  const cache = new WeakMap<object, CachedFold<T>>();
  // Many parts read the same ones: what they rest on is compared once for each state.
  return memoizeByObject((ground) => {
    const cached = cache.get(ground.anchor);
    if (cached?.read.every(({ reading, was }) => reading(ground) === was)) return cached.value;
    const dependencies = new Map<string, Dependency>();
    const value = fold(trackedAnswers(ground.answers, dependencies), trackedParts(ground.parts, dependencies));
    cache.set(ground.anchor, {
      read: [...dependencies.values()].map((reading) => ({ reading, was: reading(ground) })),
      value,
    });
    return value;
  });
}

function trackedParts(parts: ModelParts, dependencies: Map<string, Dependency>): ModelParts {
  return new Proxy(parts, {
    get: (target, part) => {
      dependencies.set(`folded ${String(part)}`, ({ parts }) => Reflect.get(parts, part));
      return Reflect.get(target, part);
    },
  });
}

/** The same answers; `read` takes in what is looked up: the answer at a slot, or any under its part. */
function trackedAnswers(answers: Answers, dependencies: Map<string, Dependency>): Answers {
  const trackSlot: Tracker = (reading) => (slot) => {
    dependencies.set(`at ${slot}`, ({ answers }) => answers.at(slot));
    dependencies.set(`names ${slot}`, ({ answers }) => answers.naming(slot));
    return reading(slot);
  };
  const trackPart: Tracker = (reading) => (slot) => {
    const part = partOfSlot(slot);
    dependencies.set(`under ${part}`, ({ standing }) => standing(part));
    return reading(slot);
  };
  return {
    ...mapAnswerReader(answers, trackSlot),
    at: trackSlot(answers.at),
    naming: trackSlot(answers.naming),
    alike: trackPart(answers.alike),
    own: (thing, slot) => trackPart(() => answers.own(thing, slot))(slot),
    below: (thing, slot, item) => trackPart(() => answers.below(thing, slot, item))(slot),
    of: (thing) => mapAnswerReader(answers.of(thing), trackPart),
  };
}

type Tracker = <T>(read: (slot: string) => T) => (slot: string) => T;
