import { NUMBER_WORDS } from '../../../english/numbers.ts';
import { folded } from '../../../shapes/folded.ts';
import { readExpression } from './expression.ts';
import { readMask } from './mask.ts';
import type { Node } from './types.ts';

/** Forms that have a name. An address with an @ and a dot behind it is asked for, and no more: mail alone proves one. */
const FORMS: readonly (readonly [form: string, ...names: readonly string[]])[] = [
  [
    '[^\\s@]+@[^\\s@]+\\.[^\\s@]+',
    'e-mail',
    'email',
    'e-mail address',
    'email address',
    'mail address',
    'an e-mail address',
    'an email address',
  ],
  ['https?://[^\\s/.]+\\.[^\\s]+', 'web address', 'a web address', 'url', 'link', 'website'],
  ['\\+?\\d[\\d ()/-]{4,20}\\d', 'phone number', 'telephone number', 'a phone number', 'phone', 'telephone'],
  ['\\d{4}-\\d\\d-\\d\\d', 'yyyy-mm-dd'],
  ['\\d\\d\\.\\d\\d\\.\\d{4}', 'dd.mm.yyyy'],
  ['\\d\\d/\\d\\d/\\d{4}', 'dd/mm/yyyy', 'mm/dd/yyyy'],
  ['\\d\\d:\\d\\d', 'hh:mm'],
  ['\\d+', 'digits', 'only digits', 'digits only', 'whole number', 'a whole number'],
  ['\\p{L}+', 'letters', 'only letters', 'letters only'],
  ['[\\p{L}\\p{N}]+', 'letters and digits', 'only letters and digits', 'letters and numbers'],
];

const BY_NAME: ReadonlyMap<string, string> = new Map(
  FORMS.flatMap(([form, ...names]) => names.map((name): [string, string] => [name, form])),
);
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Reads what something looks like without slashes: a form by its name, counted letters and digits, a mask, an example. */
export function readEveryday(text: string): Node | undefined {
  const form = BY_NAME.get(folded(text)) ?? (MAIL.test(text) ? BY_NAME.get('e-mail') : undefined);
  if (form !== undefined) {
    const read = readExpression(form, 'u');
    return read.ok ? read.tree : undefined;
  }
  return readCounted(text) ?? readMask(text);
}

const COUNTED = /^(\d{1,2}|[a-z]+) (letters?|digits?|numbers?|characters?|signs?)$/;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['letter', 'A'],
  ['digit', '9'],
  ['number', '9'],
  ['character', '*'],
  ['sign', '*'],
]);

/** "2 letters and 4 digits", "five digits". */
function readCounted(text: string): Node | undefined {
  const parts = folded(text).split(/\s*,\s*(?:and |then )?| and | then | followed by /);
  const masks = parts.map((part) => {
    const [, count = '', what = ''] = COUNTED.exec(part) ?? [];
    const times = /^\d/.test(count) ? Number(count) : NUMBER_WORDS.indexOf(count);
    const sign = SIGNS.get(what.replace(/s$/, ''));
    return sign === undefined || times < 1 ? undefined : sign.repeat(times);
  });
  return masks.includes(undefined) ? undefined : readMask(masks.join(''));
}
