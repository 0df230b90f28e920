import { columnsIn, type ShapeSpec, type Value } from '#core/index.ts';
import { type Entity, type Field, knownValue, lookOfSourced } from '#core/product.ts';
import { cellOf } from '../known/columns.ts';
import { isSameName } from '../known/names.ts';
import { isRows } from '../known/value-shapes.ts';
import { firmnessTag } from '../things/firmness-tag.ts';

export interface SheetColumn {
  readonly key: string;
  /** Empty while nobody has named it. */
  readonly label: string;
  /** Null while it is not part of what was decided. */
  readonly field: Field | null;
  /** `typed`: waiting in the answer, or said and not decided. */
  readonly look: 'said' | 'guess' | 'hole' | 'typed';
  /** The type of what is in it; '' while nobody has said. */
  readonly type: string;
  /** How sure the type is, where it was not decided: “typed here”. */
  readonly word: string;
}

/** Fewest columns a sheet is drawn with, so that an unknown thing looks as unknown as it is. */
const MIN_COLUMNS = 4;

/** One field of an answer on fields that nobody has decided: its name, its type, and whose word that is. */
export interface UndecidedField {
  readonly label: string;
  readonly type: string;
  readonly word: string;
}

const BLANK_COLUMN = { label: '', field: null, look: 'hole', type: '', word: '' } as const;

/** The columns that are known, those typed here, and blank ones; always one more than anybody has named. */
export function sheetColumns({ fields }: Entity, undecided: readonly UndecidedField[]): readonly SheetColumn[] {
  const knownColumns = (knownValue(fields) ?? []).map((field) => knownColumn(field, undecided));
  const fresh = undecided
    .filter(({ label }) => !knownColumns.some((column) => isSameName(column.label, label)))
    .filter(({ label }, at, all) => all.findIndex((one) => isSameName(one.label, label)) === at)
    .map((one, at): SheetColumn => ({ ...one, key: `typed-${at}`, field: null, look: 'typed' }));
  const blanks = Math.max(1, MIN_COLUMNS - knownColumns.length - fresh.length);
  const blank = Array.from({ length: blanks }, (_, at): SheetColumn => ({ ...BLANK_COLUMN, key: `blank-${at}` }));
  return [...knownColumns, ...fresh, ...blank];
}

function knownColumn(field: Field, undecided: readonly UndecidedField[]): SheetColumn {
  const { id, label } = field;
  const base = { key: id, label, field };
  const type = knownValue(field.type);
  const match = undecided.find((one) => isSameName(one.label, label));
  if (type === undefined && match && match.type !== '') return { ...match, ...base, look: 'typed' };
  return { ...base, look: lookOfSourced(field.type), type: type ?? '', word: firmnessTag(field.type) };
}

/** The fields of one thing in an answer; in one about all things, only the rows that name it. */
export function undecidedFields(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  thing: string,
  word: string,
): readonly UndecidedField[] {
  const columns = columnsIn(shape);
  const hasThings = columns.some(({ id }) => id === 'thing');
  if (!isRows(value)) return [];
  return value
    .filter((row) => !hasThings || isSameName(cellOf(row, columns, 'thing'), thing))
    .map((row) => ({ label: cellOf(row, columns, 'field').trim(), type: cellOf(row, columns, 'type'), word }))
    .filter(({ label }) => label !== '');
}
