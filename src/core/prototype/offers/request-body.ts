import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { joinWords } from '../../english/lists.ts';
import type { ActorContext } from '../actor-context.ts';
import { displayText } from '../checks/values.ts';
import { schemaOf, TYPE_NAMES } from './body-schema.ts';
import { type BodyShape, readMember } from './body-shape.ts';
import { inCommon } from './in-common.ts';
import { parseJson } from './json-problem.ts';
import { keptAs } from './kept-as.ts';
import type { OfferedCall } from './offered-call.ts';
import { type ReadRequest, type Trouble, trouble } from './request.ts';

const NOTHING_READ: ReadRequest = {
  troubles: [],
  isMalformed: false,
  holes: [],
  values: {},
  members: new Map(),
  taken: new Map(),
  ignored: [],
  why: '',
};

/** Reads the body of a request: what is wrong with it, and what is kept in which field. */
export function readBodyText(actor: ActorContext, call: OfferedCall, text: string): ReadRequest {
  const { offer, takes } = call;
  const isUnsaid = offer.takes.is === 'unknown';
  if (text.trim() === '') {
    const lacking = neededMembers(call);
    return { ...NOTHING_READ, troubles: lacking.map((label) => trouble(`“${label}” must be there.`, label)) };
  }
  const parsed = takes.is === 'value' ? jsonOrText(text) : parseJson(text);
  if (!parsed.ok) return { ...NOTHING_READ, isMalformed: true, troubles: [trouble(parsed.problem)] };
  if (takes.is === 'nothing' && !isUnsaid) return { ...NOTHING_READ, troubles: [trouble('It takes no body.')] };
  const shape = isUnsaid ? shapeByNames(actor, call, parsed.value) : takes;
  const holes = isUnsaid ? [{ words: 'nobody has said what it takes', question: questionOf(offer.takes) }] : [];
  const read = readValue(actor, call, shape, parsed.value, '');
  const given = parsed.value;
  const lacking = isObject(given) ? neededMembers(call).filter((label) => !Object.hasOwn(given, label)) : [];
  return {
    ...read,
    holes: [...holes, ...read.holes],
    troubles: [...lacking.map((label) => trouble(`“${label}” must be there.`, label)), ...read.troubles],
  };
}

/** A body that is one text need not be JSON. */
function jsonOrText(text: string): ReturnType<typeof parseJson> {
  const parsed = parseJson(text);
  return parsed.ok ? parsed : { ok: true, value: text };
}

function neededMembers({ offer, takes }: OfferedCall): readonly string[] {
  const names = takes.is === 'object' ? takes.members.map(([name]) => name) : [];
  return listOf(offer.takes).flatMap(({ where, must, label }) =>
    where === 'body' && knownValue(must) === true && names.includes(label) ? [label] : [],
  );
}

/** The members of a body by the id of the field that they are kept in. */
export function takenMembers(shape: BodyShape): readonly (readonly [field: string, name: string])[] {
  if (shape.is !== 'object') return [];
  return shape.members.flatMap(([name, member]) => {
    if (member.is !== 'value') return takenMembers(member);
    return member.field ? [[member.field.id, name] as const] : [];
  });
}

/** While nobody has said what a call takes: the fields that the members of a body are named after. */
function shapeByNames({ product }: ActorContext, { entity }: OfferedCall, value: unknown): BodyShape {
  const names = isObject(value) ? Object.keys(value) : [];
  const within = product.index.entities.get(entity);
  return {
    is: 'object',
    of: entity,
    members: names.map((name) => readMember(product, name, '', within)),
    orNothing: false,
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

/** Checks a value against its shape, part by part, and takes out what is kept in a field. */
function readValue(
  actor: ActorContext,
  call: OfferedCall,
  shape: BodyShape,
  value: unknown,
  name: string,
): ReadRequest {
  const wrong = wrongType(actor, shape, value, name);
  if (wrong) return { ...NOTHING_READ, troubles: [wrong] };
  if (shape.is === 'object' && isObject(value)) return readMembers(actor, call, shape.members, value);
  if (shape.is !== 'value') return NOTHING_READ;
  return valueKept(actor, call, shape, value, name);
}

function wrongType({ product }: ActorContext, shape: BodyShape, value: unknown, name: string): Trouble | null {
  const { type } = schemaOf(product, shape);
  const wanted = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
  const is = typeOf(value);
  if (wanted.length === 0 || wanted.includes(is) || (is === 'integer' && wanted.includes('number'))) return null;
  const what = name === '' ? 'The body' : `“${name}”`;
  const names = joinWords(
    wanted.map((one) => TYPE_NAMES[one] ?? one),
    'or',
  );
  return trouble(`${what} must be ${names}, not ${toldValue(value, is)}.`, name || null);
}

function toldValue(value: unknown, is: string): string {
  return is === 'array' || is === 'object'
    ? (TYPE_NAMES[is] ?? is)
    : is === 'string'
      ? `“${displayText(value)}”`
      : String(value);
}

function readMembers(
  actor: ActorContext,
  call: OfferedCall,
  members: readonly (readonly [string, BodyShape])[],
  value: Readonly<Record<string, unknown>>,
): ReadRequest {
  return merged(
    Object.entries(value).map(([name, one]) => {
      const member = members.find(([key]) => key === name);
      if (member) return readValue(actor, call, member[1], one, name);
      if (inCommon(actor.product).ignored !== null) return { ...NOTHING_READ, ignored: [name] };
      const taken = joinWords(members.map(([key]) => key)) || 'nothing';
      return { ...NOTHING_READ, troubles: [trouble(`“${name}” is not taken here; it takes ${taken}.`, name)] };
    }),
  );
}

function merged(all: readonly ReadRequest[]): ReadRequest {
  return {
    troubles: all.flatMap(({ troubles }) => troubles),
    isMalformed: all.some(({ isMalformed }) => isMalformed),
    holes: all.flatMap(({ holes }) => holes),
    values: Object.fromEntries(all.flatMap(({ values }) => Object.entries(values))),
    members: new Map(all.flatMap(({ members }) => [...members])),
    taken: new Map(),
    ignored: all.flatMap(({ ignored }) => ignored),
    why: all.map(({ why }) => why).find((why) => why !== '') ?? '',
  };
}

const REASON = /^(?:reason|why|note|comment)$/iu;

function valueKept(
  actor: ActorContext,
  { entity, offer }: OfferedCall,
  { field }: Extract<BodyShape, { is: 'value' }>,
  value: unknown,
  name: string,
): ReadRequest {
  if (field && actor.product.index.fields(entity).has(field.id))
    return {
      ...NOTHING_READ,
      values: { [field.id]: keptAs(actor, field, value) },
      members: new Map([[field.id, name]]),
    };
  if (REASON.test(name) && typeof value === 'string') return { ...NOTHING_READ, why: value };
  return {
    ...NOTHING_READ,
    holes: [{ words: `nobody has said where “${name}” is kept`, question: questionOf(offer.takes) }],
  };
}
