import { mapAnswerReader } from '../answers/answer-reader.ts';
import type { Answers } from '../answers/answers.ts';
import { type KeptWhole, keepWhole, type Look, noteLook, type Seen } from '../answers/kept-pieces.ts';
import { partOfSlot } from '../answers/slots.ts';
import { memoize, memoizeByObject } from '../base/memoize.ts';
import type { ModelParts } from './types.ts';

export interface FoldInput extends Seen {
  readonly parts: ModelParts;
  /** Cache key that survives from one workspace state to the next. */
  readonly anchor: object;
}

type Fold<T> = (answers: Answers, parts: ModelParts) => T;

/** Recomputes a fold, and each piece of it, only when an input has changed; what it reads is noted (decision 009). */
export function incrementalFold<T>(fold: Fold<T>): (input: FoldInput) => T {
  const cache = new WeakMap<object, KeptWhole>();
  // Compare what was read once per workspace state.
  return memoizeByObject((input) => {
    const kept = keepWhole(cache.get(input.anchor), input, () => fold(watched(input.answers), watchedParts(input)));
    cache.set(input.anchor, kept);
    return kept.whole.value as T;
  });
}

function watchedParts({ parts }: FoldInput): ModelParts {
  return new Proxy(parts, {
    get: (target, part) => {
      noteLook(partLook(String(part)));
      return Reflect.get(target, part);
    },
  });
}

const partLook = memoize(
  (part: string): Look => ({ name: `folded ${part}`, see: ({ parts }) => Reflect.get(parts, part) }),
);

/** Notes that something of another part is looked up, by a name of its own. */
export function noteLookAt(part: keyof ModelParts, name: string, see: (parts: ModelParts) => unknown): void {
  noteLook({ name, see: ({ parts }) => see(parts as ModelParts), wider: partLook(part) });
}

const versionLook = memoize((slot: string): Look => ({ name: `under ${slot}`, see: ({ version }) => version(slot) }));

const MANY_SLOTS = 50_000;

/** An answer, and the names in it. */
const slotLooks = memoize((slot: string): readonly Look[] => {
  const wider = versionLook(partOfSlot(slot));
  return [
    { name: `at ${slot}`, see: ({ answers }) => answers.at(slot), wider },
    { name: `names ${slot}`, see: ({ answers }) => answers.naming(slot), wider },
  ];
}, MANY_SLOTS);

const groupLook = memoize(
  (group: string): Look => ({ ...versionLook(group), wider: versionLook(partOfSlot(group)) }),
  MANY_SLOTS,
);

/** The answers, noting each look-up: of one slot, of all about one entity or item, or of the whole part. */
const watched = memoizeByObject((answers: Answers): Answers => {
  const watchSlot: Watch = (reading) => (slot) => {
    for (const look of slotLooks(slot)) noteLook(look);
    return reading(slot);
  };
  return {
    ...mapAnswerReader(answers, watchSlot),
    at: watchSlot(answers.at),
    naming: watchSlot(answers.naming),
    matching: (slot) => {
      noteLook(versionLook(partOfSlot(slot)));
      return answers.matching(slot);
    },
    slotFor: (entity, slot) => {
      noteGroups(slot, entity);
      return answers.slotFor(entity, slot);
    },
    forItem: (entity, slot, item) => {
      noteGroups(slot, entity, item);
      return answers.forItem(entity, slot, item);
    },
    forEntity: (entity) =>
      mapAnswerReader(answers.forEntity(entity), (read) => (slot) => {
        noteGroups(slot, entity);
        return read(slot);
      }),
  };
});

type Watch = <T>(read: (slot: string) => T) => (slot: string) => T;

/** What is said of one entity by its own answers, and by those that are about all of them. */
function noteGroups(slot: string, entity: string | null, item?: string): void {
  const [part = '', general = item ?? ''] = slot.split('/', 2);
  for (const of of [entity, general]) if (of !== null) noteLook(groupLook(`${part}/${of}`));
}
