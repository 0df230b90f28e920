import { type SplitField, splitRecord } from '#core/index.ts';

/** Names typed on the card in place of those that were heard, by the key of the field. */
export type CorrectedNames = ReadonlyMap<string, string>;

/** A field on the growing card. `thing` makes it a whole row of the answer. */
export interface ParsedField extends Readonly<Record<string, string>> {
  /** Made from the value, so that inserting a field does not take its name away; equal values are numbered. */
  readonly key: string;
  readonly place: string;
  readonly field: string;
  readonly thing: string;
  readonly type: string;
  readonly unit: string;
  readonly example: string;
  /** Where its name comes from: the speaker, made up, or nobody yet. */
  readonly from: 'said' | 'guess' | 'hole';
}

export type ParsedRecord = ReturnType<typeof parseRecord>;

/** The key of a corrected name of the thing itself. */
export const ENTITY_KEY = 'thing';

/** A record as heard, with the names that were corrected on the card. */
export function parseRecord(text: string, names: CorrectedNames) {
  const split = splitRecord(text);
  const thing = names.get(ENTITY_KEY) ?? split.thing;
  return {
    thing,
    thingFrom: thing === '' ? ('hole' as const) : ('said' as const),
    example: split.example,
    fields: split.fields.map((field, at) => parsedField(field, keyAt(split.fields, at), at, thing, names)),
  };
}

/** The names with one more; an emptied name goes back to what was heard. */
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
  const from = field === '' ? 'hole' : corrected !== undefined || splitField.named ? 'said' : 'guess';
  return { key, place: String(place), field, thing, type, unit, example, from };
}
