import { amountInWords } from './amount.ts';
import type { ShapeSpec, Value } from './types.ts';

/** Names listed before "and 3 more". */
const MAX_NAMES = 4;

/**
 * A value in one line, for a spot on a stage: the words themselves, a single row in full, of several rows their first
 * cells. The whole value is one click away.
 */
export function valueSummary(value: Value, spec: ShapeSpec): string {
  if (typeof value === 'string') return optionLabel(value, spec);
  if ('amount' in value) return amountInWords(value);
  if ('cells' in value)
    return shortList(value.rows.map((row, at) => rowSummary(row, value.columns, value.cells[at] ?? [])));
  const rows = value.map((row) => (typeof row === 'string' ? [optionLabel(row, spec)] : row));
  if (spec.shape === 'edges') return shortList(rows.map(([from = '', to = '']) => `${from} → ${to}`));
  const [first = []] = rows;
  return rows.length === 1 ? first.filter(Boolean).join(' · ') : shortList(rows.map(([name = '']) => name));
}

export function namesIn(value: Value): readonly string[] {
  if (typeof value === 'string') return [value];
  if ('amount' in value) return [`${value.amount} ${value.unit}`];
  if ('cells' in value) return value.rows;
  return value.map((row) => (typeof row === 'string' ? row : (row[0] ?? ''))).filter(Boolean);
}

function optionLabel(said: string, spec: ShapeSpec): string {
  const label = 'options' in spec ? spec.options.find(({ id }) => id === said)?.label : undefined;
  return label ?? said.replace(/\s*\n\s*/g, ' ');
}

function rowSummary(row: string, columns: readonly string[], cells: readonly string[]): string {
  const said = columns.flatMap((column, at) => (cells[at] ? [`${column} ${cells[at]}`] : []));
  return `${row}: ${said.join(', ')}`;
}

export function shortList(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return more > 0 ? `${names.slice(0, MAX_NAMES).join(', ')} and ${more} more` : names.join(', ');
}
