import { columnsIn, type ShapeSpec, type Value } from '#core/index.ts';
import { cellOf } from '../known/columns.ts';
import { nameKey } from '../known/names.ts';
import { isRows } from '../known/value-forms.ts';
import type { HeardField } from './heard-record.ts';

export interface Room {
  readonly fitting: readonly HeardField[];
  readonly left: readonly HeardField[];
}

type Told = Pick<HeardField, 'type' | 'unit' | 'example'>;

/** A second example never replaces the first, nor a guess a stated type; a value without a name is a new line. */
export function roomFor(
  held: Value | undefined,
  shape: ShapeSpec | undefined,
  fields: readonly HeardField[],
): Room {
  const columns = columnsIn(shape);
  const hasThings = columns.some(({ id }) => id === 'thing');
  const keyOf = (field: string, thing: string) => nameKey(hasThings ? `${field}\n${thing}` : field);
  const lines = new Map<string, Told>();
  for (const row of isRows(held) ? held : []) {
    const cell = (column: string) => cellOf(row, columns, column);
    const told = { type: cell('type'), unit: cell('unit'), example: cell('example') };
    if (cell('field').trim() !== '') lines.set(keyOf(cell('field'), cell('thing')), told);
  }
  const fitting: HeardField[] = [];
  const left: HeardField[] = [];
  for (const one of fields) {
    const key = keyOf(one.field, one.thing);
    const line = lines.get(key);
    if (line && line.example !== '' && one.example !== '' && line.example !== one.example) {
      left.push(one);
      continue;
    }
    const { type, unit, example } = one;
    const told = line
      ? { type: line.type || type, unit: line.unit || unit, example: line.example || example }
      : { type, unit, example };
    if (one.field.trim() !== '') lines.set(key, told);
    fitting.push({ ...one, ...told });
  }
  return { fitting, left };
}
