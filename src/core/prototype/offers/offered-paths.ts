import { knownValue, listOf } from '../../answers/sourced.ts';
import type { Product } from '../../product/product.ts';
import { type OfferOutcome, type OfferPart, statusIn } from '../../slots/calls/offers.ts';
import { answerShape } from './answer-shape.ts';
import { schemaOf } from './body-schema.ts';
import { readBody } from './body-shape.ts';
import { inCommon } from './in-common.ts';
import { type OfferedCall, offeredCalls } from './offered-call.ts';
import type { JsonObject } from './type-in-words.ts';

/** Our own calls as the paths of an OpenAPI document; a call without an address or a method stands in none. */
export function offeredPaths(product: Product): JsonObject {
  const paths = new Map<string, Map<string, JsonObject>>();
  for (const call of offeredCalls(product)) {
    const method = call.method?.toLowerCase();
    const path = call.path?.replace(/:([\p{L}\p{N}_-]+)/gu, '{$1}');
    if (!method || !path) continue;
    const at = paths.get(path) ?? new Map<string, JsonObject>();
    if (!at.has(method)) paths.set(path, at.set(method, operationOf(product, call, path)));
  }
  return Object.fromEntries([...paths].map(([path, methods]) => [path, Object.fromEntries(methods)]));
}

/** What all calls share: the form of an error, and the errors of the catalogue that have a status. */
export function offeredComponents(product: Product): JsonObject {
  const { error } = inCommon(product);
  const responses = product.index.errors.all.flatMap(({ id, label, text, status }) => {
    const decided = statusIn(knownValue(status) ?? '');
    if (decided === '') return [];
    const description = [`${decided} ${label}`, knownValue(text)].filter(Boolean).join(': ');
    return [[id, { description, ...(error && { content: contentOf(ERROR) }) }] as const];
  });
  const components = {
    ...(error && { schemas: { Error: schemaOf(product, error) } }),
    ...(responses.length > 0 && { responses: Object.fromEntries(responses) }),
  };
  return Object.keys(components).length > 0 ? { components } : {};
}

const ERROR: JsonObject = { $ref: '#/components/schemas/Error' };

function contentOf(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } };
}

const IN_PARAMETERS: ReadonlySet<string> = new Set(['path', 'query', 'header']);

function operationOf(product: Product, call: OfferedCall, path: string): JsonObject {
  const { id, label, who, takes, gives } = call.offer;
  const parts = listOf(takes);
  const named = new Set(parts.map((part) => part.label));
  const inPath = [...path.matchAll(/\{([^}]*)\}/gu)].map(([, name = '']) => name).filter((name) => !named.has(name));
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...parts
      .filter(({ where }) => where !== null && IN_PARAMETERS.has(where))
      .map((part) => parameterOf(product, part)),
  ];
  const body = parts.filter(({ where }) => where === 'body');
  return {
    operationId: id,
    summary: label,
    ...(knownValue(who) !== undefined && { description: `Who may: ${knownValue(who)}` }),
    ...(parameters.length > 0 && { parameters }),
    ...(body.length > 0 && { requestBody: { content: contentOf(bodySchema(product, call, body)) } }),
    responses: Object.fromEntries(
      listOf(gives).map((outcome) => [outcome.status || 'default', responseOf(product, call, outcome)]),
    ),
  };
}

function parameterOf(product: Product, { label, where, type, must, means }: OfferPart): JsonObject {
  const required = where === 'path' || knownValue(must) === true;
  const schema = schemaOf(product, readBody(product, type));
  return { name: label, in: where, ...(required && { required }), ...(means && { description: means }), schema };
}

function bodySchema(product: Product, { takes }: OfferedCall, parts: readonly OfferPart[]): JsonObject {
  const whole = schemaOf(product, takes);
  if (takes.is !== 'object' || takes.of !== null) return whole;
  const meanings = new Map(parts.map(({ label, means }) => [label, means]));
  const properties = takes.members.map(([name, shape]) => {
    const means = meanings.get(name);
    return [name, { ...schemaOf(product, shape), ...(means && { description: means }) }];
  });
  const required = parts.filter(({ must }) => knownValue(must) === true).map(({ label }) => label);
  return { ...whole, properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) };
}

function responseOf(product: Product, call: OfferedCall, outcome: OfferOutcome): JsonObject {
  const { label, when, body, headers: all } = outcome;
  const headers = Object.fromEntries(
    all.map(({ name, value }) => [name, { schema: { type: 'string' }, ...(value && { example: value }) }]),
  );
  const also = all.length > 0 ? { headers } : {};
  const description = [label, when].filter(Boolean).join(': ');
  const shape = answerShape(product, call, outcome);
  if (!shape || shape.is === 'nothing') return { description, ...also };
  return { description, ...also, content: contentOf(body === '' ? ERROR : schemaOf(product, shape)) };
}
