import { type Field, knownValue, type Product, recordLabel, type SampleRow, valueText } from '#core/product.ts';

export interface RowFinder {
  readonly row: (entity: string, id: string) => SampleRow | undefined;
}

/** A value of a sample record as text: a link as the label of its target, a number with its unit. Empty for a hole. */
export function cellWords(field: Field, value: unknown, product: Product, sample: RowFinder): string {
  if (knownValue(field.type) === 'link') return linkWords(field, value, product, sample);
  const words = valueText(value);
  const unit = knownValue(field.unit);
  return typeof value === 'number' && unit ? `${words} ${unit}` : words;
}

function linkWords({ target }: Field, value: unknown, product: Product, sample: RowFinder): string {
  const ids = (Array.isArray(value) ? value : [value]).map(valueText).filter((id) => id !== '');
  return ids
    .map((id) => {
      const row = target?.id == null ? undefined : sample.row(target.id, id);
      return row ? recordLabel(product, row) : id;
    })
    .join(', ');
}

const MAX_VALUES = 3;

/** A short description of a record: its first non-empty values. */
export function recordWords(row: SampleRow, fields: readonly Field[], product: Product, sample: RowFinder): string {
  return fields
    .map((field) => cellWords(field, row.cells.get(field.id)?.value, product, sample))
    .filter((words) => words !== '')
    .slice(0, MAX_VALUES)
    .join(' · ');
}
