import { type SplitField, splitRecord } from '#core/index.ts';

/** Names somebody typed on the card over those that were heard, by the key of the field. */
export type Names = ReadonlyMap<string, string>;

/** A field on the growing card. `thing` is there so that it makes a whole row of the answer. */
export interface HeardField extends Readonly<Record<string, string>> {
  /** By value, so that a field put in before it does not take its name away; equal values count on. */
  readonly key: string;
  readonly place: string;
  readonly field: string;
  readonly thing: string;
  readonly type: string;
  readonly unit: string;
  readonly example: string;
  /** Whose name it is: the speaker's, made up, or nobody's yet. */
  readonly from: 'said' | 'guess' | 'hole';
}

export type HeardRecord = ReturnType<typeof heardRecord>;

/** The key under which the name of the thing itself is corrected. */
export const THING = 'thing';

/** A record as heard, with the names that were put right on the card. */
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

/** The names with one more; an emptied one goes back to what was heard. */
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
