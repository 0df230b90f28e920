import { knownValue, listOf } from '../../answers/sourced.ts';
import { shellWord } from '../../base/texts.ts';
import type { Field } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { OfferPart } from '../../slots/calls/offers.ts';
import type { ActorContext } from '../actor-context.ts';
import { buttonsFor } from '../buttons.ts';
import { offeredFields } from '../editable.ts';
import { fieldViewsFor } from '../field-views.ts';
import { initialValues } from '../form-values.ts';
import { mayDo } from '../permission-verdicts.ts';
import { recordKey } from '../record-label.ts';
import type { Parameter } from '../routes.ts';
import type { SampleRow } from '../sample/types.ts';
import { tokenHeader } from './access.ts';
import { answerPieces } from './answer-value.ts';
import type { BodyShape, Member } from './body-shape.ts';
import { filledBody } from './filled-body.ts';
import { inCommon } from './in-common.ts';
import { parseJson } from './json-problem.ts';
import { pagingOf } from './listed.ts';
import { isCreating, type OfferedCall, queriedKeys } from './offered-call.ts';
import type { CallRequest } from './request.ts';
import { typeInWords } from './type-in-words.ts';
import { whoMay } from './who-may.ts';

/** How many records are looked through for one that can be moved. */
const SEARCHED_ROWS = 50;
const FEW = 10;
const A_TOKEN = 'a1b2c3';

/** A request as somebody might send it, with values of the sample records. */
export function sampleRequest(actor: ActorContext, call: OfferedCall): CallRequest {
  const { parameters, offer, entity } = call;
  const row = sampleRow(actor, call);
  const [first] = entity === null ? [] : actor.records.page(entity, 0, 1);
  const keyOf = ({ entity: of, field }: Parameter) => {
    const record = of === entity ? row : actor.records.page(of, 0, 1)[0];
    return record ? recordKey(actor, record, field) : '';
  };
  return {
    address: Object.fromEntries(parameters.map((one) => [one.name, keyOf(one)])),
    query: Object.fromEntries(listOf(offer.takes).flatMap((part) => queried(actor, call, part))),
    headers: Object.fromEntries(headersOf(actor, call)),
    token: whoMay(actor.product, offer)?.token ? tokenHeader(actor, call).example || A_TOKEN : '',
    body: sampleBody(actor, call, row ?? first),
  };
}

/** The record that the call is tried on: one that the caller sees, and for a move one that can make it. */
function sampleRow(actor: ActorContext, { entity, does }: OfferedCall): SampleRow | undefined {
  if (entity === null) return undefined;
  const rows = seenRows(actor, entity);
  if (does?.is !== 'move') return rows[0];
  const event = foldCase(does.event);
  const canMove = (row: SampleRow) =>
    buttonsFor(actor, row).some(({ label, verdict }) => foldCase(label) === event && verdict.may !== 'no');
  return rows.find(canMove) ?? rows[0];
}

function seenRows(actor: ActorContext, entity: string): readonly SampleRow[] {
  const all = actor.records.page(entity, 0, SEARCHED_ROWS);
  const seen = all.filter((row) => mayDo(actor, entity, 'view', row).may !== 'no');
  return seen.length > 0 ? seen : all;
}

function queried(actor: ActorContext, call: OfferedCall, { label, where, type, must }: OfferPart) {
  if (where !== 'query') return [];
  const paging = pagingOf(actor, call);
  const some = String(paging?.usual ?? Math.min(FEW, paging?.most ?? FEW));
  if (label === paging?.size) return [[label, some] as const];
  const key = queriedKeys(actor.product, call.offer).find(({ name }) => name === label);
  const row = key && seenRows(actor, key.entity)[0];
  if (key && row) return [[label, recordKey(actor, row, key.field)] as const];
  return [[label, knownValue(must) === true ? sampleText(type) : ''] as const];
}

const SAMPLES: Readonly<Record<string, string>> = { integer: '1', number: '1', boolean: 'true' };

function sampleText(type: string): string {
  return SAMPLES[String(typeInWords(type)?.type)] ?? 'text';
}

/** The headers that every request has, and those of the call; its token is apart. */
function headersOf(actor: ActorContext, call: OfferedCall): readonly (readonly [string, string])[] {
  const { name: token } = tokenHeader(actor, call);
  const common = inCommon(actor.product).asked.map(({ name, value }) => [name, value] as const);
  const own = listOf(call.offer.takes).filter(({ where }) => where === 'header');
  return [...common, ...own.map(({ label, type }) => [label, sampleText(type)] as const)].filter(
    ([name]) => name !== token,
  );
}

function sampleBody(
  actor: ActorContext,
  { takes, does, offer, entity }: OfferedCall,
  row: SampleRow | undefined,
): string {
  if (takes.is === 'nothing') return offer.takes.is === 'unknown' && isWritten(does) ? '{}' : '';
  const shape =
    does?.is === 'move' || entity === null ? takes : writable(actor, takes, entity, isNew(does) ? undefined : row);
  const named = () => undefined;
  const filled = filledBody({ ...actor, role: null }, withoutUnbacked(offer, shape), {
    row,
    rows: row && [row],
    named,
    question: '',
  });
  return answerPieces(filled)
    .map((piece) => (typeof piece === 'string' ? piece : 'null'))
    .join('');
}

function isWritten(does: OfferedCall['does']): boolean {
  return isNew(does) || does?.is === 'edit';
}

function isNew(does: OfferedCall['does']): boolean {
  return does !== null && isCreating(does);
}

/** A shape without the members that need not be sent and that none of our fields backs. */
function withoutUnbacked({ takes }: OfferedCall['offer'], shape: BodyShape): BodyShape {
  if (shape.is !== 'object') return shape;
  const optional = new Set(listOf(takes).flatMap(({ label, must }) => (knownValue(must) === true ? [] : [label])));
  const isBacked = ({ is, ...member }: BodyShape) => is === 'object' || ('field' in member && member.field !== null);
  const isSent = ([name, member]: Member) => !optional.has(name) || isBacked(member);
  return { ...shape, members: shape.members.filter(isSent) };
}

/** A shape without the fields that the caller cannot set now. */
function writable(actor: ActorContext, shape: BodyShape, entity: string, row: SampleRow | undefined): BodyShape {
  const views = fieldViewsFor(actor.product, entity, actor.role);
  const subject = { entity, row, around: new Map() };
  const offered = offeredFields(actor, subject, views, initialValues(actor, subject, views));
  const open = new Set(offered.flatMap(({ field, shown }) => (shown === 'shown' ? [field] : [])));
  return onlyWith(shape, (field) => open.has(field));
}

function onlyWith(shape: BodyShape, isOpen: (field: Field) => boolean): BodyShape {
  if (shape.is !== 'object') return shape;
  const members = shape.members.flatMap(([name, member]): readonly Member[] =>
    member.is === 'value' && member.field && !isOpen(member.field) ? [] : [[name, onlyWith(member, isOpen)]],
  );
  return { ...shape, members };
}

/** The address with its parameters and its query, from the first “/”. */
function addressOfRequest({ path }: OfferedCall, { address, query }: CallRequest): string {
  const filled = (path ?? '').replace(/:([^/]+)/gu, (_, name: string) => encodeURIComponent(address[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value.trim() === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
}

/** The request as a line for a terminal; where the product is, is up to the variable. */
export function curlLine(actor: ActorContext, call: OfferedCall, request: CallRequest): string {
  const { name } = tokenHeader(actor, call);
  const sent = Object.entries(request.headers).filter(([, value]) => value.trim() !== '');
  const headers = name !== null && request.token.trim() !== '' ? [...sent, [name, request.token] as const] : sent;
  return [
    'curl',
    ...(call.method === 'GET' ? [] : ['-X', call.method ?? '']),
    `"$BASE"${shellWord(addressOfRequest(call, request))}`,
    ...headers.flatMap(([header, value]) => ['-H', shellWord(`${header}: ${value}`)]),
    ...(request.body.trim() === '' ? [] : ['-d', shellWord(inOneLine(request.body))]),
  ].join(' ');
}

function inOneLine(body: string): string {
  const parsed = parseJson(body);
  return parsed.ok ? JSON.stringify(parsed.value) : body.replace(/\s+/gu, ' ').trim();
}
