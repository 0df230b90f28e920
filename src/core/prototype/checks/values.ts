import { readQuantity } from '../../answers/cells.ts';
import { knownValue } from '../../answers/sourced.ts';
import { dayOfTimestamp, parseDay, parseTimestamp } from '../../base/dates.ts';
import { convertOrKeep } from '../../conditions/units.ts';
import type { Field } from '../../model/types.ts';
import type { Bound, Bounds, CheckContext, RowValues } from './types.ts';

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) ? value.length === 0 : Number.isNaN(value);
}

export function readerOf(values: RowValues): (field: string) => unknown {
  if (isMap(values)) return (field) => values.get(field);
  return (field) => (Object.hasOwn(values, field) ? values[field] : undefined);
}

function isMap(values: RowValues): values is ReadonlyMap<string, unknown> {
  return values instanceof Map;
}

interface Amount {
  readonly amount: number;
  readonly unit: string;
}

/** Reads 12, “1 200.50 EUR” or `{ amount, unit }`; undefined for anything else. */
export function amountIn(value: unknown): Amount | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? { amount: value, unit: '' } : undefined;
  if (typeof value === 'string') return readQuantity(value);
  if (typeof value !== 'object' || value === null || !('amount' in value)) return undefined;
  const read = typeof value.amount === 'object' ? undefined : amountIn(value.amount);
  const unit = 'unit' in value && typeof value.unit === 'string' ? value.unit.trim() : '';
  return read && { amount: read.amount, unit: unit || read.unit };
}

/** Milliseconds since 1970 of a day or a moment; undefined for anything else. */
export function timestampIn(value: unknown): number | undefined {
  return typeof value === 'string' ? (parseTimestamp(value.trim()) ?? undefined) : undefined;
}

export function yesNoIn(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (word === 'yes' || word === 'true') return true;
  return word === 'no' || word === 'false' ? false : undefined;
}

/** The ids in a link: one, or a list. */
export function idsIn(value: unknown): readonly string[] | undefined {
  const all = Array.isArray(value) ? value : [value];
  return all.every((id) => typeof id === 'string' && id.trim() !== '') ? all : undefined;
}

export function displayText(value: unknown): string {
  const text = typeof value === 'object' ? amountText(value) : String(value);
  return text.length > 60 ? `${[...text].slice(0, 59).join('')}…` : text;
}

/** An amount as it was typed, even where it is none: “abc €”. */
function amountText(value: object | null): string {
  if (value === null || !('amount' in value)) return 'this';
  const { amount, unit = '' }: { readonly amount: unknown; readonly unit?: unknown } = value;
  return `${amount} ${unit}`.trim();
}

/** The size of a value on the scale of a range: a day since 1970, or an amount in the unit of the field. */
export function sizeOf(value: unknown, field: Field): number | undefined {
  if (knownValue(field.type) === 'date') return dayIn(value);
  const read = amountIn(value);
  if (!read) return knownValue(field.type) === undefined ? dayIn(value) : undefined;
  return convertOrKeep(read.amount, read.unit, knownValue(field.unit) ?? '');
}

/** The day since 1970 of a date or a moment. */
export function dayIn(value: unknown): number | undefined {
  const at = timestampIn(value);
  return at === undefined ? undefined : dayOfTimestamp(at);
}

/** The end of the range that a size violates; null where it lies within. */
export function violatedEnd(size: number, { least, most }: Bounds, today: number): 'least' | 'most' | null {
  if (least && isOutside(least.at(today) - size, least)) return 'least';
  return most && isOutside(size - most.at(today), most) ? 'most' : null;
}

/** `by` is the distance beyond the bound; 0 on the bound itself. */
function isOutside(by: number, { inclusive }: Bound): boolean {
  return inclusive ? by > 0 : by >= 0;
}

/** Days since 1970 of the day on which a record is checked; NaN where it is not known: no bound is violated then. */
export function todayOf({ today = '' }: CheckContext): number {
  return parseDay(today) ?? Number.NaN;
}
