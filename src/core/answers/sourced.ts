import type { Speaker } from '../facts/types.ts';

/** Where a value of the model comes from: one decision, by whom, on whose word. One object is shared by all it says. */
export interface Source {
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
export type Sourced<T> = Known<T> | NotApplicable | Unknown;

export interface Known<T> {
  readonly is: 'known';
  readonly value: T;
  readonly source: Source;
}

export interface NotApplicable {
  readonly is: 'not-applicable';
  readonly reason: string;
  readonly source: Source;
}

export interface Unknown {
  readonly is: 'unknown';
  /** Id of the question that asks for it, whether or not it has been raised yet. */
  readonly question: string;
}

/**
 * A thing that was given a name: an entity, a field, a state, a role, a screen … The id comes from its first name and
 * stays; the label is what people call it now.
 */
export interface NamedElement {
  readonly id: string;
  readonly label: string;
  /** Earlier labels, by which other decisions may still call it. */
  readonly formerly: readonly string[];
  /** The decision that names it. */
  readonly source: Source;
}

/** A name somebody used, and the thing that has it; `id` is null while nothing has that name. */
export interface NameRef {
  readonly label: string;
  readonly id: string | null;
}

/** An amount with its unit, as said: "14 days" is { amount: 14, unit: 'days', text: '14 days' }. */
export interface Quantity {
  readonly amount: number;
  /** Empty: said without a unit, and so incomplete. */
  readonly unit: string;
  readonly text: string;
}

/** Words that are to become an exact condition or formula; read by `conditions/`. */
export interface ConditionText {
  readonly text: string;
  readonly source: Source;
}

export function knownFrom<T>(value: T, source: Source): Known<T> {
  return { is: 'known', value, source };
}

export function unknownAt(question: string): Unknown {
  return { is: 'unknown', question };
}

export function mapSourced<T, U>(sourced: Sourced<T>, to: (value: T) => U): Sourced<U> {
  return sourced.is === 'known' ? knownFrom(to(sourced.value), sourced.source) : sourced;
}

/** Undefined also where there is no such place. */
export function knownValue<T>(sourced: Sourced<T> | undefined): T | undefined {
  return sourced?.is === 'known' ? sourced.value : undefined;
}

/** Empty while nobody has said. */
export function listOf<T>(sourced: Sourced<readonly T[]> | undefined): readonly T[] {
  return knownValue(sourced) ?? [];
}

export function questionOf(sourced: Sourced<unknown>): string {
  return sourced.is === 'unknown' ? sourced.question : sourced.source.question;
}

/** How a place is drawn: solid, dashed or hatched. */
export function lookOfSourced(sourced: Sourced<unknown>): 'said' | 'guess' | 'hole' {
  if (sourced.is === 'unknown') return 'hole';
  return sourced.source.firmness === 'decided' ? 'said' : 'guess';
}
