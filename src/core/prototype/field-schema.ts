import { knownValue } from '../answers/sourced.ts';
import type { Field, FieldType } from '../model/types.ts';
import type { FieldFormat } from '../slots/entities/field-formats.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Types other than text. */
const TYPES: Readonly<Partial<Record<FieldType, JsonObject>>> = {
  number: { type: 'number' },
  money: { type: 'number' },
  date: { type: 'string', format: 'date' },
  'yes or no': { type: 'boolean' },
  computed: {},
};

/** By the exact format, where that says more than the type. */
const FORMATS: Readonly<Partial<Record<FieldFormat, JsonObject>>> = {
  email: { format: 'email' },
  'web address': { format: 'uri' },
  'date and time': { format: 'date-time' },
  'date and time with zone': { format: 'date-time' },
  'time of day': { format: 'time' },
  'whole number': { type: 'integer' },
  tags: { type: 'array', items: { type: 'string' } },
  'several choices': { type: 'array', items: { type: 'string' } },
  links: { type: 'array', items: { type: 'string' } },
  data: { type: 'object' },
};

/** The JSON schema of a field, as far as it was decided. */
export function fieldSchema({ type, format, unit, values, currencies }: Field): JsonObject {
  const kind = knownValue(type);
  const choices = knownValue(values)?.filter(({ retired }) => !retired);
  const measure = knownValue(unit) ?? knownValue(currencies)?.join(' or ');
  return {
    ...(kind ? (TYPES[kind] ?? { type: 'string' }) : { 'x-undecided': 'Nobody has said what kind of field this is.' }),
    ...FORMATS[knownValue(format) ?? 'long text'],
    ...(kind === 'choice' && choices && { enum: choices.map(({ label }) => label) }),
    ...(measure && (kind === 'number' || kind === 'money') && { 'x-unit': measure }),
  };
}
