import type { Diagnostic } from '../answers/diagnostics.ts';
import type { Edge } from '../answers/edge.ts';
import type { NamedElement, NameRef, NotApplicable, Source, Sourced } from '../answers/sourced.ts';
import type { Vocabulary } from '../conditions/index.ts';
import type { FieldPlaces } from '../slots/entities/fields.ts';
import type { IDENTITY, IDENTITY_FORMAT } from '../slots/entities/identity.ts';
import type {
  FILES,
  HISTORY,
  RETENTION,
  recordIn,
  TERMS,
  VOLUME,
  VOLUME_FOLLOW_UPS,
} from '../slots/entities/records.ts';
import type { Relation } from '../slots/entities/relations.ts';
import type { ItemOf, PlacesOfSlots, RowOf } from '../slots/items-slot.ts';
import type { IDLE, LIFECYCLE_TIMES, LIST, REVERSAL } from '../slots/states/lifecycle.ts';
import type { CASCADE, CONFLICT_FOLLOW_UPS } from '../slots/states/states.ts';
import type { TRANSITIONS } from '../slots/states/transitions.ts';
import type { RULES, SOURCE } from '../slots/validation/rules.ts';
import type { FOR_ALL_RULES } from '../slots/validation/validation.ts';
import type { Calls } from './calls/fold-calls.ts';
import type { Constants } from './constants/fold-constants.ts';
import type { Errors } from './errors/fold-errors.ts';
import type { Purpose } from './purpose.ts';
import type { Roles } from './roles/fold-roles.ts';
import type { Screens } from './screens/fold-screens.ts';
import type { exampleOf } from './validation/examples.ts';
import type { requirementsIn } from './validation/required.ts';
import type { uniqueOf } from './validation/unique.ts';

export type { FieldType } from '../slots/entities/fields.ts';
export type { Cardinality, Relation } from '../slots/entities/relations.ts';
export type { RuleKind } from '../slots/validation/rules.ts';

export interface ModelParts {
  readonly purpose: Purpose;
  readonly screens: Screens;
  readonly entities: Entities;
  readonly states: States;
  readonly validation: Validation;
  readonly roles: Roles;
  readonly calls: Calls;
  readonly errors: Errors;
  readonly constants: Constants;
}

/** What the decisions say the product is: nine parts, ids everywhere, provenance on every value. */
export interface Model extends ModelParts {
  /** Decisions about things that have been dropped since: kept, and shown as such. */
  readonly orphans: readonly Orphan[];
  /** What could not be read into the model: a name given twice, a cell without a number. */
  readonly diagnostics: readonly Diagnostic[];
  /** All names a condition may use: of one entity (by id) and of the product; null: without any entity's fields. */
  readonly vocabulary: (entity: string | null) => Vocabulary;
}

export interface Orphan {
  readonly question: string;
  readonly slot: string;
  /** The thing that is gone, as it was called last. */
  readonly missed: string;
  readonly why: string;
  readonly source: Source;
}

export interface Entities {
  readonly entities: Sourced<readonly Entity[]>;
  readonly relations: Sourced<readonly Relation[]>;
  readonly terms: Sourced<readonly Term[]>;
}

export type Term = ItemOf<typeof TERMS>;

export interface Entity extends Readonly<ReturnType<typeof recordIn>>, PlacesOfSlots<typeof HISTORY> {
  /** Id of the field that represents the record in a list; the first that names it until somebody says otherwise. */
  readonly display: string | null;
  readonly identity: Identity;
  readonly fields: Sourced<readonly Field[]>;
  readonly volume: RowOf<typeof VOLUME> & PlacesOfSlots<typeof VOLUME_FOLLOW_UPS>;
  readonly retention: PlacesOfSlots<typeof RETENTION>;
  readonly files: Sourced<readonly FileExchange[]>;
}

export interface Identity extends PlacesOfSlots<typeof IDENTITY>, RowOf<typeof IDENTITY_FORMAT> {
  /** The fields that make it up; empty for a number that is given to it and is no field. */
  readonly fields: Sourced<readonly NameRef[]>;
}

export type Field = FieldPlaces & {
  /** For a link: the entity it leads to, where its unit, name or a relation says so. */
  readonly target: NameRef | null;
  /** Data about a person, by its type or by its privacy answer. */
  readonly sensitive: boolean;
};

export type FileExchange = RowOf<typeof FILES> & { readonly again: Sourced<string> };

export interface States extends PlacesOfSlots<typeof CASCADE> {
  /** By id of the entity; an entity may have several, and one without any is absent. */
  readonly cycles: readonly Lifecycle[];
  /** Entities of which it was decided that they have no life cycle; `entity` is null where that was said of all. */
  readonly stateless: readonly { readonly entity: string | null; readonly held: NotApplicable }[];
  /** What was said for all things before any was named, and for every thing that says nothing else. */
  readonly conflict: Sourced<PlacesOfSlots<typeof CONFLICT_FOLLOW_UPS> & { readonly counts: string }>;
}

export interface Lifecycle extends NamedElement, PlacesOfSlots<typeof LIFECYCLE_TIMES> {
  /** Id of the entity, or null while only said in general. */
  readonly entity: string | null;
  readonly states: Sourced<readonly State[]>;
  readonly transitions: Sourced<readonly Transition[]>;
  /** State × event. */
  readonly matrix: Sourced<readonly MatrixCell[]>;
  readonly idle: Sourced<readonly IdleRule[]>;
  readonly reversals: Sourced<readonly Reversal[]>;
}

export type State = ItemOf<typeof LIST>;

export interface Transition extends Edge, RowOf<typeof TRANSITIONS> {
  readonly effects: Sourced<readonly Effect[]>;
  /** Fields that the guard looks at. */
  readonly looksAt: Sourced<readonly GuardField[]>;
}

export interface GuardField {
  readonly line: NameRef;
  readonly says: string;
}

export interface Effect {
  readonly what: string;
  readonly for: string;
  readonly fails: Sourced<string>;
}

export interface MatrixCell {
  readonly state: NameRef;
  readonly event: string;
  /** Null: the cell was left empty. */
  readonly does: 'allow' | 'refuse' | 'ignore' | 'queue' | null;
  /** What people read when it is refused; the error it names, where it names one. */
  readonly words: string | null;
  /** The same words as a place of the model. */
  readonly refusal: Sourced<string>;
  /** What a queued action waits for, and how long. */
  readonly waitsFor: Sourced<string>;
}

export type IdleRule = RowOf<typeof IDLE> & { readonly state: NameRef };
export type Reversal = Edge & RowOf<typeof REVERSAL>;
export type Cascade = PlacesOfSlots<typeof CASCADE>['cascade'] extends Sourced<readonly (infer C)[]> ? C : never;

/** The id of a moment at which mistakes are pointed out, or other words. */
export type CheckMoment = string;

export interface Validation extends PlacesOfSlots<typeof FOR_ALL_RULES> {
  readonly rules: readonly Rule[];
  readonly required: readonly RequiredCell[];
  readonly unique: Sourced<readonly UniqueConstraint[]>;
  readonly examples: readonly FieldExample[];
  /** Whether drafts are saved, where one thing has an answer of its own. */
  readonly draftsOf: readonly { readonly entity: string; readonly drafts: Sourced<string> }[];
  /** Rules that were given a severity or a source, but that nobody has stated. */
  readonly strays: readonly { readonly label: string; readonly source: Source }[];
}

export interface Rule
  extends NamedElement,
    Pick<RowOf<typeof RULES>, 'kind' | 'limit' | 'inclusive' | 'severity'>,
    RowOf<typeof SOURCE> {
  /** Id of the entity; null while nobody has said of which thing. */
  readonly entity: string | null;
  readonly fields: readonly NameRef[];
  /** The entry of the error catalogue, or the words people read. */
  readonly error: Sourced<NameRef>;
  /** When it is checked; without an answer of its own, what was said for all rules. */
  readonly moments: Sourced<readonly CheckMoment[]>;
  /** Of fields that must fit together: next to which of them it is said. */
  readonly shownAt: Sourced<string>;
  /** Who may go on against it, and who reads the reason. */
  readonly override: Sourced<string>;
  readonly reasonReadBy: Sourced<string>;
  /** Made from a rule, a required cell, a range, a pair of fields, a uniqueness, a list of choices or a format. */
  readonly madeOf: 'rules' | 'required' | 'range' | 'across' | 'unique' | 'values' | 'format';
}

export type RequiredCell = ReturnType<typeof requirementsIn>[number];

export type UniqueConstraint = ReturnType<typeof uniqueOf>;

export type FieldExample = ReturnType<typeof exampleOf>;
