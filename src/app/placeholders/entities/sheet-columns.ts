import { columnsIn, type ShapeSpec, type Value } from '#core/index.ts';
import { type Entity, type Field, knownValue, lookOfSourced } from '#core/product.ts';
import { cellOf } from '../known/columns.ts';
import { sameName } from '../known/names.ts';
import { isRows } from '../known/value-forms.ts';
import { sureWord } from '../things/sure-word.ts';

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
const FEWEST = 4;

/** One field of an answer on fields that nobody has decided: its name, its type, and whose word that is. */
export interface TypedField {
  readonly label: string;
  readonly type: string;
  readonly word: string;
}

const BLANK = { label: '', field: null, look: 'hole', type: '', word: '' } as const;

/** The columns that are known, those typed here, and blank ones; always one more than anybody has named. */
export function sheetColumns({ fields }: Entity, typed: readonly TypedField[]): readonly SheetColumn[] {
  const known = (knownValue(fields) ?? []).map((field) => knownColumn(field, typed));
  const fresh = typed
    .filter(({ label }) => !known.some((column) => sameName(column.label, label)))
    .filter(({ label }, at, all) => all.findIndex((one) => sameName(one.label, label)) === at)
    .map((one, at): SheetColumn => ({ ...one, key: `typed-${at}`, field: null, look: 'typed' }));
  const blanks = Math.max(1, FEWEST - known.length - fresh.length);
  const blank = Array.from({ length: blanks }, (_, at): SheetColumn => ({ ...BLANK, key: `blank-${at}` }));
  return [...known, ...fresh, ...blank];
}

function knownColumn(field: Field, typed: readonly TypedField[]): SheetColumn {
  const { id, label } = field;
  const named = { key: id, label, field };
  const type = knownValue(field.type);
  const here = typed.find((one) => sameName(one.label, label));
  if (type === undefined && here && here.type !== '') return { ...here, ...named, look: 'typed' };
  return { ...named, look: lookOfSourced(field.type), type: type ?? '', word: sureWord(field.type) };
}

/** The fields of one thing in an answer; in one about all things, only the rows that name it. */
export function typedFields(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  thing: string,
  word: string,
): readonly TypedField[] {
  const columns = columnsIn(shape);
  const hasThings = columns.some(({ id }) => id === 'thing');
  if (!isRows(value)) return [];
  return value
    .filter((row) => !hasThings || sameName(cellOf(row, columns, 'thing'), thing))
    .map((row) => ({ label: cellOf(row, columns, 'field').trim(), type: cellOf(row, columns, 'type'), word }))
    .filter(({ label }) => label !== '');
}
