import { formatDay, formatTimestamp } from '../../base/dates.ts';
import type { RuntimeValue } from '../evaluate/values.ts';
import { type Style, standsBare } from './write-name.ts';

const ESCAPES: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A value as it is written in a condition; `options` are the words it is chosen from, if it is a word of a choice. */
export function writeLiteral(value: RuntimeValue, style: Style, options: readonly string[] = []): string {
  switch (value.is) {
    case 'amount':
      return writeAmount(value.amount, value.unit);
    case 'date':
      return formatDay(value.day);
    case 'moment':
      return formatTimestamp(value.at);
    case 'yes-no':
      return value.yes ? 'true' : 'false';
    case 'text':
      return options.includes(value.text) && standsBare(value.text, style.words) ? value.text : quoted(value.text);
    case 'list':
    case 'record':
      return 'nothing';
  }
}

function quoted(text: string): string {
  return `"${text.replace(/["\\\n\r\t]/gu, (sign) => ESCAPES[sign] ?? sign)}"`;
}

/** Signs that are read only in front of a number. */
const IN_FRONT = /^[¥]$/u;

function writeAmount(amount: number, unit: string): string {
  const digits = writeDigits(amount);
  if (unit === '') return digits;
  return IN_FRONT.test(unit) ? `${unit} ${digits}` : `${digits} ${unit}`;
}

/** Without an exponent, which would be read as a word. */
function writeDigits(amount: number): string {
  const [digits = '', power] = String(amount).split('e');
  if (power === undefined) return digits;
  const [before = '', after = ''] = digits.split('.');
  const point = before.length + Number(power);
  const all = before + after;
  return point > 0 ? all.padEnd(point, '0') : `0.${'0'.repeat(-point)}${all}`;
}
