import type { Product } from '../../product/product.ts';
import { fieldSchema } from '../field-schema.ts';
import type { BodyShape } from './body-shape.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

const TYPES: readonly (readonly [RegExp, JsonObject])[] = [
  [/^(?:whole number|integer|int|number of .+|count)$/iu, { type: 'integer' }],
  [/^(?:number|decimal|amount|float)$/iu, { type: 'number' }],
  [/^(?:yes or no|boolean|bool|true or false|flag)$/iu, { type: 'boolean' }],
  [/^(?:date|day)$/iu, { type: 'string', format: 'date' }],
  [/^(?:moment|time|timestamp|date and time|datetime)$/iu, { type: 'string', format: 'date-time' }],
  [/^(?:text|string|words|id|token|url|e-?mail|web address)?$/iu, { type: 'string' }],
  [/^(?:anything|any|object|map|data)$/iu, {}],
];

/** The JSON schema that words for a type mean; undefined where they are none of the usual ones. */
export function typeInWords(words: string): JsonObject | undefined {
  return TYPES.find(([pattern]) => pattern.test(words.trim()))?.[1];
}

/** The JSON schema of a body. */
export function schemaOf(product: Product, shape: BodyShape): JsonObject {
  switch (shape.is) {
    case 'nothing':
      return {};
    case 'list':
      return nullable({ type: 'array', items: schemaOf(product, shape.items) }, shape.orNothing);
    case 'object': {
      const members = shape.members.map(([name, member]) => [name, schemaOf(product, member)]);
      return nullable({ type: 'object', properties: Object.fromEntries(members) }, shape.orNothing);
    }
    case 'value':
      return nullable(valueSchema(shape), shape.orNothing);
  }
}

function valueSchema({ type, field }: Extract<BodyShape, { is: 'value' }>): JsonObject {
  if (field) return { ...fieldSchema(field), ...(type !== '' && typeInWords(type)), description: field.label };
  return typeInWords(type) ?? { type: 'string', description: type };
}

/** As in OpenAPI 3.1, where a type may be a list of types. */
function nullable(schema: JsonObject, orNothing: boolean): JsonObject {
  return orNothing ? { ...schema, type: [schema.type ?? 'string', 'null'] } : schema;
}

/** The types of JSON as people read them. */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};
