import { columnsIn, type ShapeSpec, type Value } from '#core/index.ts';
import { type Entity, type Field, knownValue, type Look, lookOfSourced } from '#core/product.ts';
import { cellOf } from '../answers/columns.ts';
import { isSameName } from '../answers/names.ts';
import { isRows } from '../answers/value-shapes.ts';
import { firmnessTag } from '../things/firmness.ts';

export interface SheetColumn {
  readonly key: string;
  /** Empty if unnamed. */
  readonly label: string;
  /** Null while the field is not decided. */
  readonly field: Field | null;
  /** `typed`: in the draft or in a response, not decided. */
  readonly look: Look | 'typed';
  /** '' if unknown. */
  readonly type: string;
  /** Tag of the type, if it is not decided: “typed here”. */
  readonly tag: string;
}

/** A table has at least this many columns, so that an unknown entity looks unknown. */
const MIN_COLUMNS = 4;

/** A field from a draft or a response that is not decided; `tag`: where it is from. */
export interface UndecidedField {
  readonly label: string;
  readonly type: string;
  readonly tag: string;
}

const BLANK_COLUMN = { label: '', field: null, look: 'hole', type: '', tag: '' } as const;

/** The columns of the known fields, of undecided ones, and blank ones (at least one). */
export function sheetColumns({ fields }: Entity, undecided: readonly UndecidedField[]): readonly SheetColumn[] {
  const knownColumns = (knownValue(fields) ?? []).map((field) => knownColumn(field, undecided));
  const undecidedColumns = undecided
    .filter(({ label }) => !knownColumns.some((column) => isSameName(column.label, label)))
    .filter(({ label }, at, all) => all.findIndex((one) => isSameName(one.label, label)) === at)
    .map((one, at): SheetColumn => ({ ...one, key: `typed-${at}`, field: null, look: 'typed' }));
  const blankCount = Math.max(1, MIN_COLUMNS - knownColumns.length - undecidedColumns.length);
  const blankColumns = Array.from(
    { length: blankCount },
    (_, at): SheetColumn => ({ ...BLANK_COLUMN, key: `blank-${at}` }),
  );
  return [...knownColumns, ...undecidedColumns, ...blankColumns];
}

function knownColumn(field: Field, undecided: readonly UndecidedField[]): SheetColumn {
  const { id, label } = field;
  const base = { key: id, label, field };
  const type = knownValue(field.type);
  const match = undecided.find((one) => isSameName(one.label, label));
  if (type === undefined && match && match.type !== '') return { ...match, ...base, look: 'typed' };
  return { ...base, look: lookOfSourced(field.type), type: type ?? '', tag: firmnessTag(field.type) };
}

/** The fields of one entity in an answer; in the general answer, only the rows that name the entity. */
export function undecidedFields(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  entityLabel: string,
  tag: string,
): readonly UndecidedField[] {
  const columns = columnsIn(shape);
  const hasEntityColumn = columns.some(({ id }) => id === 'thing');
  if (!isRows(value)) return [];
  return value
    .filter((row) => !hasEntityColumn || isSameName(cellOf(row, columns, 'thing'), entityLabel))
    .map((row) => ({ label: cellOf(row, columns, 'field').trim(), type: cellOf(row, columns, 'type'), tag }))
    .filter(({ label }) => label !== '');
}
