import type { Held, Source } from '../held.ts';
import type { Named, Quantity } from '../things.ts';

export type CallFailure = 'unreachable' | 'timeout' | 'refused' | 'conflict' | 'duplicate';

export type ErrorClass = 'yours' | 'permission' | 'conflict' | 'outside' | 'defect';

export interface Errors {
  readonly catalogue: Held<readonly ErrorOf[]>;
  /** Who has the last word on the texts. */
  readonly approver: Held<string>;
  /** Failures that were given a class or an audience, but no entry in the catalogue. */
  readonly strays: readonly Stray[];
  /** What goes wrong most often, the most frequent one first. */
  readonly mistakes: Held<readonly string[]>;
  /** What is done about each of them today. */
  readonly mistakesToday: readonly Mistake[];
  readonly keptWork: Held<'form' | 'draft' | 'lost' | string>;
  readonly keptFor: Held<Quantity>;
  readonly disclosure: Held<'admitted' | 'denied' | 'mixed' | string>;
  readonly bulk: Held<'all-or-nothing' | 'per-row' | 'stops-there' | string>;
  /** How those that failed are done again. */
  readonly bulkAgain: Held<string>;
}

export interface Mistake extends Named {
  readonly today: Held<string>;
  readonly preventable: Held<'yes' | 'partly' | 'no' | string>;
}

export interface Stray {
  readonly label: string;
  readonly source: Source;
}

export interface ErrorText {
  readonly text: string;
  readonly action: string;
  readonly source: Source;
}

/** An entry of the catalogue. Its label is its code. */
export interface ErrorOf extends Named {
  /** Text by language, as it was called; the empty key is the language of the catalogue itself. */
  readonly texts: ReadonlyMap<string, ErrorText>;
  readonly trigger: Held<string>;
  readonly text: Held<string>;
  readonly action: Held<string>;
  readonly severity: Held<'good to know' | 'take care' | 'stop'>;
  readonly class: Held<ErrorClass>;
  readonly raisedBy: Held<readonly Raiser[]>;
  readonly again: Held<Quantity>;
  readonly contact: Held<string>;
  readonly alert: Held<Alert>;
  /** Who is told at night and at weekends. */
  readonly atNight: Held<string>;
}

export interface Alert {
  readonly audience: string;
  readonly within: string;
  readonly how: string;
}

/**
 * What brings an error up: a name, and the kind of thing it was found to be. `id` null where nothing has that name, and
 * for a failure of every call.
 */
export interface Raiser {
  readonly label: string;
  readonly kind:
    | 'rule'
    | 'transition'
    | 'state'
    | 'call'
    | 'inbound'
    | 'limit'
    | 'refusal'
    | 'sign-in'
    | 'unknown';
  /** Of a refusal and of signing in, which have no name of their own, "refusal" and "sign-in". */
  readonly id: string | null;
  /** Id of the entity of a rule, a move or a state. */
  readonly entity: string | null;
  /** For a call: which failure. */
  readonly failure: CallFailure | null;
}

/** Something that can bring an error up, by its name. */
export interface RaiserName {
  readonly kind: Exclude<Raiser['kind'], 'unknown'>;
  readonly id: string;
  readonly label: string;
  readonly entity?: string | null;
  readonly formerly?: readonly string[];
  /** Names of the errors that it says it brings up, as a rule does. */
  readonly raises?: readonly string[];
  /** Of the decision that says so. */
  readonly source?: Source;
}
