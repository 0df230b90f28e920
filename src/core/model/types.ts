import type { Edge } from '../answers/cells.ts';
import type { Diagnostic } from '../answers/diagnostics.ts';
import type { NamedElement, NameRef, NotApplicable, Source, Sourced } from '../answers/sourced.ts';
import type { Vocabulary } from '../conditions/types.ts';
import type { FieldPlaces } from '../slots/entities/fields.ts';
import type { IDENTITY, IDENTITY_FORMAT } from '../slots/entities/identity.ts';
import type {
  FILES,
  HISTORY,
  KEPT_IN_ORDER,
  RETENTION,
  recordIn,
  TERMS,
  VOLUME,
  VOLUME_FOLLOW_UPS,
} from '../slots/entities/records.ts';
import type { Relation } from '../slots/entities/relations.ts';
import type { ItemOf, PropertiesOfSlots, RowOf } from '../slots/items-slot.ts';
import type { IDLE, LIFECYCLE_TIMES, REVERSAL, STATE_LIST } from '../slots/states/lifecycle.ts';
import type { CASCADE, CONFLICT_FOLLOW_UPS } from '../slots/states/states.ts';
import type { TRANSITIONS } from '../slots/states/transitions.ts';
import type { RULE_SOURCES, RULES } from '../slots/validation/rules.ts';
import type { FOR_ALL_RULES } from '../slots/validation/validation.ts';
import type { Calls } from './calls/fold-calls.ts';
import type { Constants } from './constants/fold-constants.ts';
import type { Errors } from './errors/fold-errors.ts';
import type { Roles } from './roles/fold-roles.ts';
import type { Screens } from './screens/fold-screens.ts';
import type { Purpose } from './settled-answers.ts';
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

/** What its records are made of and moved by; no screen changes any of it, and no error message. */
export interface DataModel extends Omit<ModelParts, 'screens' | 'errors'> {
  /** All names a condition may use: of one entity (by id) and of the product; null: without any entity's fields. */
  readonly vocabulary: (entity: string | null) => Vocabulary;
}

/** What the decisions say the product is: nine parts, ids everywhere, provenance on every value. */
export interface Model extends ModelParts, DataModel {
  /** Decisions about removed entities or items: kept, and shown as such. */
  readonly orphans: readonly Orphan[];
  /** What could not be read into the model: a name given twice, a cell without a number. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface Orphan {
  readonly question: string;
  readonly slot: string;
  /** The last name of what is gone. */
  readonly subject: string;
  readonly why: string;
  readonly source: Source;
}

export interface Entities {
  readonly entities: Sourced<readonly Entity[]>;
  readonly relations: Sourced<readonly Relation[]>;
  readonly terms: Sourced<readonly Term[]>;
  readonly keptInOrder: Sourced<readonly ItemOf<typeof KEPT_IN_ORDER>[]>;
}

export type Term = ItemOf<typeof TERMS>;

export interface Entity extends Readonly<ReturnType<typeof recordIn>>, PropertiesOfSlots<typeof HISTORY> {
  /** Id of the field that represents the record in a list: the identifying field, else the naming field. */
  readonly display: string | null;
  readonly identity: Identity;
  readonly fields: Sourced<readonly Field[]>;
  readonly volume: RowOf<typeof VOLUME> & PropertiesOfSlots<typeof VOLUME_FOLLOW_UPS>;
  readonly retention: PropertiesOfSlots<typeof RETENTION>;
  readonly files: Sourced<readonly FileExchange[]>;
}

export interface Identity extends PropertiesOfSlots<typeof IDENTITY>, RowOf<typeof IDENTITY_FORMAT> {
  /** The fields that make it up; empty for an assigned number that is no field. */
  readonly fields: Sourced<readonly NameRef[]>;
}

export type Field = FieldPlaces & {
  /** For a link field: the entity it points to, if its unit, its name or a relation names one. */
  readonly target: NameRef | null;
  /** Data about a person, by its type or by its privacy answer. */
  readonly sensitive: boolean;
};

export type FileExchange = RowOf<typeof FILES> & { readonly again: Sourced<string> };

/** What happens by itself when something other than a move happens to a record. */
export interface Automation {
  /** Id of the entity. */
  readonly entity: string;
  /** In the words used. */
  readonly when: string;
  readonly what: string;
  readonly for: string;
  readonly source: Source;
}

export interface States extends PropertiesOfSlots<typeof CASCADE> {
  readonly automations: readonly Automation[];
  /** An entity may have several, or none. */
  readonly cycles: readonly Lifecycle[];
  /** Entities decided to have no lifecycle; a null `entity`: all of them. */
  readonly stateless: readonly { readonly entity: string | null; readonly held: NotApplicable }[];
  /** The general answer: used for every entity without one of its own. */
  readonly conflict: Sourced<PropertiesOfSlots<typeof CONFLICT_FOLLOW_UPS> & { readonly counts: string }>;
}

export interface Lifecycle extends NamedElement, PropertiesOfSlots<typeof LIFECYCLE_TIMES> {
  /** Id of the entity; null for a general lifecycle. */
  readonly entity: string | null;
  readonly states: Sourced<readonly State[]>;
  readonly transitions: Sourced<readonly Transition[]>;
  /** State × event. */
  readonly matrix: Sourced<readonly MatrixCell[]>;
  readonly idle: Sourced<readonly IdleRule[]>;
  readonly reversals: Sourced<readonly Reversal[]>;
}

export type State = ItemOf<typeof STATE_LIST>;

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
  /** The refusal message, or the name of an error; null if unknown. */
  readonly words: string | null;
  /** The same as a sourced value. */
  readonly refusal: Sourced<string>;
  /** What a queued action waits for, and how long. */
  readonly waitsFor: Sourced<string>;
}

export type IdleRule = RowOf<typeof IDLE> & { readonly state: NameRef };
export type Reversal = Edge & RowOf<typeof REVERSAL>;
export type Cascade = PropertiesOfSlots<typeof CASCADE>['cascade'] extends Sourced<readonly (infer C)[]> ? C : never;

/** When rules are checked: the id of a moment, or free text. */
export type CheckMoment = string;

export interface Validation extends PropertiesOfSlots<typeof FOR_ALL_RULES> {
  readonly rules: readonly Rule[];
  readonly required: readonly RequiredCell[];
  readonly unique: Sourced<readonly UniqueConstraint[]>;
  readonly examples: readonly FieldExample[];
  /** Whether drafts are saved, for each entity with an answer of its own. */
  readonly draftsOf: readonly { readonly entity: string; readonly drafts: Sourced<string> }[];
  /** Names of unknown rules that were given a severity or a source. */
  readonly strays: readonly { readonly label: string; readonly source: Source }[];
}

export interface Rule
  extends NamedElement,
    Pick<RowOf<typeof RULES>, 'kind' | 'limit' | 'inclusive' | 'severity'>,
    RowOf<typeof RULE_SOURCES> {
  /** Id of the entity; null while unknown. */
  readonly entity: string | null;
  readonly fields: readonly NameRef[];
  /** An entry of the error catalogue, or the words people read. */
  readonly error: Sourced<NameRef>;
  /** When it is checked, as answered for all rules. */
  readonly moments: Sourced<readonly CheckMoment[]>;
  /** For a rule on several fields: the field next to which its message is shown. */
  readonly shownAt: Sourced<string>;
  /** Who may override the rule, and who reads the reason given. */
  readonly override: Sourced<string>;
  readonly reasonReadBy: Sourced<string>;
  /**
   * What it was derived from: a stated rule, a required cell, a range, fields that must fit together, a uniqueness, a
   * list of choices or a format.
   */
  readonly madeOf: 'rules' | 'required' | 'range' | 'across' | 'unique' | 'values' | 'format';
}

export type RequiredCell = ReturnType<typeof requirementsIn>[number];

export type UniqueConstraint = ReturnType<typeof uniqueOf>;

export type FieldExample = ReturnType<typeof exampleOf>;
