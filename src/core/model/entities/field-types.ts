import type { FieldType } from './types.ts';

/** Everyday words for the type of a field, folded. */
const WORDS: Readonly<Record<FieldType, readonly string[]>> = {
  text: ['text', 'words', 'string', 'free text', 'note', 'letters'],
  number: ['number', 'integer', 'whole number', 'decimal', 'count', 'percent', 'percentage'],
  money: ['money', 'amount of money', 'price', 'currency'],
  date: ['date', 'day', 'time', 'moment', 'date and time', 'datetime'],
  choice: ['choice', 'selection', 'option', 'options', 'one of', 'enum', 'dropdown', 'drop-down'],
  'yes or no': ['yes or no', 'yes/no', 'yes-no', 'boolean', 'checkbox', 'tick', 'flag'],
  file: ['file', 'document', 'picture', 'photo', 'image', 'attachment', 'scan'],
  person: ['person', 'people', 'somebody', 'user'],
  link: ['link', 'reference', 'another thing'],
  computed: ['computed', 'calculated', 'worked out', 'formula', 'sum'],
};

const types = Object.keys(WORDS).filter((word): word is FieldType => Object.hasOwn(WORDS, word));

/** From everyday words to the type they mean. */
export const FIELD_TYPES: ReadonlyMap<string, FieldType> = new Map(
  types.flatMap((type) => WORDS[type].map((word) => [word, type] as const)),
);
