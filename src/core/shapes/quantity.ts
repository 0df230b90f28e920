import { readAmount } from './amount.ts';
import type { NumberValue } from './types.ts';
import { canonicalUnit } from './units.ts';

/** Each unit in the smallest one of its family. Business days are never converted, nor months into days. */
const SMALLEST_UNITS: ReadonlyMap<string, readonly [smallest: string, count: bigint]> = new Map([
  ['millisecond', ['millisecond', 1n]],
  ['second', ['millisecond', 1_000n]],
  ['minute', ['millisecond', 60_000n]],
  ['hour', ['millisecond', 3_600_000n]],
  ['day', ['millisecond', 86_400_000n]],
  ['week', ['millisecond', 604_800_000n]],
  ['month', ['month', 1n]],
  ['year', ['month', 12n]],
]);

/** One key for every way of writing a quantity: 90 minutes and 1.5 hours give the same. */
export function quantityKey({ amount, unit }: NumberValue): string {
  const plain = canonicalUnit(unit);
  const [smallest, count] = SMALLEST_UNITS.get(plain) ?? [plain, 1n];
  const read = readAmount(amount);
  return `${read.ok ? multiplyDecimal(read.value, count) : amount.trim()} ${smallest}`;
}

/** A decimal string times a whole number, without trailing zeros. */
function multiplyDecimal(decimal: string, count: bigint): string {
  const [whole = '', part = ''] = decimal.replace('-', '').split('.');
  const digits = (BigInt(whole + part) * count).toString().padStart(part.length + 1, '0');
  const cut = digits.length - part.length;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  const size = fraction === '' ? digits.slice(0, cut) : `${digits.slice(0, cut)}.${fraction}`;
  return decimal.startsWith('-') && /[1-9]/.test(size) ? `-${size}` : size;
}
