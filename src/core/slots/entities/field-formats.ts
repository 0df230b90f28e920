import { synonymMap } from '../answer-types.ts';

/** More exact format of the basic types of field, with other words for them. */
export const TEXT_FORMATS = synonymMap({
  'long text': ['multi-line text', 'paragraph', 'paragraphs', 'text area', 'textarea'],
  'rich text': ['formatted text', 'markdown', 'html'],
  email: ['e-mail', 'email address', 'e-mail address', 'mail address'],
  telephone: ['phone', 'phone number', 'telephone number'],
  'web address': ['url', 'uri', 'website', 'web link'],
  address: ['postal address', 'street address'],
  location: ['coordinates', 'place on a map', 'geo location', 'latitude and longitude'],
  colour: ['color', 'hex colour'],
  'time of day': ['clock time', 'hour and minute'],
  'time zone': ['timezone'],
  tags: ['labels', 'keywords', 'list of words', 'list of texts', 'list of text'],
  'several choices': ['choices', 'multiple choice', 'multi-select', 'several of a list', 'any of a list'],
  data: ['json', 'object', 'map', 'key-value pairs', 'dictionary'],
});

export const NUMBER_FORMATS = synonymMap({
  duration: ['length of time', 'time span'],
  rating: ['stars', 'score'],
  percentage: ['percent'],
  'whole number': ['integer', 'count'],
});

export const DATE_FORMATS = synonymMap({
  'date and time': ['datetime', 'timestamp', 'moment', 'day and time'],
  'date and time with zone': ['time with zone', 'zoned time', 'datetime with timezone', 'date and time with time zone'],
});

export const FILE_FORMATS = synonymMap({
  image: ['picture', 'photo', 'photograph', 'logo', 'avatar'],
  sound: ['audio', 'recording'],
  video: ['film'],
  files: ['several files', 'list of files', 'documents', 'attachments'],
});

export const LINK_FORMATS = synonymMap({
  links: ['references', 'several links', 'list of links', 'several things'],
});

export const FIELD_FORMATS = new Map([
  ...TEXT_FORMATS,
  ...NUMBER_FORMATS,
  ...DATE_FORMATS,
  ...FILE_FORMATS,
  ...LINK_FORMATS,
]);
export type FieldFormat = typeof FIELD_FORMATS extends ReadonlyMap<string, infer W> ? W : never;
