import { knownValue, type Look, listOf, lookOfSourced, questionOf, type Sourced } from '../answers/sourced.ts';
import type { Product } from '../product/product.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { CallFailure, ErrorEntry, Raiser } from '../slots/errors/messages.ts';

/** What failed: the kinds of causes that entries of the catalogue name. */
export interface FailureCause {
  readonly kind: Raiser['kind'];
  /** Id of the rule, transition, call or limit; empty for a refusal or for being signed out. */
  readonly id: string;
  readonly label: string;
  readonly failure?: CallFailure;
}

/** What people read when something fails; a hole while no text is written. */
export interface Failure {
  readonly cause: string;
  readonly error: ErrorEntry | undefined;
  readonly text: string | null;
  /** Empty where there is nothing else to do. */
  readonly action: string | null;
  readonly look: Look;
  readonly question: string;
}

/** The entry that a failure causes. One that names it exactly comes before one for its whole kind. */
export function failureOf({ model, index }: Product, cause: FailureCause): Failure {
  const raised = index.errors.all.flatMap((error) =>
    listOf(error.raisedBy)
      .filter((raiser) => matchesCause(raiser, cause))
      .map(({ id }) => ({ error, id })),
  );
  const found = raised.find(({ id }) => id !== null) ?? raised[0];
  return failureFromEntry(found?.error, cause.label, model.errors.catalogue);
}

/** An entry of the catalogue as a screen shows it; without one a hole, with the question of `asked`. */
export function failureFromEntry(error: ErrorEntry | undefined, cause: string, answer: Sourced<unknown>): Failure {
  if (!error) return { cause, error, text: null, action: null, look: 'hole', question: questionOf(answer) };
  const { text, action } = error;
  return {
    ...failureInWords(cause, knownValue(text) ?? null, text),
    error,
    action: knownValue(action) ?? null,
  };
}

/** A text that was decided outside of the catalogue. */
export function failureInWords(cause: string, text: string | null, sourced: Sourced<unknown>): Failure {
  const [look, question] = [lookOfSourced(sourced), questionOf(sourced)];
  return { cause, error: undefined, text, action: null, look, question };
}

function matchesCause(raiser: Raiser, cause: FailureCause): boolean {
  if (raiser.kind !== cause.kind) return foldCase(raiser.label) === foldCase(cause.label);
  if (raiser.failure !== null && cause.failure !== undefined && raiser.failure !== cause.failure) return false;
  if (cause.failure !== undefined && raiser.failure === null) return false;
  return raiser.id === null || cause.id === '' || raiser.id === cause.id;
}
