import type { Held } from '../held.ts';
import type { InWords, Named, Quantity, Ref } from '../things.ts';

export interface Entities {
  /** `is: 'unsaid'` while nobody has named any. */
  readonly entities: Held<readonly Entity[]>;
  readonly relations: Held<readonly Relation[]>;
  readonly terms: Held<readonly Term[]>;
}

export interface Entity extends Named {
  /** In lists and menus: as somebody said, else as English forms it. */
  readonly plural: string;
  readonly isPluralSaid: boolean;
  readonly examples: readonly string[];
  /** Id of the field that stands for the record in a list; the first that names it until somebody says otherwise. */
  readonly display: string | null;
  readonly identity: Identity;
  readonly fields: Held<readonly Field[]>;
  readonly history: Held<'none' | 'log' | 'versions' | 'effective-dated' | string>;
  readonly historyReaders: Held<readonly string[]>;
  /** Whether mending a slip is told apart from a real change. */
  readonly corrections: Held<'apart' | 'same' | string>;
  readonly volume: Volume;
  readonly retention: Retention;
  readonly files: Held<readonly Exchange[]>;
}

export interface Identity {
  readonly kind: Held<'natural' | 'composite' | 'issued' | 'foreign' | string>;
  /** The fields that make it up; empty for a number that is given to it and is no field. */
  readonly fields: Held<readonly Ref[]>;
  readonly looks: Held<string>;
  /** Spellings that count as the same. */
  readonly same: Held<string>;
  readonly within: Held<string>;
  readonly issuedBy: Held<string>;
  readonly reuse: Held<'never' | 'later' | 'always' | string>;
  /** What happens when the thing they are told apart by changes. */
  readonly changes: Held<string>;
}

export type FieldType =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'choice'
  | 'yes or no'
  | 'file'
  | 'person'
  | 'link'
  | 'computed';

export interface Field extends Named {
  readonly type: Held<FieldType>;
  readonly unit: Held<string>;
  /** "always", "never", or when: a state, a role, a condition, in the words used. */
  readonly required: Held<string>;
  readonly default: Held<string>;
  readonly writer: Held<string>;
  readonly example: Held<string>;
  /** Of a choice: what can be chosen. */
  readonly values: Held<readonly ChoiceValue[]>;
  readonly keeper: Held<string>;
  readonly currencies: Held<readonly string[]>;
  /** Places after the point. */
  readonly precision: Held<Quantity>;
  readonly rounding: Held<'half-up' | 'half-even' | 'down' | 'up' | string>;
  readonly range: Held<{ readonly least: Quantity | null; readonly most: Quantity | null }>;
  readonly clock: Held<'day' | 'here' | 'one' | string>;
  readonly files: Held<readonly { readonly kind: string; readonly size: string }[]>;
  readonly privacy: Held<readonly { readonly role: Ref; readonly sees: string; readonly erased: string }[]>;
  readonly formula: Held<InWords>;
  readonly override: Held<'no' | 'reason' | 'yes' | string>;
  /** Of a link: the entity it leads to, where its unit, name or a relation says so. */
  readonly target: Ref | null;
  /** Data about a person, by its type or by its privacy answer. */
  readonly sensitive: boolean;
}

export interface ChoiceValue {
  readonly id: string;
  readonly label: string;
  readonly meaning: Held<string>;
  readonly retired: boolean;
}

export type HowMany = 'exactly one' | 'at most one' | 'one or more' | 'any number';

/** From one entity to another: how many of the second there are per first one (`forth`) and the other way round (`back`). */
export interface Relation extends Named {
  readonly from: Ref;
  readonly to: Ref;
  readonly forth: Held<HowMany>;
  readonly back: Held<HowMany>;
  readonly moves: Held<boolean>;
  readonly gone: Held<'goes too' | 'stays alone' | 'not allowed' | string>;
  readonly ownFields: Held<readonly string[]>;
  /** Where what stays alone is found, and by whom it is looked after. */
  readonly leftBehind: Held<string>;
  /** What has to be done before the first one may go. */
  readonly first: Held<string>;
}

export interface Volume {
  readonly now: Held<Quantity>;
  readonly daily: Held<Quantity>;
  readonly later: Held<Quantity>;
  readonly most: Held<Quantity>;
  /** When records are put away, so that daily lists stay short. */
  readonly putAway: Held<string>;
  /** By what people look for one among many. */
  readonly search: Held<readonly string[]>;
}

export interface Retention {
  readonly then: Held<'keep' | 'archive' | 'anonymise' | 'delete' | string>;
  readonly after: Held<Quantity>;
  readonly from: Held<string>;
  readonly hold: Held<string>;
  readonly dependents: Held<string>;
}

/** Comes in from a file, or goes out as one. */
export interface Exchange {
  readonly way: Held<'in' | 'out' | string>;
  readonly where: Held<string>;
  readonly form: Held<string>;
  readonly often: Held<string>;
  /** What a record is that comes in a second time. */
  readonly again: Held<'new' | 'replaces' | 'asks' | string>;
}

/** A word that means different things to different teams. */
export interface Term extends Named {
  readonly meaning: Held<string>;
  readonly team: Held<string>;
  readonly chosen: Held<string>;
}
