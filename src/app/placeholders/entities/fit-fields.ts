import { columnsIn, type ShapeSpec, type Value } from '#core/index.ts';
import { cellOf } from '../answers/columns.ts';
import { nameKey } from '../answers/names.ts';
import { isRows } from '../answers/value-shapes.ts';
import type { ParsedField } from './parse-record.ts';

export interface FittedFields {
  readonly added: readonly ParsedField[];
  readonly rejected: readonly ParsedField[];
}

type FieldDetails = Pick<ParsedField, 'type' | 'unit' | 'example'>;

/**
 * Splits fields into those that can be added to the answer and those left out: an existing example is never replaced,
 * nor a stated type by a guess. A value without a name is a new field.
 */
export function fitFields(
  existing: Value | undefined,
  shape: ShapeSpec | undefined,
  fields: readonly ParsedField[],
): FittedFields {
  const columns = columnsIn(shape);
  const hasEntityColumn = columns.some(({ id }) => id === 'thing');
  const keyOf = (field: string, thing: string) => nameKey(hasEntityColumn ? `${field}\n${thing}` : field);
  const detailsByKey = new Map<string, FieldDetails>();
  for (const row of isRows(existing) ? existing : []) {
    const cell = (column: string) => cellOf(row, columns, column);
    const details = { type: cell('type'), unit: cell('unit'), example: cell('example') };
    if (cell('field').trim() !== '') detailsByKey.set(keyOf(cell('field'), cell('thing')), details);
  }
  const added: ParsedField[] = [];
  const rejected: ParsedField[] = [];
  for (const one of fields) {
    const key = keyOf(one.field, one.thing);
    const earlier = detailsByKey.get(key);
    if (earlier && earlier.example !== '' && one.example !== '' && earlier.example !== one.example) {
      rejected.push(one);
      continue;
    }
    const { type, unit, example } = one;
    const details = earlier
      ? { type: earlier.type || type, unit: earlier.unit || unit, example: earlier.example || example }
      : { type, unit, example };
    if (one.field.trim() !== '') detailsByKey.set(key, details);
    added.push({ ...one, ...details });
  }
  return { added, rejected };
}
