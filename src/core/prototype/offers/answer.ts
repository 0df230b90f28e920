import { questionOf } from '../../answers/sourced.ts';
import type { Product } from '../../product/product.ts';
import type { ErrorEntry } from '../../slots/errors/messages.ts';
import type { ActorContext } from '../actor-context.ts';
import type { World } from '../consequences/world.ts';
import type { SampleRow } from '../sample/types.ts';
import type { Refusal } from './access.ts';
import { answerShape } from './answer-shape.ts';
import { type AnswerHole, type AnswerValue, asAnswerValue, holeIn } from './answer-value.ts';
import { pageFact, pageLink } from './envelope.ts';
import { errorBody } from './error-body.ts';
import { filledBody } from './filled-body.ts';
import { type CommonHeader, inCommon } from './in-common.ts';
import type { OfferedCall } from './offered-call.ts';
import { type Cause, outcomeFor } from './outcome-for.ts';
import type { ListPage } from './paging.ts';
import type { CallRequest } from './request.ts';

/** What a call is answered with, as far as it was decided. */
export interface CallAnswer {
  /** Null while nobody has said. */
  readonly status: string | null;
  /** The name of the outcome. */
  readonly label: string;
  readonly headers: readonly CommonHeader[];
  /** Null: no body. */
  readonly body: AnswerValue | null;
  /** Why it was refused, one sentence each. */
  readonly because: readonly string[];
  /** What nobody has decided about it, each with its question. */
  readonly holes: readonly AnswerHole[];
  /** What happens to the records; null where nothing does. */
  readonly world: World | null;
}

/** What a call did: the record or the page of records that it is answered with, or why it was refused. */
export interface Done {
  readonly cause: Cause;
  readonly row?: SampleRow | undefined;
  readonly page?: ListPage<SampleRow>;
  readonly world?: World;
  /** What was sent and is not known. */
  readonly ignored?: readonly string[];
}

/** The decided answer where a call is refused. */
export function refusedAnswer(
  actor: ActorContext,
  call: OfferedCall,
  { cause, troubles, error: own }: Refusal,
  open: readonly AnswerHole[],
): CallAnswer {
  const { product } = actor;
  const { offer } = call;
  const outcome = outcomeFor(actor, offer, cause, own);
  const because = troubles.map(({ sentence }) => sentence);
  const headers = inCommon(product).answered;
  if ('words' in outcome)
    return { status: null, label: '', headers, body: null, because, holes: [...open, outcome], world: null };
  const error: ErrorEntry | undefined = own ?? product.index.errors.called(outcome.label);
  const question = bodyQuestion(offer);
  const shape = answerShape(product, call, outcome);
  const source = { troubles, error, label: outcome.label, status: outcome.status, question };
  const body = shape
    ? errorBody(shape, source)
    : holeIn('nobody has said what an error looks like', 'calls.offers.common');
  return {
    ...answered(outcome.status, question, open),
    ...{
      label: outcome.label,
      headers: [...headers, ...outcome.headers],
      body: shape?.is === 'nothing' ? null : body,
      because,
      world: null,
    },
  };
}

function answered(status: string, question: string, open: readonly AnswerHole[]) {
  const hole = { words: 'nobody has said with which status', question };
  return { status: status || null, holes: status === '' ? [...open, hole] : open };
}

function bodyQuestion({ id, gives }: OfferedCall['offer']): string {
  return gives.is === 'unknown' ? questionOf(gives) : `calls.offers.${id}.gives`;
}

/** The decided answer where a call is done. */
export function doneAnswer(
  actor: ActorContext,
  call: OfferedCall,
  request: CallRequest,
  { cause, row, page, world, ignored = [] }: Done,
  open: readonly AnswerHole[],
): CallAnswer {
  const { product } = actor;
  const { offer } = call;
  const outcome = outcomeFor(actor, offer, cause, undefined);
  const after = world?.actor ?? actor;
  const base = { headers: inCommon(product).answered, because: [], world: world ?? null };
  if ('words' in outcome) return { ...base, status: null, label: '', body: null, holes: [...open, outcome] };
  const question = bodyQuestion(offer);
  const shape = answerShape(product, call, outcome);
  const named = page && ((name: string) => factOf(call, request, page, name));
  const source = { row, rows: page?.items, named: named ?? (() => undefined), question };
  return {
    ...{ ...base, ...answered(outcome.status, question, open), label: outcome.label },
    headers: [...base.headers, ...outcome.headers],
    body: shape
      ? shape.is === 'nothing'
        ? null
        : withIgnored(product, filledBody(after, shape, source), ignored)
      : holeIn('nobody has said what is in it', question),
  };
}

/** Lists what was sent and is not known, where the answers are said to. */
function withIgnored(product: Product, body: AnswerValue, names: readonly string[]): AnswerValue {
  const { ignored } = inCommon(product);
  if (ignored === null || names.length === 0 || body.is !== 'object') return body;
  return { ...body, members: [...body.members, [ignored, asAnswerValue(names)]] };
}

/** A count, or the address of the next page, by the name of its member. */
function factOf({ path, parameters }: OfferedCall, request: CallRequest, page: ListPage<SampleRow>, name: string) {
  const fact = pageFact(page, name);
  if (fact !== undefined) return asAnswerValue(fact);
  const query = pageLink(page, name);
  if (query === undefined) return undefined;
  if (query === null || page.paging?.form === 'cursor') return asAnswerValue(query);
  const names = new Set(parameters.map((one) => one.name));
  const at = (path ?? '').replace(/:([^/]+)/gu, (whole, key: string) =>
    names.has(key) ? encodeURIComponent(request.address[key] ?? '') : whole,
  );
  return asAnswerValue(`${at}?${query}`);
}
