import type { SampleRow } from './sample/types.ts';

/** The text of a cell for search and filters. */
export function cellText(row: SampleRow, field: string): string {
  return valueText(row.cells.get(field)?.value);
}

/** An amount of money comes with its currency. Empty for an empty value, and for a hole. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return isMoney(value) ? `${value.amount} ${value.unit}` : String(value);
}

/** An amount as typed; without one, money is empty whatever its currency. */
export function moneyOf(amount: unknown, unit: string): unknown {
  return valueText(amount).trim() === '' || unit === '' ? amount : { amount, unit };
}

export function isMoney(value: unknown): value is { readonly amount: number; readonly unit: string } {
  return typeof value === 'object' && value !== null && 'amount' in value && 'unit' in value;
}
