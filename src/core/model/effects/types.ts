import type { ExactCondition } from '../../conditions/types.ts';
import type { RecordLink } from '../entities/record-links.ts';
import type { Entity, Field, Lifecycle, State } from '../types.ts';

/** Records that an operation is on: linked ones, or those that an expression comes to, “its loans where …”. */
export type Reach = RecordLink | (Pick<RecordLink, 'label' | 'to'> & { readonly by: ReachBy });
interface ReachBy {
  readonly kind: 'expression';
  readonly expression: ExactCondition;
}

/** What a field is given: worked out, as it stands, or made up anew, as “a new UUID”. */
export type GivenValue =
  | ExactCondition
  | { readonly form: 'literal'; readonly value: unknown }
  | { readonly form: 'fresh'; readonly words: string };

export type Operation =
  /** A null link: the record itself. A null value: the field is emptied. */
  | {
      readonly does: 'set';
      readonly way: Reach | null;
      readonly field: Field;
      readonly value: GivenValue | null;
    }
  /** Linked records make a transition, named by its event or by its target state. */
  | {
      readonly does: 'move';
      readonly way: Reach;
      readonly to:
        | { readonly kind: 'event'; readonly event: string }
        | { readonly kind: 'state'; readonly cycle: Lifecycle; readonly state: State };
    }
  /** The record itself makes a transition. */
  | { readonly does: 'become'; readonly to: Extract<Operation, { does: 'move' }>['to'] }
  /** A null link: the record itself. */
  | { readonly does: 'delete'; readonly way: Reach | null }
  /** A new record of an entity, linked back to this one where it has one field for that. */
  | {
      readonly does: 'make';
      readonly entity: Entity;
      readonly values: readonly {
        readonly field: Field;
        readonly value: GivenValue;
      }[];
    }
  /** The same for each of several records; `clause` may name the record that it all began with. */
  | { readonly does: 'each'; readonly way: Reach; readonly clause: ExactClause; readonly begun: string }
  /** Somebody is told; `to` is a record, an address, or the words for a role. */
  | { readonly does: 'notify'; readonly to: ExactCondition | string; readonly channel: string; readonly text: string }
  | { readonly does: 'tell'; readonly call: string };

interface ExactClause {
  readonly form: 'exact';
  readonly text: string;
  readonly onlyIf: ExactCondition | null;
  readonly operation: Operation;
}

export type Clause = ExactClause | { readonly form: 'words'; readonly text: string; readonly problem: string | null };
