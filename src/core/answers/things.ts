import type { Source } from './sourced.ts';

/**
 * A thing that was given a name: an entity, a field, a state, a role, a screen … The id comes from its first name and
 * stays; the label is what people call it now.
 */
export interface Named {
  readonly id: string;
  readonly label: string;
  /** Earlier labels, by which other decisions may still call it. */
  readonly formerly: readonly string[];
  /** The decision that names it. */
  readonly source: Source;
}

/** A name somebody used, and the thing it stands for; `id` is null while nothing has that name. */
export interface Ref {
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
export interface InWords {
  readonly text: string;
  readonly source: Source;
}
