import type { Source, Sourced } from '../../answers/sourced.ts';
import type { Named, Ref } from '../../answers/things.ts';
import type { PlacesOf, RowOf } from '../../slots/things.ts';
import type { RULES, SOURCE } from '../../slots/validation/rules.ts';
import type { FOR_ALL } from '../../slots/validation/validation.ts';
import type { exampleOf } from './examples.ts';
import type { requirementsIn } from './required.ts';
import type { uniqueOf } from './unique.ts';

export type { RuleKind } from '../../slots/validation/rules.ts';

/** The id of a moment at which mistakes are pointed out, or words of one’s own. */
export type Moment = string;

export interface Validation extends PlacesOf<typeof FOR_ALL> {
  readonly rules: readonly Rule[];
  /** What may be required when, cell by cell. */
  readonly required: readonly RequiredCell[];
  readonly unique: Sourced<readonly Unique[]>;
  readonly examples: readonly ExampleOf[];
  /** Whether drafts are saved, where one thing has an answer of its own. */
  readonly draftsOf: readonly { readonly entity: string; readonly drafts: Sourced<string> }[];
  /** Rules that were given a severity or a source, but that nobody has stated. */
  readonly strays: readonly { readonly label: string; readonly source: Source }[];
}

export interface Rule
  extends Named,
    Pick<RowOf<typeof RULES>, 'kind' | 'limit' | 'inclusive' | 'severity'>,
    RowOf<typeof SOURCE> {
  /** Id of the entity; null while nobody has said of which thing. */
  readonly entity: string | null;
  readonly fields: readonly Ref[];
  /** The entry of the error catalogue, or the words people read. */
  readonly error: Sourced<Ref>;
  /** At which moments it is checked; without an answer of its own, what was said for all rules. */
  readonly moments: Sourced<readonly Moment[]>;
  /** Of fields that must fit together: beside which of them it is said. */
  readonly shownAt: Sourced<string>;
  /** Who may go on against it, and who reads the reason. */
  readonly override: Sourced<string>;
  readonly reasonReadBy: Sourced<string>;
  /** Of which answer it was made: of the rules themselves, or of a required cell, a range, a pair of lines, a uniqueness. */
  readonly madeOf: 'rules' | 'required' | 'range' | 'across' | 'unique' | 'values' | 'format';
}

export type RequiredCell = ReturnType<typeof requirementsIn>[number];

export type Unique = ReturnType<typeof uniqueOf>;

export type ExampleOf = ReturnType<typeof exampleOf>;
