import { mapAnswerReader } from '../answers/answer-reader.ts';
import type { Answers } from '../answers/answers.ts';
import { partOfSlot } from '../answers/slots.ts';
import { memoizeByObject } from '../base/memoize.ts';
import type { ModelParts } from './types.ts';

export interface FoldInput {
  readonly answers: Answers;
  readonly parts: ModelParts;
  /** The version token of a part: the same object as long as no answer and no name in the part changes. */
  readonly partVersion: (part: string) => unknown;
  /** Cache key that survives from one workspace state to the next. */
  readonly anchor: object;
}

type Fold<T> = (answers: Answers, parts: ModelParts) => T;

type Dependency = (input: FoldInput) => unknown;

interface CachedFold<T> {
  readonly read: readonly { readonly dependency: Dependency; readonly value: unknown }[];
  readonly value: T;
}

/** Recomputes a fold only when an input has changed; proxies track what it reads (decision 009). */
export function incrementalFold<T>(fold: Fold<T>): (input: FoldInput) => T {
  const cache = new WeakMap<object, CachedFold<T>>();
  // Compare the dependencies once per workspace state.
  return memoizeByObject((input) => {
    const cached = cache.get(input.anchor);
    if (cached?.read.every(({ dependency, value }) => dependency(input) === value)) return cached.value;
    const dependencies = new Map<string, Dependency>();
    const value = fold(trackedAnswers(input.answers, dependencies), trackedParts(input.parts, dependencies));
    cache.set(input.anchor, {
      read: [...dependencies.values()].map((dependency) => ({ dependency, value: dependency(input) })),
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

/** Wraps the answers so that every look-up is recorded in `dependencies`: one slot, or the whole part. */
function trackedAnswers(answers: Answers, dependencies: Map<string, Dependency>): Answers {
  const trackSlot: Tracker = (reading) => (slot) => {
    dependencies.set(`at ${slot}`, ({ answers }) => answers.at(slot));
    dependencies.set(`names ${slot}`, ({ answers }) => answers.naming(slot));
    return reading(slot);
  };
  const trackPart: Tracker = (reading) => (slot) => {
    const part = partOfSlot(slot);
    dependencies.set(`under ${part}`, ({ partVersion }) => partVersion(part));
    return reading(slot);
  };
  return {
    ...mapAnswerReader(answers, trackSlot),
    at: trackSlot(answers.at),
    naming: trackSlot(answers.naming),
    matching: trackPart(answers.matching),
    slotFor: (thing, slot) => trackPart(() => answers.slotFor(thing, slot))(slot),
    forItem: (thing, slot, item) => trackPart(() => answers.forItem(thing, slot, item))(slot),
    forEntity: (thing) => mapAnswerReader(answers.forEntity(thing), trackPart),
  };
}

type Tracker = <T>(read: (slot: string) => T) => (slot: string) => T;
