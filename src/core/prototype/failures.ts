import { type Held, heldValue, lookOfHeld, questionOf } from '../answers/held.ts';
import type { Product } from '../product/product.ts';
import { listOf } from '../product/product-index.ts';
import { folded } from '../shapes/folded.ts';
import type { CallFailure, ErrorOf, Raiser } from '../slots/errors/messages.ts';
import type { Look } from './screens-of.ts';

/** What went wrong: the same kinds of things that the catalogue names as bringing an error up. */
export interface Mishap {
  readonly kind: Raiser['kind'];
  /** Id of the rule, move, call or limit; empty for a refusal or for being signed out. */
  readonly id: string;
  readonly label: string;
  readonly failure?: CallFailure;
}

/** What people read when something went wrong; a hole where nobody has written it. */
export interface Failure {
  readonly mishap: string;
  readonly error: ErrorOf | undefined;
  readonly text: string | null;
  /** Empty where there is nothing else to do. */
  readonly action: string | null;
  readonly look: Look;
  readonly question: string;
}

/** The entry of the catalogue that a mishap brings up. The one that names it exactly comes before one for all of its kind. */
export function failureOf({ model, index }: Product, mishap: Mishap): Failure {
  const raised = index.errors.all.flatMap((error) =>
    listOf(error.raisedBy)
      .filter((raiser) => names(raiser, mishap))
      .map(({ id }) => ({ error, id })),
  );
  const found = raised.find(({ id }) => id !== null) ?? raised[0];
  return asFailure(found?.error, mishap.label, model.errors.catalogue);
}

/** An entry of the catalogue as it shows on a screen; without one a hole, which `asked` would fill. */
export function asFailure(error: ErrorOf | undefined, mishap: string, asked: Held<unknown>): Failure {
  if (!error) return { mishap, error, text: null, action: null, look: 'hole', question: questionOf(asked) };
  const { text, action } = error;
  return { ...inItsWords(mishap, heldValue(text) ?? null, text), error, action: heldValue(action) ?? null };
}

/** What was decided outside of the catalogue for people to read. */
export function inItsWords(mishap: string, text: string | null, held: Held<unknown>): Failure {
  const [look, question] = [lookOfHeld(held), questionOf(held)];
  return { mishap, error: undefined, text, action: null, look, question };
}

function names(raiser: Raiser, mishap: Mishap): boolean {
  if (raiser.kind !== mishap.kind) return folded(raiser.label) === folded(mishap.label);
  if (raiser.failure !== null && mishap.failure !== undefined && raiser.failure !== mishap.failure)
    return false;
  if (mishap.failure !== undefined && raiser.failure === null) return false;
  return raiser.id === null || mishap.id === '' || raiser.id === mishap.id;
}
