import { type NumberValue, type ShapeSpec, type SpecOf, shapeOf, type Value } from '#core/index.ts';

/** A number whose unit was typed behind the amount, "30 min", with each in its own place. */
export function takenApart(value: NumberValue, spec: SpecOf<'number'>): NumberValue {
  if (!/[^\d\s.,]/.test(value.amount)) return value;
  const read = shapeOf('number').parse(value.amount, spec);
  return read.ok ? read.value : value;
}

/** What an input holds as it is saved, even where nobody has left the input yet. */
export function finished(value: Value, spec: ShapeSpec): Value {
  const isNumber = spec.shape === 'number' && typeof value === 'object' && 'amount' in value;
  return isNumber ? takenApart(value, spec) : value;
}
