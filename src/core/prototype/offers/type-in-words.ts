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
