import { type SplitField, splitRecord } from '#core/index.ts';
import type { Look } from '#core/product.ts';

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
