import { keepEqual } from '../base/keep-equal.ts';
import { isSame } from '../base/memoize.ts';
import type { Answers } from './answers.ts';

/** What a fold reads: all answers of one state of the workspace, and the other parts folded from them. */
export interface Inputs {
  readonly answers: Answers;
  readonly parts: object;
  /** The same object as long as no answer and no name under a slot of one or two segments changes. */
  readonly version: (slot: string) => unknown;
}

/** Something that was read while a value was computed. */
export interface Dependency {
  /** Unique: two dependencies of one name read the same. */
  readonly name: string;
  readonly read: (inputs: Inputs) => unknown;
  /** A dependency that covers this one and others, to be compared in their place by what is made of many pieces. */
  readonly covering?: Dependency;
}

/** A cached value, with what it was computed from. */
interface Kept {
  readonly of: readonly unknown[];
  readonly dependencies: readonly (Dependency & { readonly value: unknown })[];
  readonly covering: readonly Dependency[];
  readonly value: unknown;
}

/** The computation that is going on: of a whole, or of a piece of it. */
interface Frame {
  readonly inputs: Inputs;
  /** The pieces of the state before, and of this one, by name. */
  readonly before: ReadonlyMap<string, Kept>;
  readonly now: Map<string, Kept>;
  readonly dependencies: Map<string, Dependency>;
  readonly isPiece: boolean;
}

let frame: Frame | null = null;

/** Records that the computation in progress depends on something. */
export function trackDependency(dependency: Dependency): void {
  frame?.dependencies.set(dependency.name, dependency);
}

/**
 * A piece of a larger computation, cached by name: computed again only when an object in `of`, or something that it
 * read, has changed. Whatever `make` uses is in `of` or is read by it each time; a value that another piece has read
 * and cached is no dependency of this one.
 */
export function keepPiece<T>(name: string, of: readonly unknown[], make: () => T): T {
  if (frame === null) return make();
  const { before, inputs, now, dependencies, isPiece } = frame;
  const known = before.get(name);
  const kept =
    known && isSame(known.of, of) && isUpToDate(known, inputs)
      ? known
      : computed({ ...frame, dependencies: new Map(), isPiece: true }, known, of, make);
  now.set(name, kept);
  for (const one of isPiece ? kept.dependencies : kept.covering) dependencies.set(one.name, one);
  return kept.value as T;
}

function isUpToDate({ dependencies }: Kept, inputs: Inputs): boolean {
  return dependencies.every(({ read, value }) => read(inputs) === value);
}

/** Computes in a frame of its own; what says the same as before stays the same object. */
function computed(own: Frame, known: Kept | undefined, of: readonly unknown[], make: () => unknown): Kept {
  const outer = frame;
  frame = own;
  try {
    const value = keepEqual(known?.value, make());
    const read = [...own.dependencies.values()];
    return {
      of,
      dependencies: read.map((one) => ({ ...one, value: one.read(own.inputs) })),
      covering: [...new Map(read.map((one) => one.covering ?? one).map((one) => [one.name, one])).values()],
      value,
    };
  } finally {
    frame = outer;
  }
}

/** A computation with its pieces. */
export interface KeptWhole {
  readonly pieces: ReadonlyMap<string, Kept>;
  readonly whole: Kept;
}

/** Computes a whole from its pieces; `known` itself while nothing that it read has changed. */
export function keepWhole(known: KeptWhole | undefined, inputs: Inputs, make: () => unknown): KeptWhole {
  if (known && isUpToDate(known.whole, inputs)) return known;
  const pieces = new Map<string, Kept>();
  const own = { inputs, before: known?.pieces ?? new Map(), now: pieces, dependencies: new Map(), isPiece: false };
  return { whole: computed(own, known?.whole, [], make), pieces };
}
