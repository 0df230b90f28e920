import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Offer, type OfferOutcome, statusIn } from '../../slots/calls/offers.ts';
import type { ErrorEntry } from '../../slots/errors/messages.ts';
import { isSuccess } from './offered-call.ts';

/** What became of a call. */
export type Cause =
  | 'done'
  | 'created'
  | 'malformed'
  | 'invalid'
  | 'unknown caller'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'outside';

/** The statuses that fit, the best first, and how it is said in a sentence. */
const CAUSES: Readonly<Record<Cause, { readonly fits: readonly string[]; readonly when: string }>> = {
  done: { fits: ['200', '204', '202'], when: 'it is done' },
  created: { fits: ['201', '200', '204', '202'], when: 'it is made' },
  malformed: { fits: ['400', '422'], when: 'what was sent cannot be read' },
  invalid: { fits: ['422', '400'], when: 'something that was sent is wrong' },
  'unknown caller': { fits: ['401', '403'], when: 'nobody knows who is calling' },
  forbidden: { fits: ['403', '401'], when: 'the caller may not do it' },
  missing: { fits: ['404', '410'], when: 'there is no such record' },
  conflict: { fits: ['409', '422', '400'], when: 'it does not fit what is there' },
  outside: { fits: ['503', '502', '504', '500'], when: 'another system does not answer' },
};

/** The decided answer to what became of a call. */
export interface DecidedOutcome {
  readonly status: string;
  readonly label: string;
  /** In the words used; empty where nobody has said. */
  readonly body: string;
}

interface UndecidedOutcome {
  readonly words: string;
  readonly question: string;
}

/**
 * The outcome of a call that names the error or has its status, else the one whose status fits best; an error may have
 * a status of its own in the catalogue.
 */
export function outcomeFor(
  product: Product,
  { id, gives }: Offer,
  cause: Cause,
  error: ErrorEntry | undefined,
): DecidedOutcome | UndecidedOutcome {
  const all = listOf(gives);
  const { fits, when } = CAUSES[cause];
  const own = statusIn((error && knownValue(error.status)) ?? '');
  const named = error && all.find((outcome) => !isSuccess(outcome) && names(outcome, error.label));
  const found =
    named ??
    withStatus(all, own) ??
    (error && own ? { status: own, label: error.label, body: '' } : undefined) ??
    fits.map((status) => withStatus(all, status)).find(Boolean) ??
    (cause === 'done' || cause === 'created' ? all.find(isSuccess) : undefined);
  if (found) return found;
  const question = gives.is === 'unknown' ? questionOf(gives) : `calls.offers.${id}.gives`;
  const about = error && product.model.errors.catalogue.is === 'known' ? ` (“${error.label}”)` : '';
  return { words: `nobody has said what is answered when ${when}${about}`, question };
}

function names({ label, when }: OfferOutcome, error: string): boolean {
  return [label, when].some((words) => foldCase(words) === foldCase(error));
}

function withStatus(all: readonly OfferOutcome[], status: string): OfferOutcome | undefined {
  return status === '' ? undefined : all.find((outcome) => outcome.status === status);
}
