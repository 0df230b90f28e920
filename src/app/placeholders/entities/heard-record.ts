import { type SplitField, splitRecord } from '#core/index.ts';

/** Names typed on the card in place of those that were heard, by the key of the field. */
export type Names = ReadonlyMap<string, string>;

/** A field on the growing card. `thing` makes it a whole row of the answer. */
export interface HeardField extends Readonly<Record<string, string>> {
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

export type HeardRecord = ReturnType<typeof heardRecord>;

/** The key of a corrected name of the thing itself. */
export const THING = 'thing';

/** A record as heard, with the names that were corrected on the card. */
export function heardRecord(text: string, names: Names) {
  const split = splitRecord(text);
  const thing = names.get(THING) ?? split.thing;
  return {
    thing,
    thingFrom: thing === '' ? ('hole' as const) : ('said' as const),
    example: split.example,
    fields: split.fields.map((field, at) => heardField(field, keyAt(split.fields, at), at, thing, names)),
  };
}

/** The names with one more; an emptied name goes back to what was heard. */
export function namedAs(names: Names, key: string, name: string): Names {
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

function heardField(heard: SplitField, key: string, place: number, thing: string, names: Names): HeardField {
  const { type, unit, example } = heard;
  const typed = names.get(key);
  const field = typed ?? heard.field;
  const from = field === '' ? 'hole' : typed !== undefined || heard.named ? 'said' : 'guess';
  return { key, place: String(place), field, thing, type, unit, example, from };
}
