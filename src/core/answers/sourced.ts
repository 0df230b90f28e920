import type { Speaker } from '../facts/types.ts';

/** The decision that a value of the model comes from; all values of a decision share one object. */
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

/** Whether two values come from the same decision; one decision may have several objects for its source. */
export function isSameSource(one: Source | undefined, other: Source | undefined): boolean {
  return one?.question === other?.question && one?.decision === other?.decision;
}

/**
 * A place of the model. Unknown (nobody has decided), not applicable (it was decided that it does not apply, or that
 * there is none) and an empty value are three different things.
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
  /** Id of the question that asks for it, even if it has not been raised yet. */
  readonly question: string;
}

/**
 * Something that was given a name: an entity, a field, a state, a role, a screen … The id comes from its first name and
 * stays; the label is what people call it now.
 */
export interface NamedElement {
  readonly id: string;
  readonly label: string;
  /** Earlier labels, which other decisions may still use. */
  readonly formerly: readonly string[];
  /** The decision that names it. */
  readonly source: Source;
}

/** A name as somebody used it, and the id of the element with that name; null while none has it. */
export interface NameRef {
  readonly label: string;
  readonly id: string | null;
}

/** An amount with its unit: "14 days" is { amount: 14, unit: 'days', text: '14 days' }. */
export interface Quantity {
  readonly amount: number;
  /** Empty: given without a unit, and so incomplete. */
  readonly unit: string;
  readonly text: string;
}

/** Text that may be an exact condition or formula; parsed by `conditions/`. */
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

/** Undefined where it is not known, or there is no such place. */
export function knownValue<T>(sourced: Sourced<T> | undefined): T | undefined {
  return sourced?.is === 'known' ? sourced.value : undefined;
}

/** Empty where it is unknown. */
export function listOf<T>(sourced: Sourced<readonly T[]> | undefined): readonly T[] {
  return knownValue(sourced) ?? [];
}

export function questionOf(sourced: Sourced<unknown>): string {
  return sourced.is === 'unknown' ? sourced.question : sourced.source.question;
}

/**
 * How something is drawn. Dashed is a `guess`, invented here, and nothing else; hatched is a `hole`, nobody has said;
 * the others are solid, each with a mark of its own, and only `decided` without one.
 */
export type Look = 'decided' | 'assumed' | 'stale' | 'said' | 'contested' | 'guess' | 'hole';

/** The look of a place of the model. */
export function lookOfSourced(sourced: Sourced<unknown>): Look {
  return sourced.is === 'unknown' ? 'hole' : sourced.source.firmness;
}
