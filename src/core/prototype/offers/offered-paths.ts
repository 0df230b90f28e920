import { knownValue, listOf } from '../../answers/sourced.ts';
import type { Product } from '../../product/product.ts';
import type { Offer, OfferOutcome, OfferPart } from '../../slots/calls/offers.ts';
import { type JsonObject, schemaOf } from './body-schema.ts';
import { readBody } from './body-shape.ts';

/** Our own calls as the paths of an OpenAPI document; a call without an address or a method stands in none. */
export function offeredPaths(product: Product, offers: readonly Offer[]): JsonObject {
  const paths = new Map<string, Map<string, JsonObject>>();
  for (const offer of offers) {
    const method = knownValue(offer.method)?.toLowerCase();
    const path = knownValue(offer.path)?.replace(/:([\p{L}\p{N}_-]+)/gu, '{$1}');
    if (!method || !path) continue;
    const at = paths.get(path) ?? new Map<string, JsonObject>();
    if (!at.has(method)) paths.set(path, at.set(method, operationOf(product, offer, path)));
  }
  return Object.fromEntries([...paths].map(([path, methods]) => [path, Object.fromEntries(methods)]));
}

function operationOf(product: Product, { id, label, who, takes, gives }: Offer, path: string): JsonObject {
  const parts = listOf(takes);
  const named = new Set(parts.map((part) => part.label));
  const inPath = [...path.matchAll(/\{([^}]*)\}/gu)].map(([, name = '']) => name).filter((name) => !named.has(name));
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...parts.filter(({ where }) => where !== 'body' && where !== null).map((part) => parameterOf(product, part)),
  ];
  const body = parts.filter(({ where }) => where === 'body');
  return {
    operationId: id,
    summary: label,
    ...(knownValue(who) !== undefined && { description: `Who may: ${knownValue(who)}` }),
    ...(parameters.length > 0 && { parameters }),
    ...(body.length > 0 && { requestBody: { content: { 'application/json': { schema: bodySchema(product, body) } } } }),
    responses: Object.fromEntries(
      listOf(gives).map((outcome) => [outcome.status || 'default', responseOf(product, outcome)]),
    ),
  };
}

function parameterOf(product: Product, { label, where, type, must, means }: OfferPart): JsonObject {
  const required = where === 'path' || knownValue(must) === true;
  const schema = schemaOf(product, readBody(product, type));
  return { name: label, in: where, ...(required && { required }), ...(means && { description: means }), schema };
}

/** A single part in the body may be the whole body, where it names a thing. */
function bodySchema(product: Product, parts: readonly OfferPart[]): JsonObject {
  const properties = parts.map(({ label, type, means }) => [
    label,
    { ...schemaOf(product, readBody(product, type || label)), ...(means && { description: means }) },
  ]);
  const required = parts.filter(({ must }) => knownValue(must) === true).map(({ label }) => label);
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) };
}

function responseOf(product: Product, { label, body, when }: OfferOutcome): JsonObject {
  const shape = readBody(product, body);
  const description = [label, when].filter(Boolean).join(': ');
  if (shape.is === 'nothing') return { description };
  return { description, content: { 'application/json': { schema: schemaOf(product, shape) } } };
}
