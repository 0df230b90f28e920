import { convertOrKeep, isCurrency, unitScaleOf, unitsAgree } from '../units.ts';
import { type Amount, amountOf } from './values.ts';

function isPercent(unit: string): boolean {
  const { family, factor } = unitScaleOf(unit);
  return family === 'percent' && factor === 1;
}

/** 3 × 2 EUR, 19 % of 50 EUR, 100 kWh at 0.3 EUR/kWh; money times anything is money. */
export function multiply(left: Amount, right: Amount): Amount {
  const amount = left.amount * right.amount;
  if (isPercent(right.unit)) return amountOf(amount / 100, isPercent(left.unit) ? '' : left.unit);
  if (isPercent(left.unit)) return amountOf(amount / 100, right.unit);
  if (left.unit === '' || right.unit === '') return amountOf(amount, left.unit || right.unit);
  const money = [left.unit, right.unit].find(isCurrency);
  return atPrice(left, right) ?? atPrice(right, left) ?? amountOf(amount, money);
}

function atPrice(price: Amount, count: Amount): Amount | null {
  const [what = '', per = ''] = price.unit.split('/');
  if (per === '' || !unitsAgree(per, count.unit)) return null;
  return amountOf(price.amount * convertOrKeep(count.amount, count.unit, per.trim()), what.trim());
}

/** 6 EUR / 3, 6 EUR / 2 EUR, 6 EUR / 3 kWh; the divisor is not 0. */
export function divide(left: Amount, right: Amount): Amount {
  const amount = left.amount / right.amount;
  if (isPercent(right.unit) && !isPercent(left.unit)) return amountOf(amount * 100, left.unit);
  if (left.unit === '' || right.unit === '') return amountOf(amount, left.unit);
  if (unitsAgree(left.unit, right.unit))
    return amountOf(left.amount / convertOrKeep(right.amount, right.unit, left.unit));
  return amountOf(amount, `${left.unit}/${right.unit}`);
}

/** Two currencies, and no rate between them. */
export function areTwoCurrencies(one: string, other: string): boolean {
  return isCurrency(one) && isCurrency(other) && !unitsAgree(one, other);
}
