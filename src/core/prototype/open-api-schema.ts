import { knownValue } from '../answers/sourced.ts';
import type { Field, FieldType } from '../model/entities/types.ts';
import type { MessageLine } from './message-lines.ts';

/** A schema of one line of a message. */
export type Schema = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<FieldType, Schema>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  money: { type: 'number' },
  date: { type: 'string', format: 'date' },
  choice: { type: 'string' },
  'yes or no': { type: 'boolean' },
  file: { type: 'string' },
  person: { type: 'string' },
  link: { type: 'string' },
  computed: {},
};

/** The schema of a line: that of the field it is, else only what is known about it. */
export function lineSchema({ means, look }: MessageLine): Schema {
  const assumed = look === 'guess' ? { 'x-assumed': true } : {};
  switch (means.is) {
    case 'field':
      return {
        ...fieldSchema(means.field),
        description: `${means.entity.label}: ${means.field.label}`,
        ...assumed,
      };
    case 'ours':
      return { description: means.label, ...assumed };
    case 'left alone':
      return { description: 'Left alone.', ...assumed };
    case 'unknown':
      return { 'x-undecided': 'Nobody has said which line of ours this is.' };
  }
}

function fieldSchema({ type, unit, values, currencies }: Field): Schema {
  const kind = knownValue(type);
  const choices = knownValue(values)?.filter(({ retired }) => !retired);
  const measure = knownValue(unit) ?? knownValue(currencies)?.join(' or ');
  return {
    ...(kind ? TYPES[kind] : { 'x-undecided': 'Nobody has said what kind of line this is.' }),
    ...(kind === 'choice' && choices && { enum: choices.map(({ label }) => label) }),
    ...(measure && (kind === 'number' || kind === 'money') && { 'x-unit': measure }),
  };
}
