import type { Sourced } from '../../answers/sourced.ts';
import type { Ref } from '../../answers/things.ts';
import type { FieldPlaces } from '../../slots/entities/fields.ts';
import type { IDENTITY, IDENTITY_FORMAT } from '../../slots/entities/identity.ts';
import type {
  AT_HAND,
  FILES,
  HISTORY,
  RETENTION,
  recordIn,
  TERMS,
  VOLUME,
} from '../../slots/entities/records.ts';
import type { Relation } from '../../slots/entities/relations.ts';
import type { PlacesOf, RowOf, ThingOf } from '../../slots/things.ts';

export type { FieldType } from '../../slots/entities/fields.ts';
export type { HowMany, Relation } from '../../slots/entities/relations.ts';

export interface Entities {
  /** `is: 'unsaid'` while nobody has named any. */
  readonly entities: Sourced<readonly Entity[]>;
  readonly relations: Sourced<readonly Relation[]>;
  readonly terms: Sourced<readonly Term[]>;
}

/** A word that means different things to different teams. */
export type Term = ThingOf<typeof TERMS>;

export interface Entity extends Readonly<ReturnType<typeof recordIn>>, PlacesOf<typeof HISTORY> {
  /** Id of the field that stands for the record in a list; the first that names it until somebody says otherwise. */
  readonly display: string | null;
  readonly identity: Identity;
  readonly fields: Sourced<readonly Field[]>;
  readonly volume: RowOf<typeof VOLUME> & PlacesOf<typeof AT_HAND>;
  readonly retention: PlacesOf<typeof RETENTION>;
  readonly files: Sourced<readonly Exchange[]>;
}

export interface Identity extends PlacesOf<typeof IDENTITY>, RowOf<typeof IDENTITY_FORMAT> {
  /** The fields that make it up; empty for a number that is given to it and is no field. */
  readonly fields: Sourced<readonly Ref[]>;
}

export type Field = FieldPlaces & {
  /** Of a link: the entity it leads to, where its unit, name or a relation says so. */
  readonly target: Ref | null;
  /** Data about a person, by its type or by its privacy answer. */
  readonly sensitive: boolean;
};

export type Exchange = RowOf<typeof FILES> & { readonly again: Sourced<string> };
