import { questionOf } from '../../answers/sourced.ts';
import { isTrue } from '../../conditions/index.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { buttonsFor } from '../buttons.ts';
import type { Failure } from '../failures.ts';
import { ownRecord } from '../own-record.ts';
import { mayDo, mayKnowOf } from '../permission-verdicts.ts';
import { isAmbiguousKey, recordByKey } from '../record-label.ts';
import { rowOfEntity } from '../routes.ts';
import type { SampleRow } from '../sample/types.ts';
import { accessBy, accessTo, type Refusal } from './access.ts';
import { type CallAnswer, type Done, doneAnswer, refusedAnswer } from './answer.ts';
import type { AnswerHole } from './answer-value.ts';
import { isTooMany } from './call-limit.ts';
import { inCommon } from './in-common.ts';
import { listed } from './listed.ts';
import { isCreating, type OfferedCall, type OfferedDeed } from './offered-call.ts';
import { type Cause, refusedTo } from './outcome-for.ts';
import { deleted, moved, type Performed, refusalFrom, saved } from './performed.ts';
import { readRequest } from './read-request.ts';
import { type CallRequest, type ReadRequest, trouble } from './request.ts';

type Result = (Done | Refusal) & { readonly holes: readonly AnswerHole[] };

interface Calling {
  readonly freshId: string;
  /** When the caller has called before, in milliseconds, and when they call now. */
  readonly made?: readonly number[];
  readonly at?: number;
}

/** Answers a call from the records, with all checks, permissions and consequences that were decided. */
export function answerCall(
  actor: ActorContext,
  call: OfferedCall,
  request: CallRequest,
  { freshId, made = [], at = 0 }: Calling,
): CallAnswer {
  const { does, entity, offer } = call;
  if (does?.is === 'tell') return doneAnswer(actor, call, request, { cause: 'done' }, []);
  if (!does || entity === null) {
    const words = `nobody has said what “${offer.label}” does to our records`;
    const { answered: headers } = inCommon(actor.product);
    const holes = [{ words, question: questionOf(offer.gives) }];
    return { status: null, label: '', headers, body: null, because: [], holes, world: null };
  }
  const { refusal, holes } = accessTo(actor, call, request);
  const refused = refusal ?? turnedAway(actor, call, { made, at });
  const result: Result = refused
    ? { ...refused, holes }
    : withHoles(resultOf(actor, { call, does, entity, request, freshId }), holes);
  return 'troubles' in result
    ? refusedAnswer(actor, call, result, result.holes)
    : doneAnswer(actor, call, request, result, result.holes);
}

/** Why whoever is calling gets no answer now, whatever they ask for. */
function turnedAway(
  actor: ActorContext,
  { offer }: OfferedCall,
  { made, at }: Required<Omit<Calling, 'freshId'>>,
): Refusal | null {
  const told = refusedTo(actor, offer);
  if (told) return { cause: told.cause, troubles: [trouble(`${told.when}.`)] };
  const { limit } = inCommon(actor.product);
  if (!isTooMany(limit, made, at)) return null;
  return { cause: 'too many', troubles: [trouble(`That is more than ${limit?.words}.`)] };
}

/** What a call is answered with where another system that it needs fails. */
export function answerToFailure(actor: ActorContext, call: OfferedCall, failure: Failure): CallAnswer {
  return refusedAnswer(actor, call, { ...refusalFrom(failure), cause: 'outside' }, []);
}

function withHoles(result: Result, holes: readonly AnswerHole[]): Result {
  return { ...result, holes: [...holes, ...result.holes] };
}

interface Attempt {
  readonly call: OfferedCall;
  readonly does: OfferedDeed;
  readonly entity: string;
  readonly request: CallRequest;
  readonly freshId: string;
}

function resultOf(actor: ActorContext, attempt: Attempt): Result {
  const { call, does, request } = attempt;
  const around = recordsInAddress(actor, call, request);
  if ('cause' in around) return { ...around, holes: [] };
  const read = readRequest(actor, call, request);
  const run = does.is === 'list' ? listResult : isCreating(does) ? created : onRecord;
  const result = run(actor, attempt, around, read);
  return 'troubles' in result ? result : { ...result, ignored: read.ignored };
}

type Around = ReadonlyMap<string, SampleRow>;

function listResult(
  actor: ActorContext,
  { call, entity, request }: Attempt,
  around: Around,
  read: ReadRequest,
): Result {
  const { refusal, holes } = accessBy(actor, mayDo(actor, entity, 'list'));
  if (refusal) return { ...refusal, holes };
  const { page, troubles, holes: open } = listed(actor, call, request, around);
  const wrong = [...read.troubles, ...troubles];
  if (!page || wrong.length > 0) return { cause: 'malformed', troubles: wrong, holes };
  return { cause: 'done', page, holes: [...holes, ...open] };
}

function created(actor: ActorContext, attempt: Attempt, around: Around, read: ReadRequest): Result {
  const { entity, freshId, does } = attempt;
  const { refusal, holes } = accessBy(actor, mayDo(actor, entity, 'create'));
  if (refusal) return { ...refusal, holes };
  if (read.troubles.length > 0) return { ...unreadable(read), holes };
  const there = does.is === 'find or create' ? equalRecord(actor, entity, read) : undefined;
  if (there) return { cause: 'done', row: there, holes: [...holes, ...read.holes] };
  const subject = { entity, row: undefined, around };
  return performed(saved(actor, subject, read, freshId), 'created', [...holes, ...read.holes]);
}

function onRecord(
  actor: ActorContext,
  { call, entity, does, request, freshId }: Attempt,
  around: Around,
  read: ReadRequest,
): Result {
  const [parent] = around.values();
  const { only, asked } = call;
  const row =
    around.get(entity) ??
    askedRecord(actor, call, request) ??
    (only ? firstOf(actor, entity, (one) => isTrue(only.condition.run(scopeOf(actor, one)))) : undefined) ??
    (does.is === 'move' ? soleMovable(actor, entity, does.event) : undefined) ??
    (parent ? rowOfEntity(actor, parent, entity) : asked ? undefined : ownRecord(actor, entity));
  if (!row) return missing(`There is no such ${labelOf(actor, entity)}.`);
  const action = does.is === 'edit' || does.is === 'delete' ? does.is : 'view';
  const { refusal, holes } = accessBy(actor, mayDo(actor, entity, action, row));
  if (refusal) return { ...refusal, holes };
  if (read.troubles.length > 0) return { ...unreadable(read), holes };
  const open = [...holes, ...read.holes];
  switch (does.is) {
    case 'move':
      return performed(moved(actor, row, does.event, read), 'done', open);
    case 'delete':
      return performed(deleted(actor, row), 'done', open);
    case 'edit':
      return performed(saved(actor, { entity, row, around: new Map() }, read, freshId), 'done', open);
    default:
      return { cause: 'done', row, holes: open };
  }
}

/** The record that is named in the query, as far as the caller may know of it. */
function askedRecord(actor: ActorContext, { asked }: OfferedCall, { query }: CallRequest): SampleRow | undefined {
  const key = asked ? (query[asked.name]?.trim() ?? '') : '';
  const row = asked && key !== '' ? recordByKey(actor, asked.entity, key, asked.field) : undefined;
  return row && mayKnowOf(actor, row) ? row : undefined;
}

function equalRecord(actor: ActorContext, entity: string, { values, members }: ReadRequest): SampleRow | undefined {
  const sent = [...members.keys()];
  if (sent.length === 0) return undefined;
  const isEqual = ({ cells }: SampleRow) => sent.every((id) => sameData(cells.get(id)?.value, values[id]));
  return firstOf(actor, entity, (row) => isEqual(row) && mayKnowOf(actor, row));
}

/** A single link may be kept as a list of one. */
function sameData(one: unknown, other: unknown): boolean {
  return JSON.stringify([one].flat()) === JSON.stringify([other].flat());
}

function firstOf(actor: ActorContext, entity: string, fits: (row: SampleRow) => boolean): SampleRow | undefined {
  return actor.records.page(entity, 0, actor.records.size(entity)).find(fits);
}

/** The only record that can make a move now; a call without a key means it. */
function soleMovable(actor: ActorContext, entity: string, event: string): SampleRow | undefined {
  const [only, another] = actor.records
    .page(entity, 0, actor.records.size(entity))
    .filter((row) => buttonsFor(actor, row).some(({ label }) => foldCase(label) === foldCase(event)));
  return another ? undefined : only;
}

function performed(result: Performed, cause: Cause, holes: readonly AnswerHole[]): Result {
  return 'refusal' in result ? { ...result.refusal, holes } : { cause, ...result, holes };
}

/** The records that an address names, by entity; why it is refused where one is not there. */
function recordsInAddress(
  actor: ActorContext,
  { parameters, values }: OfferedCall,
  { address }: CallRequest,
): Around | Refusal {
  const found = new Map<string, SampleRow>();
  for (const { name, entity, field } of parameters) {
    const key = address[name]?.trim() ?? '';
    if (key === '') return { cause: 'missing', troubles: [trouble(`“${name}” in the address is empty.`, name)] };
    if (values.includes(name)) continue;
    if (field && isAmbiguousKey(actor, entity, key, field))
      return {
        cause: 'conflict',
        troubles: [trouble(`Several ${pluralOf(actor, entity)} have the ${field.label} “${key}”.`, name)],
      };
    const row = recordByKey(actor, entity, key, field);
    if (!row || !mayKnowOf(actor, row))
      return { cause: 'missing', troubles: [trouble(`There is no ${labelOf(actor, entity)} “${key}”.`, name)] };
    found.set(entity, row);
  }
  return found;
}

function unreadable({ troubles, isMalformed }: ReadRequest): Refusal {
  return { cause: isMalformed ? 'malformed' : 'invalid', troubles };
}

function missing(sentence: string): Result {
  return { cause: 'missing', troubles: [trouble(sentence)], holes: [] };
}

function pluralOf({ product }: ActorContext, entity: string): string {
  return product.index.entities.get(entity)?.plural ?? 'records';
}

function labelOf({ product }: ActorContext, entity: string): string {
  return product.index.entities.get(entity)?.label ?? 'record';
}
