import { columnsIn, type ShapeSpec, type SplitField, splitRecord, type Value } from '#core/index.ts';
import type { Look } from '#core/product.ts';
import { rowsOf } from '../answers/answer-value.ts';
import { nameKey } from '../answers/names.ts';

/** Field names corrected on the card, by the key of the field. */
export type CorrectedNames = ReadonlyMap<string, string>;

/** A field of a parsed record; with `thing` it is a complete row of the answer on fields. */
export interface ParsedField extends Readonly<Record<string, string>> {
  /** Derived from the value, so that an inserted field takes over no other name; equal values are numbered. */
  readonly key: string;
  readonly place: string;
  readonly field: string;
  readonly thing: string;
  readonly type: string;
  readonly unit: string;
  readonly example: string;
  /** Where the name comes from: read from the record, guessed, or missing. */
  readonly from: Look;
}

export type ParsedRecord = ReturnType<typeof parseRecord>;

/** The key of the corrected name of the entity. */
export const ENTITY_KEY = 'thing';

export function parseRecord(text: string, names: CorrectedNames) {
  const split = splitRecord(text);
  const thing = names.get(ENTITY_KEY) ?? split.thing;
  return {
    thing,
    thingFrom: thing === '' ? ('hole' as const) : ('decided' as const),
    example: split.example,
    fields: split.fields.map((field, at) => parsedField(field, keyAt(split.fields, at), at, thing, names)),
  };
}

/** Adds a correction; an empty name removes it. */
export function withCorrectedName(names: CorrectedNames, key: string, name: string): CorrectedNames {
  const next = new Map(names);
  if (name === '') next.delete(key);
  else next.set(key, name);
  return next;
}

function keyAt(fields: readonly SplitField[], at: number): string {
  const example = fields[at]?.example ?? '';
  const before = fields.slice(0, at).filter((field) => field.example === example);
  return `${before.length} ${example}`;
}

function parsedField(
  splitField: SplitField,
  key: string,
  place: number,
  thing: string,
  names: CorrectedNames,
): ParsedField {
  const { type, unit, example } = splitField;
  const corrected = names.get(key);
  const field = corrected ?? splitField.field;
  const from = field === '' ? 'hole' : corrected !== undefined || splitField.named ? 'decided' : 'guess';
  return { key, place: String(place), field, thing, type, unit, example, from };
}

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
  const hasEntityColumn = columnsIn(shape).some(({ id }) => id === 'thing');
  const keyOf = (field: string, thing: string) => nameKey(hasEntityColumn ? `${field}\n${thing}` : field);
  const detailsByKey = new Map<string, FieldDetails>();
  for (const cell of rowsOf(existing, shape)) {
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
