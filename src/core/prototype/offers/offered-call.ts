import { knownValue, listOf } from '../../answers/sourced.ts';
import { asTest, readCondition } from '../../conditions/index.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import type { Entity } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { nameSearchOf, namesOfEntities } from '../../product/words/names-in-words.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Offer, OfferOutcome } from '../../slots/calls/offers.ts';
import { type Parameter, parametersOf, segmentsOf } from '../routes.ts';
import {
  type BodyShape,
  entityOfBody,
  fieldNamed,
  isListBody,
  type Member,
  readBody,
  readMember,
} from './body-shape.ts';

/** What a call does to the records; a move by the name of its transition. */
export type OfferedDeed =
  | { readonly is: 'list' | 'view' | 'create' | 'find or create' | 'edit' | 'delete' }
  | { readonly is: 'move'; readonly event: string }
  /** Answers in fixed words, and does nothing to the records. */
  | { readonly is: 'tell' };

/** Whether a new record may come of it. */
export function isCreating({ is }: OfferedDeed): boolean {
  return is === 'create' || is === 'find or create';
}

/** A call that we offer, as it is understood. */
export interface OfferedCall {
  readonly offer: Offer;
  readonly method: string | null;
  /** With parameters as `:name`. */
  readonly path: string | null;
  readonly parameters: readonly Parameter[];
  /** Names of the parameters that are values of a new record rather than keys of one that is there. */
  readonly values: readonly string[];
  /** The parameter for the record itself; undefined where the address has none. */
  readonly own: Parameter | undefined;
  /** The same in the query, where the address has none, as in `/rooms/state?room=7`. */
  readonly asked: Parameter | undefined;
  /** Id of the entity that it is about. */
  readonly entity: string | null;
  /** Null while nothing says what it does. */
  readonly does: OfferedDeed | null;
  readonly takes: BodyShape;
  /** Which records it is about, as a fixed part called “only those” says. */
  readonly only: OnlyThose | null;
}

interface OnlyThose {
  readonly condition: ExactCondition;
  /** Only where the caller does not filter by anything. */
  readonly isUsual: boolean;
}

export const offeredCalls = memoizeByProduct((product): readonly OfferedCall[] =>
  listOf(product.model.calls.offers).map((offer) => offeredCall(product, offer)),
);

function offeredCall(product: Product, offer: Offer): OfferedCall {
  const { index } = product;
  const method = knownValue(offer.method) ?? null;
  const path = knownValue(offer.path) ?? null;
  const entity = entityOf(product, offer, path ?? '');
  const parameters = path === null ? [] : parametersOf(product, { path, entity });
  const values = method === 'POST' ? valuesAmong(product, parameters, entity, segmentsOf(path ?? '').at(-1)) : [];
  const own = parameters.findLast((one) => one.entity === entity && entity !== null && !values.includes(one.name));
  const takes = bodyTaken(product, offer, entity);
  const only = onlyThose(product, offer, entity);
  const asked = own ? undefined : queriedKeys(product, offer).find((one) => one.entity === entity);
  const call = { offer, method, path, parameters, values, own, asked, entity, takes, only };
  if (entity === null && method === 'GET' && tells(product, offer)) return { ...call, does: { is: 'tell' } };
  return { ...call, does: method && index.entities.has(entity) ? deedOf(product, call, method) : null };
}

/** The parts of a query that must be there and are named after one of our things. */
export function queriedKeys(product: Product, { takes }: Offer): readonly Parameter[] {
  return listOf(takes)
    .filter(({ where, must }) => where === 'query' && knownValue(must) === true)
    .flatMap(({ label }) => parametersOf(product, { path: `/:${label}`, entity: null }))
    .filter(({ entity }) => entity !== '');
}

const ONLY_THOSE = /^(without (?:a|any) filter,? )?only (?:those|the one|one|that)$/iu;

function onlyThose(product: Product, { takes }: Offer, entity: string | null): OnlyThose | null {
  const part = listOf(takes).find(({ where, label }) => where === 'fixed' && ONLY_THOSE.test(label));
  const read = part && asTest(readCondition(part.type, product.model.vocabulary(entity)));
  return read ? { condition: read, isUsual: ONLY_THOSE.exec(part.label)?.[1] !== undefined } : null;
}

function tells(product: Product, { gives }: Offer): boolean {
  const [outcome] = listOf(gives).filter(isSuccess);
  return readBody(product, outcome?.body ?? '').is === 'words';
}

/** The last parameter, where it is named after a field that identifies nothing, as in `/jobs/:job/:status`. */
function valuesAmong(
  { index }: Product,
  parameters: readonly Parameter[],
  entity: string | null,
  last = '',
): readonly string[] {
  const identifying = new Set(listOf(index.entities.get(entity)?.identity.fields).map(({ id }) => id));
  return parameters.flatMap(({ name, entity: of, field }) =>
    of === entity && last === `:${name}` && field && !identifying.has(field.id) ? [name] : [],
  );
}

/**
 * The thing at the end of the address; where something else stands there, as the submissions in
 * `/events/:event/submissions`, what is answered or the name of the call says more, unless it is a move of that thing.
 */
function entityOf(product: Product, offer: Offer, path: string): string | null {
  const inPath = entityInPath(product, path);
  const { index } = product;
  const last =
    segmentsOf(path)
      .findLast((part) => !part.startsWith(':'))
      ?.replace(/[-_]/gu, ' ') ?? '';
  const isAtEnd = (index.entities.called(last)?.id ?? null) === inPath;
  const events = index.movesOf(inPath ?? '').flatMap(({ transition }) => knownValue(transition.event) ?? []);
  if (inPath !== null && (isAtEnd || events.some((event) => foldCase(event) === foldCase(last)))) return inPath;
  const named = nameSearchOf(namesOfEntities(index.entities.all)).mentioned(offer.label).at(-1)?.of.id;
  return entityInBodies(product, offer) ?? named ?? inPath;
}

/** The last thing in an address that is named there: the reservations in `/tools/:tool/reservations`. */
function entityInPath({ index }: Product, path: string): string | null {
  const named = segmentsOf(path).map((part) => index.entities.called(part.replace(/[-_]/gu, ' '))?.id ?? null);
  return named.findLast((id) => id !== null) ?? null;
}

function entityInBodies(product: Product, { takes, gives }: Offer): string | null {
  const words = [
    ...listOf(gives).filter(isSuccess),
    ...listOf(takes)
      .filter(({ where }) => where === 'body')
      .map(({ type, label }) => ({ body: type || label })),
  ];
  return words.map(({ body }) => entityOfBody(readBody(product, body))).find((id) => id !== null) ?? null;
}

export function isSuccess({ status }: Pick<OfferOutcome, 'status'>): boolean {
  return /^[23]/u.test(status);
}

const WHOLE = /^(?:the )?(?:whole )?body$/iu;

/** The body that a call takes: its parts are the members; a part called “body” is all of it. */
function bodyTaken(product: Product, { takes }: Offer, entity: string | null): BodyShape {
  const within = product.index.entities.get(entity);
  const parts = listOf(takes).filter(({ where }) => where === 'body');
  const [only] = parts;
  if (!only) return { is: 'nothing' };
  if (parts.length === 1 && WHOLE.test(only.label)) {
    const whole = readBody(product, only.type, within);
    return whole.is === 'value' ? { ...whole, field: fieldNamed(within, only.label) ?? null } : whole;
  }
  const members = parts.map(({ label, type }) => memberTaken(product, label, type, within));
  return { is: 'object', of: null, members, orNothing: false };
}

const FINDS = /^(?:find|get) or (?:add|create|invite|make)\b|^(?:add|create|invite|make) or (?:find|get)\b/iu;
/** A member of another name than the field that it goes into, as “variant_id” for “Variant”. */
function memberTaken(product: Product, label: string, type: string, within: Entity | undefined): Member {
  const field = fieldNamed(within, type);
  return field ? [label, { is: 'value', type, field, orNothing: false }] : readMember(product, label, type, within);
}

function deedOf(product: Product, call: Omit<OfferedCall, 'does'>, method: string): OfferedDeed | null {
  const { own, offer } = call;
  if (FINDS.test(offer.label) && !own && (method === 'POST' || method === 'PUT')) return { is: 'find or create' };
  const [outcome] = listOf(offer.gives).filter(isSuccess);
  const shape = readBody(product, outcome?.body ?? '');
  const isOne = own !== undefined || (shape.is !== 'nothing' && !isListBody(shape));
  const setsSomething = listOf(offer.takes).some(({ where, label }) => where === 'fixed' && !ONLY_THOSE.test(label));
  if (method === 'GET' && !setsSomething) return { is: isOne ? 'view' : 'list' };
  const event = own || isNamedAtEnd(product, call) ? eventOf(product, call) : undefined;
  if (event !== undefined) return { is: 'move', event };
  switch (method) {
    case 'GET':
    case 'POST':
      if (!own) return { is: 'create' };
      return CHANGES.test(offer.label) ? { is: 'edit' } : null;
    case 'DELETE':
      return { is: 'delete' };
    default:
      return { is: 'edit' };
  }
}

/** Whether an address ends with a transition, as `/schedules/release` does: of the only record that can make it. */
function isNamedAtEnd(product: Product, { entity, path }: Omit<OfferedCall, 'does'>): boolean {
  const last = foldCase((segmentsOf(path ?? '').at(-1) ?? '').replace(/[-_]/gu, ' '));
  return product.index
    .movesOf(entity ?? '')
    .some(({ transition: { event } }) => last !== '' && foldCase(knownValue(event) ?? '') === last);
}

/** A POST on a record that is there. */
const CHANGES = /^(?:add|change|correct|edit|patch|replace|set|update)\b/iu;

/** The transition that the name of the call, its address or what it is answered with names. */
function eventOf(product: Product, { entity, path, offer }: Omit<OfferedCall, 'does'>): string | undefined {
  const cycles = product.index.cycles(entity ?? '');
  const events = cycles.flatMap(({ transitions, reversals }) => [
    ...listOf(transitions).flatMap(({ event }) => knownValue(event) ?? []),
    ...listOf(reversals).flatMap(({ how }) => knownValue(how) ?? []),
  ]);
  const named = nameSearchOf(events.map((event) => [event, event] as const));
  const last = segmentsOf(path ?? '').at(-1) ?? '';
  const words = [
    offer.label,
    last.startsWith(':') ? '' : last.replace(/[-_]/gu, ' '),
    ...listOf(offer.gives)
      .filter(isSuccess)
      .flatMap(({ label, when }) => [label, when]),
  ];
  return words.flatMap((one) => named.mentioned(one).map(({ of }) => of))[0];
}
