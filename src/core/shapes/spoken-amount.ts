import type { NumberValue } from './types.ts';

/** The units that the bank offers, which are in the plural there. */
const ONES: ReadonlyMap<string, string> = new Map([
  ['seconds', 'second'],
  ['minutes', 'minute'],
  ['hours', 'hour'],
  ['days', 'day'],
  ['weeks', 'week'],
  ['months', 'month'],
  ['years', 'year'],
  ['times', 'time'],
  ['lines', 'line'],
  ['places', 'place'],
  ['euros', 'euro'],
  ['dollars', 'dollar'],
  ['pounds', 'pound'],
]);

/** "14 days"; "1 day". */
export function spokenAmount({ amount, unit }: NumberValue): string {
  const isOne = /^[+\-−–]?1$/u.test(amount);
  const words = isOne ? unit.split(' ').map((word) => ONES.get(word) ?? word) : [unit];
  return `${amount} ${words.join(' ')}`.trim();
}
