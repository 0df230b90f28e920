import type { ExactCondition } from '../../conditions/index.ts';
import type { Entity, Field, LifeCycleOf, Relation, State } from '../types.ts';

/** From a record to others: by a field of its own, by a field of theirs, or only by a relation. */
export interface Way {
  readonly label: string;
  readonly to: Entity;
  readonly by:
    | { readonly kind: 'own line'; readonly field: Field }
    | { readonly kind: 'their line'; readonly field: Field }
    | { readonly kind: 'relation'; readonly relation: Relation };
}

export type Deed =
  /** `way` null: the record itself. `value` null: the field is emptied. */
  | {
      readonly does: 'set';
      readonly way: Way | null;
      readonly field: Field;
      readonly value: ExactCondition | { readonly form: 'literal'; readonly value: unknown } | null;
    }
  /** Linked records make a move, by its name or to a state. */
  | {
      readonly does: 'move';
      readonly way: Way;
      readonly to:
        | { readonly kind: 'event'; readonly event: string }
        | { readonly kind: 'state'; readonly cycle: LifeCycleOf; readonly state: State };
    }
  | { readonly does: 'delete'; readonly way: Way }
  | { readonly does: 'tell'; readonly call: string };

export type Clause =
  | {
      readonly form: 'exact';
      readonly text: string;
      readonly onlyIf: ExactCondition | null;
      readonly deed: Deed;
    }
  | { readonly form: 'words'; readonly text: string; readonly problem: string | null };
