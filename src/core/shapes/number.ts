import { readAmount } from './amount.ts';
import { EMPTY_ANSWER, lineProblem } from './limits.ts';
import { trimText } from './normalize-text.ts';
import type { NumberValue, Problem, Shape } from './types.ts';
import { unitFor } from './units.ts';

/** On disk `30 minutes`; a shape without units accepts any word as one. */
export const number: Shape<'number'> = {
  name: 'number',
  empty: () => ({ amount: '', unit: '' }),
  isEmpty: (value) => value.amount.trim() === '' && value.unit.trim() === '',
  check(value, spec) {
    if (!isNumberValue(value)) return 'A number is an amount with a unit.';
    if (number.isEmpty(value)) return EMPTY_ANSWER;
    if (value.amount.trim() === '') return `How many ${value.unit.trim()}? The amount is missing.`;
    const amount = readAmount(value.amount);
    return amount.ok ? unitProblem(value.unit, spec.units) : amount.problem;
  },
  serialize(value, spec) {
    const amount = readAmount(value.amount);
    const unit = unitFor(value.unit, spec.units) ?? value.unit.trim();
    return `${amount.ok ? amount.value : value.amount.trim()} ${unit}`.trim();
  },
  parse(written, spec) {
    const { amount, unit } = splitQuantity(trimText(written), spec.units);
    const problem = number.check({ amount, unit }, spec);
    if (problem !== null) return { ok: false, problem };
    const read = readAmount(amount);
    return read.ok ? { ok: true, value: { amount: read.value, unit: unitFor(unit, spec.units) ?? unit } } : read;
  },
};

function isNumberValue(value: unknown): value is NumberValue {
  if (typeof value !== 'object' || value === null || !('amount' in value) || !('unit' in value)) return false;
  return typeof value.amount === 'string' && typeof value.unit === 'string';
}

function unitProblem(unit: string, units: readonly string[]): Problem | null {
  if (unit.trim() === '') return `A number needs a unit: ${units.join(', ') || 'say of what'}.`;
  if (units.length > 0) {
    return unitFor(unit, units) ? null : `“${unit.trim().slice(0, 60)}” is not one of the units: ${units.join(', ')}.`;
  }
  return /^[\d.,'’+−–-]/u.test(unit.trim()) ? 'A unit is a word, like days or EUR.' : lineProblem(unit, 'The unit');
}

function splitQuantity(text: string, units: readonly string[]): NumberValue {
  const ending = [...units].sort((a, b) => b.length - a.length).find((unit) => text.endsWith(` ${unit}`));
  if (ending !== undefined) return { amount: text.slice(0, -ending.length).trim(), unit: ending };
  const after = /^([+\-−–]?\s?(?:[\d.,'’\s]*\d)[.,]?)\s*(.*)$/su.exec(text);
  if (after) return { amount: after[1] ?? '', unit: after[2] ?? '' };
  const before = /^([^\d]*[^\d\s+\-−–.,])\s*([+\-−–]?[\d.,'’\s]*\d)$/su.exec(text);
  if (before) return { amount: before[2] ?? '', unit: before[1] ?? '' };
  return { amount: text, unit: '' };
}
