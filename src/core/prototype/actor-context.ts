import type { Scope } from '../conditions/types.ts';
import type { Product } from '../product/product.ts';
import { type RecordReader, relatedValue } from './checks/related-paths.ts';
import { conditionScopeOf } from './checks/scope.ts';
import type { Records } from './edits.ts';
import { nowOf } from './now.ts';
import type { SampleRow } from './sample/types.ts';

export interface ActorContext {
  readonly product: Product;
  /** Id of the role; null: nobody in particular. */
  readonly role: string | null;
  readonly records: Records;
  /** Calendar date in the prototype, YYYY-MM-DD. */
  readonly today: string;
}

export function actorLabel({ product, role }: ActorContext): string {
  return product.index.roles.get(role)?.label ?? 'Everybody';
}

/** The name of the actor as the history shows it; empty for nobody in particular. */
export function doneBy(actor: ActorContext): string {
  return actor.role === null ? '' : actorLabel(actor);
}

/** What a condition about a record can read: its fields and states, the role, the constants, and linked records. */
export function scopeOf(actor: ActorContext, row: SampleRow): Scope {
  const { product, today } = actor;
  const value = (field: string) => row.cells.get(field)?.value;
  return conditionScopeOf(product.model, row.entity, value, new Set(row.states.values()), {
    today,
    now: nowOf(actor),
    role: actor.role,
    about: (label) => relatedValue(product.model, row.entity, label, recordReader(actor, value, row)),
  });
}

/** Reads the values of a record and of the records linked to it; a record that is being filled in has no links yet. */
export function recordReader(
  { records }: ActorContext,
  value: (field: string) => unknown,
  row: SampleRow | undefined,
): RecordReader {
  return {
    value,
    links: ({ id }) => row?.links.get(id) ?? [],
    record: (entity, id) => {
      const found = records.get(entity, id);
      return found && { id, value: (field) => found.cells.get(field)?.value };
    },
  };
}
