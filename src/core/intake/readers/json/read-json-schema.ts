import { fileTitle } from '../../names.ts';
import type { Reading } from '../../types.ts';
import { type Fields, fieldsOf, isFields, textOf } from './read-data.ts';
import { schemaProposals } from './schema-proposals.ts';

export function isJsonSchema(data: unknown): data is Fields {
  return (
    isFields(data) &&
    (isFields(data.$defs) || isFields(data.definitions) || ('$schema' in data && isFields(data.properties)))
  );
}

/** Things from the schemas that a JSON Schema defines, and from itself. */
export function readJsonSchema(data: Fields, file: string): Reading {
  const own = isFields(data.properties) ? { [textOf(data.title) || fileTitle(file)]: data } : {};
  const schemas = { ...fieldsOf(data.definitions), ...fieldsOf(data.$defs), ...own };
  return schemaProposals({ schemas, place: 'schemas' });
}
