import type { Held, None } from '../held.ts';
import type { InWords, Named, Quantity, Ref } from '../things.ts';

export interface States {
  /** By id of the entity; an entity may have several, and one without any is absent. */
  readonly cycles: readonly LifeCycleOf[];
  /** Entities of which it was decided that they have no life cycle; `entity` is null where that was said of all. */
  readonly stateless: readonly { readonly entity: string | null; readonly held: None }[];
  /** What was said for all things before any was named, and for every thing that says nothing else. */
  readonly conflict: Held<Conflict>;
  readonly cascade: Held<readonly Cascade[]>;
  readonly upwards: Held<'yes' | 'asked' | 'no' | string>;
}

/** One life of an entity: the answers to "where is it now?" and the moves between them. */
export interface LifeCycleOf extends Named {
  /** Id of the entity, or null while only said in general. */
  readonly entity: string | null;
  readonly states: Held<readonly State[]>;
  readonly transitions: Held<readonly Transition[]>;
  /** State × event. */
  readonly matrix: Held<readonly MatrixCell[]>;
  readonly idle: Held<readonly Idle[]>;
  /** Whether weekends and holidays count in these times. */
  readonly idleDays: Held<'count' | 'skip' | string>;
  readonly reversals: Held<readonly Reversal[]>;
  readonly reversalTime: Held<Quantity>;
}

export interface State extends Named {
  readonly meaning: Held<string>;
  readonly place: Held<'first' | 'on the way' | 'last'>;
  readonly responsible: Held<string>;
  readonly editable: Held<readonly Ref[]>;
  readonly visibleTo: Held<readonly Ref[]>;
  readonly longestStay: Held<Quantity>;
}

export interface Transition extends Named {
  readonly from: Ref;
  readonly to: Ref;
  /** What happens, as on the button. */
  readonly event: Held<string>;
  readonly by: Held<'person' | 'clock' | 'system'>;
  /** The roles, or the system or call. */
  readonly actors: Held<readonly Ref[]>;
  readonly guard: Held<InWords>;
  /** For the clock. */
  readonly after: Held<Quantity>;
  /** For another system: which, and how it tells. */
  readonly system: Held<string>;
  /** For a person: on which screen, and what must be typed. */
  readonly offeredOn: Held<readonly { readonly screen: Ref; readonly types: string }[]>;
  readonly effects: Held<readonly Effect[]>;
  /** What the guard looks at, line by line. */
  readonly looksAt: Held<readonly Look[]>;
}

/** A line of the record that a guard looks at, and what it must say. */
export interface Look {
  readonly line: Ref;
  readonly says: string;
}

export interface Effect {
  readonly what: string;
  readonly for: string;
  readonly fails: Held<'undo' | 'continue' | 'retry' | string>;
}

export interface MatrixCell {
  readonly state: Ref;
  readonly event: string;
  /** Null: the cell was left empty. */
  readonly does: 'allow' | 'refuse' | 'ignore' | 'queue' | null;
  /** What people read when it is refused; the error it names, where it names one. */
  readonly words: string | null;
  /** The same words as a place of the model. */
  readonly refusal: Held<string>;
  /** What a queued action waits for, and how long. */
  readonly waitsFor: Held<string>;
}

export interface Idle {
  readonly state: Ref;
  readonly after: Held<Quantity>;
  readonly next: Held<'remind' | 'pass it on' | 'it ends' | 'nothing' | string>;
  readonly told: Held<string>;
  readonly passedTo: Held<string>;
}

export interface Reversal extends Named {
  readonly from: Ref;
  readonly to: Ref;
  readonly how: Held<string>;
  readonly actors: Held<readonly Ref[]>;
  readonly guard: Held<InWords>;
  readonly effects: Held<'undone' | 'kept' | 'told' | string>;
  readonly reason: Held<boolean>;
}

export interface Conflict {
  readonly counts: 'first' | 'last' | 'merge' | 'lock' | string;
  readonly words: Held<string>;
  readonly release: Held<Quantity>;
  readonly twice: Held<'ignored' | 'told' | 'again' | string>;
}

export interface Cascade {
  readonly whole: string;
  readonly part: string;
  readonly does: 'follows' | 'stays as it is' | 'prevents it' | 'somebody decides' | string;
}
