import type { Product } from '../../product/product.ts';
import { fieldSchema } from '../field-schema.ts';
import type { BodyShape } from './body-shape.ts';
import { type JsonObject, typeInWords } from './type-in-words.ts';

export function schemaOf(product: Product, shape: BodyShape): JsonObject {
  switch (shape.is) {
    case 'nothing':
      return {};
    case 'words':
      return { type: 'string', const: shape.text };
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
