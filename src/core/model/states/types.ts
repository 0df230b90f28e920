import type { Edge } from '../../answers/edge.ts';
import type { NotApplicable, Sourced } from '../../answers/sourced.ts';
import type { Named, Ref } from '../../answers/things.ts';
import type { IDLE, LIST, REVERSAL, TIMES } from '../../slots/states/lives.ts';
import type { TRANSITIONS } from '../../slots/states/moves.ts';
import type { AT_ONCE, WHOLE } from '../../slots/states/states.ts';
import type { PlacesOf, RowOf, ThingOf } from '../../slots/things.ts';

export interface States extends PlacesOf<typeof WHOLE> {
  /** By id of the entity; an entity may have several, and one without any is absent. */
  readonly cycles: readonly LifeCycleOf[];
  /** Entities of which it was decided that they have no life cycle; `entity` is null where that was said of all. */
  readonly stateless: readonly { readonly entity: string | null; readonly held: NotApplicable }[];
  /** What was said for all things before any was named, and for every thing that says nothing else. */
  readonly conflict: Sourced<PlacesOf<typeof AT_ONCE> & { readonly counts: string }>;
}

export interface LifeCycleOf extends Named, PlacesOf<typeof TIMES> {
  /** Id of the entity, or null while only said in general. */
  readonly entity: string | null;
  readonly states: Sourced<readonly State[]>;
  readonly transitions: Sourced<readonly Transition[]>;
  /** State × event. */
  readonly matrix: Sourced<readonly MatrixCell[]>;
  readonly idle: Sourced<readonly Idle[]>;
  readonly reversals: Sourced<readonly Reversal[]>;
}

export type State = ThingOf<typeof LIST>;

export interface Transition extends Edge, RowOf<typeof TRANSITIONS> {
  readonly effects: Sourced<readonly Effect[]>;
  /** What the guard looks at, line by line. */
  readonly looksAt: Sourced<readonly Look[]>;
}

export interface Look {
  readonly line: Ref;
  readonly says: string;
}

export interface Effect {
  readonly what: string;
  readonly for: string;
  readonly fails: Sourced<string>;
}

export interface MatrixCell {
  readonly state: Ref;
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

export type Idle = RowOf<typeof IDLE> & { readonly state: Ref };
export type Reversal = Edge & RowOf<typeof REVERSAL>;
export type Cascade = PlacesOf<typeof WHOLE>['cascade'] extends Sourced<readonly (infer C)[]> ? C : never;
