import { mapAnswerReader } from '../answers/answer-reader.ts';
import type { Answers } from '../answers/answers.ts';
import { type Dependency, type Inputs, type KeptWhole, keepWhole, trackDependency } from '../answers/kept-pieces.ts';
import { partOfSlot } from '../answers/slots.ts';
import { memoize, memoizeByObject } from '../base/memoize.ts';
import type { ModelParts } from './types.ts';

export interface FoldInput extends Inputs {
  readonly parts: ModelParts;
  /** Cache key that survives from one workspace state to the next. */
  readonly anchor: object;
}

type Fold<T> = (answers: Answers, parts: ModelParts) => T;

/** Recomputes a fold, and each piece of it, only when an input has changed; what it reads is tracked (decision 009). */
export function incrementalFold<T>(fold: Fold<T>): (input: FoldInput) => T {
  const cache = new WeakMap<object, KeptWhole>();
  // Compare what was read once per workspace state.
  return memoizeByObject((input) => {
    const kept = keepWhole(cache.get(input.anchor), input, () => fold(tracked(input.answers), trackedParts(input)));
    cache.set(input.anchor, kept);
    return kept.whole.value as T;
  });
}

function trackedParts({ parts }: FoldInput): ModelParts {
  return new Proxy(parts, {
    get: (target, part) => {
      trackDependency(partDependency(String(part)));
      return Reflect.get(target, part);
    },
  });
}

const partDependency = memoize(
  (part: string): Dependency => ({ name: `folded ${part}`, read: ({ parts }) => Reflect.get(parts, part) }),
);

/** Records a dependency on something in another part. */
export function trackPart(part: keyof ModelParts, name: string, read: (parts: ModelParts) => unknown): void {
  trackDependency({ name, read: ({ parts }) => read(parts as ModelParts), covering: partDependency(part) });
}

const versionDependency = memoize(
  (slot: string): Dependency => ({ name: `under ${slot}`, read: ({ version }) => version(slot) }),
);

const MANY_SLOTS = 50_000;

/** An answer, and the names in it. */
const slotDependencies = memoize((slot: string): readonly Dependency[] => {
  const covering = versionDependency(partOfSlot(slot));
  return [
    { name: `at ${slot}`, read: ({ answers }) => answers.at(slot), covering },
    { name: `names ${slot}`, read: ({ answers }) => answers.naming(slot), covering },
  ];
}, MANY_SLOTS);

const groupDependency = memoize(
  (group: string): Dependency => ({ ...versionDependency(group), covering: versionDependency(partOfSlot(group)) }),
  MANY_SLOTS,
);

/** The answers, with each look-up recorded: of one slot, of all about one entity or item, or of the whole part. */
const tracked = memoizeByObject((answers: Answers): Answers => {
  const trackSlot: Tracker = (reading) => (slot) => {
    for (const dependency of slotDependencies(slot)) trackDependency(dependency);
    return reading(slot);
  };
  return {
    ...mapAnswerReader(answers, trackSlot),
    at: trackSlot(answers.at),
    naming: trackSlot(answers.naming),
    matching: (slot) => {
      trackDependency(versionDependency(partOfSlot(slot)));
      return answers.matching(slot);
    },
    slotFor: (entity, slot) => {
      trackGroups(slot, entity);
      return answers.slotFor(entity, slot);
    },
    forItem: (entity, slot, item) => {
      trackGroups(slot, entity, item);
      return answers.forItem(entity, slot, item);
    },
    forEntity: (entity) =>
      mapAnswerReader(answers.forEntity(entity), (read) => (slot) => {
        trackGroups(slot, entity);
        return read(slot);
      }),
  };
});

type Tracker = <T>(read: (slot: string) => T) => (slot: string) => T;

/** What is said of one entity by its own answers, and by those that are about all of them. */
function trackGroups(slot: string, entity: string | null, item?: string): void {
  const [part = '', general = item ?? ''] = slot.split('/', 2);
  for (const of of [entity, general]) if (of !== null) trackDependency(groupDependency(`${part}/${of}`));
}
