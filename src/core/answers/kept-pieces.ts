import { keepEqual } from '../base/keep-equal.ts';
import { isSame } from '../base/memoize.ts';
import type { Answers } from './answers.ts';

/** One state of all that is said, as what is made of it looks at it. */
export interface Seen {
  readonly answers: Answers;
  readonly parts: object;
  /** The same object as long as no answer and no name under a slot of one or two segments is another one. */
  readonly version: (slot: string) => unknown;
}

/** What was looked up while something was made. */
export interface Look {
  /** Two looks of one name see the same. */
  readonly name: string;
  readonly see: (seen: Seen) => unknown;
  /** The look that sees at least as much, for what is made of many pieces; absent: itself. */
  readonly wider?: Look;
}

interface Kept {
  readonly of: readonly unknown[];
  readonly looks: readonly (Look & { readonly saw: unknown })[];
  readonly wider: readonly Look[];
  readonly value: unknown;
}

interface Making {
  readonly seen: Seen;
  readonly before: ReadonlyMap<string, Kept>;
  readonly now: Map<string, Kept>;
  readonly looks: Map<string, Look>;
  /** Whether it is a piece of something else. */
  readonly isPiece: boolean;
}

/** What is being made: a whole, or the piece of it that is being made. */
let making: Making | null = null;

/** Notes that what is being made has looked something up, and must be made again when that is another one. */
export function noteLook(look: Look): void {
  making?.looks.set(look.name, look);
}

/**
 * A piece of what is being made: kept as long as all of `of` are the same, and nothing that it looked up is another
 * one. What `make` uses is either in `of` or looked up by it each time; nothing that others have looked up for it.
 */
export function keepPiece<T>(name: string, of: readonly unknown[], make: () => T): T {
  if (making === null) return make();
  const { before, seen, now, looks, isPiece } = making;
  const known = before.get(name);
  const kept = known && isSame(known.of, of) && stillSees(known, seen) ? known : makeKept(known, of, make);
  now.set(name, kept);
  for (const look of isPiece ? kept.looks : kept.wider) looks.set(look.name, look);
  return kept.value as T;
}

function makeKept(known: Kept | undefined, of: readonly unknown[], make: () => unknown): Kept {
  const outer = making;
  const inner = outer && { ...outer, looks: new Map<string, Look>(), isPiece: true };
  making = inner;
  try {
    return keptOf(inner, of, keepEqual(known?.value, make()));
  } finally {
    making = outer;
  }
}

function keptOf(made: Making | null, of: readonly unknown[], value: unknown): Kept {
  const looks = [...(made?.looks.values() ?? [])].map((look) => ({ ...look, saw: made && look.see(made.seen) }));
  return {
    of,
    looks,
    wider: [...new Map(looks.map(({ wider, ...look }) => [(wider ?? look).name, wider ?? look])).values()],
    value,
  };
}

function stillSees({ looks }: Kept, seen: Seen): boolean {
  return looks.every(({ see, saw }) => see(seen) === saw);
}

/** The pieces of something, and what all of it looked at. */
export interface KeptWhole {
  readonly pieces: ReadonlyMap<string, Kept>;
  readonly whole: Kept;
}

/** Makes a whole of pieces; `known` as it is where nothing that it looked at is another one. */
export function keepWhole(known: KeptWhole | undefined, seen: Seen, make: () => unknown): KeptWhole {
  if (known && stillSees(known.whole, seen)) return known;
  const outer = making;
  const own: Making = { seen, before: known?.pieces ?? new Map(), now: new Map(), looks: new Map(), isPiece: false };
  making = own;
  try {
    return { whole: keptOf(own, [], keepEqual(known?.whole.value, make())), pieces: own.now };
  } finally {
    making = outer;
  }
}
