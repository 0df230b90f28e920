import type { Speaker } from '../facts/types.ts';

/** Where a value of the model comes from: one decision, by whom, on whose word. One object is shared by all it says. */
export interface Source {
  /** Id of the question. */
  readonly question: string;
  /** Number of the decision in force. */
  readonly decision: number;
  readonly by: Speaker;
  /** UTC, ISO 8601. */
  readonly at: string;
  /** Ids of the responses it rests on. */
  readonly restsOn: readonly string[];
  /** `assumed` and `stale` are drawn dashed, `decided` solid. */
  readonly firmness: 'decided' | 'assumed' | 'stale';
}

/**
 * A place of the model. Unsaid (nobody has decided), none (it was decided that it does not apply or that there is
 * none) and an empty value are three different things.
 */
export type Held<T> = Said<T> | None | Unsaid;

export interface Said<T> {
  readonly is: 'said';
  readonly value: T;
  readonly source: Source;
}

export interface None {
  readonly is: 'none';
  readonly reason: string;
  readonly source: Source;
}

export interface Unsaid {
  readonly is: 'unsaid';
  /** Id of the question that asks for it, whether or not it has been raised yet. */
  readonly question: string;
}

export function said<T>(value: T, source: Source): Said<T> {
  return { is: 'said', value, source };
}

export function unsaid(question: string): Unsaid {
  return { is: 'unsaid', question };
}

/** The same place with its value seen as something else. */
export function mapHeld<T, U>(held: Held<T>, to: (value: T) => U): Held<U> {
  return held.is === 'said' ? said(to(held.value), held.source) : held;
}

/** The value if one was decided or assumed, else undefined. */
export function heldValue<T>(held: Held<T>): T | undefined {
  return held.is === 'said' ? held.value : undefined;
}

/** The question that asks for a place, or whose decision filled it. */
export function questionOf(held: Held<unknown>): string {
  return held.is === 'unsaid' ? held.question : held.source.question;
}

/** How a place is drawn: solid, dashed or hatched. */
export function lookOfHeld(held: Held<unknown>): 'said' | 'guess' | 'hole' {
  if (held.is === 'unsaid') return 'hole';
  return held.source.firmness === 'decided' ? 'said' : 'guess';
}
