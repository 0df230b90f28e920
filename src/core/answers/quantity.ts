import { readAmount } from '../shapes/amount.ts';
import type { Quantity } from './sourced.ts';

const AMOUNT = String.raw`[+\-−–]?\s?\d[\d.,'’\s]*?`;
/** "14 days", "5 %", "-4 °C", "3". */
const UNIT_AFTER = new RegExp(String.raw`^(${AMOUNT})\s*([\p{L}\p{Sc}%‰°µ].*)?$`, 'su');
/** "€ 20", "US$ 20", "EUR 1,200.50", "Fr. 5": only currencies stand in front, so that "A4" is not an amount. */
const CURRENCY_BEFORE = new RegExp(
  String.raw`^((?:\p{Lu}{0,2}\p{Sc}|\p{Lu}{3}|Fr|Rs|kr|zł|Kč|Ft)\.?)\s*(${AMOUNT})$`,
  'su',
);
/** Words that make an amount rough but do not change it. */
const APPROXIMATELY = /^(?:(?:about|around|roughly|approximately|approx\.?|circa|ca\.?|some)\s+|[~≈]\s*)/iu;
/** Two amounts are not a quantity: "3 to 5 days". */
const SECOND_AMOUNT = /^(?:to|or|and|until)\s+\d/iu;

/**
 * Reads an amount with its unit as people write it, also a rough one ("about 200"); undefined where the words do not
 * begin or end with the one number they hold, or say more about it ("at most 14 days").
 */
export function readQuantity(words: string): Quantity | undefined {
  const text = words.trim();
  const bare = text.replace(APPROXIMATELY, '');
  const after = UNIT_AFTER.exec(bare);
  if (after) return quantityFrom(after[1] ?? '', after[2] ?? '', text);
  const before = CURRENCY_BEFORE.exec(bare);
  return before ? quantityFrom(before[2] ?? '', before[1] ?? '', text) : undefined;
}

function quantityFrom(digits: string, unit: string, text: string): Quantity | undefined {
  const read = readAmount(digits);
  if (!read.ok || SECOND_AMOUNT.test(unit)) return undefined;
  return { amount: Number(read.value), unit: unit.trim(), text };
}
