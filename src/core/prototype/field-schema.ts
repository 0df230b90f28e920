import { knownValue } from '../answers/sourced.ts';
import type { Field, FieldType } from '../model/types.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Types other than text. */
const TYPES: Readonly<Partial<Record<FieldType, JsonObject>>> = {
  number: { type: 'number' },
  money: { type: 'number' },
  date: { type: 'string', format: 'date' },
  'yes or no': { type: 'boolean' },
  computed: {},
};

/** The JSON schema of a field, as far as it was decided. */
export function fieldSchema({ type, unit, values, currencies }: Field): JsonObject {
  const kind = knownValue(type);
  const choices = knownValue(values)?.filter(({ retired }) => !retired);
  const measure = knownValue(unit) ?? knownValue(currencies)?.join(' or ');
  return {
    ...(kind ? (TYPES[kind] ?? { type: 'string' }) : { 'x-undecided': 'Nobody has said what kind of field this is.' }),
    ...(kind === 'choice' && choices && { enum: choices.map(({ label }) => label) }),
    ...(measure && (kind === 'number' || kind === 'money') && { 'x-unit': measure }),
  };
}
