import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { asTest, isTrue, readCondition } from '../../conditions/index.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Offer, type OfferOutcome, statusIn } from '../../slots/calls/offers.ts';
import type { ErrorEntry } from '../../slots/errors/messages.ts';
import { type ActorContext, productScope } from '../actor-context.ts';
import type { CommonHeader } from './in-common.ts';
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
  | 'too many'
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
  'too many': { fits: ['429', '503', '403'], when: 'there were too many calls' },
  outside: { fits: ['503', '502', '504', '500'], when: 'another system does not answer' },
};

/** The decided answer to what became of a call. */
export interface DecidedOutcome {
  readonly status: string;
  readonly label: string;
  /** In the words used; empty where nobody has said. */
  readonly body: string;
  /** Those that only this answer has. */
  readonly headers: readonly CommonHeader[];
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
  actor: ActorContext,
  { id, gives }: Offer,
  cause: Cause,
  error: ErrorEntry | undefined,
): DecidedOutcome | UndecidedOutcome {
  const { product } = actor;
  const all = byCaller(actor, listOf(gives));
  const { fits, when } = CAUSES[cause];
  const own = statusIn((error && knownValue(error.status)) ?? '');
  const named = error && all.find((outcome) => !isSuccess(outcome) && names(outcome, error.label));
  const found =
    named ??
    withStatus(all, own) ??
    (error && own ? { status: own, label: error.label, body: '', headers: [] } : undefined) ??
    fits.map((status) => withStatus(all, status)).find(Boolean) ??
    (cause === 'done' || cause === 'created' ? all.find(isSuccess) : undefined);
  if (found) return found;
  const question = gives.is === 'unknown' ? questionOf(gives) : `calls.offers.${id}.gives`;
  const about = error && product.model.errors.catalogue.is === 'known' ? ` (“${error.label}”)` : '';
  return { words: `nobody has said what is answered when ${when}${about}`, question };
}

/** Those whose condition on the caller holds, as “Role is Guest”, before those without one. */
function byCaller(actor: ActorContext, all: readonly OfferOutcome[]): readonly OfferOutcome[] {
  const meant = all.map((outcome) => ({ outcome, holds: holdsFor(actor, outcome.when) }));
  return meant
    .filter(({ holds }) => holds !== false)
    .sort((one, other) => Number(other.holds === true) - Number(one.holds === true))
    .map(({ outcome }) => outcome);
}

const ON_CALLER = /(?<![\p{L}\p{N}])(?:role|me)(?![\p{L}\p{N}])/iu;

/** Undefined where the words are no condition on who is calling. */
function holdsFor(actor: ActorContext, when: string): boolean | undefined {
  const { product, role } = actor;
  const condition = ON_CALLER.test(when) ? asTest(readCondition(when, product.model.vocabulary(null))) : undefined;
  if (!condition) return undefined;
  const scope = productScope(actor);
  const label = product.index.roles.get(role)?.label;
  return isTrue(condition.run({ ...scope, value: (name) => (foldCase(name) === 'role' ? label : scope.value(name)) }));
}

/** An error that is answered to whom its condition is true of, “me.State is Blocked”, whatever they ask for. */
export function refusedTo(
  actor: ActorContext,
  { gives }: Offer,
): { readonly cause: Cause; readonly when: string } | null {
  const refused = listOf(gives).find((outcome) => !isSuccess(outcome) && holdsFor(actor, outcome.when) === true);
  return refused ? { cause: REFUSALS[refused.status] ?? 'forbidden', when: refused.when } : null;
}

const REFUSALS: Readonly<Record<string, Cause>> = { 400: 'malformed', 401: 'unknown caller', 404: 'missing' };

function names({ label, when }: OfferOutcome, error: string): boolean {
  return [label, when].some((words) => foldCase(words) === foldCase(error));
}

function withStatus(all: readonly OfferOutcome[], status: string): OfferOutcome | undefined {
  return status === '' ? undefined : all.find((outcome) => outcome.status === status);
}
