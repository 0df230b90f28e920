import type { RecordValue, Scope } from '../conditions/types.ts';
import type { Product } from '../product/product.ts';
import { conditionScopeOf, type ReadRecord, type RecordSource } from './checks/scope.ts';
import type { CheckContext } from './checks/types.ts';
import type { Records } from './edits.ts';
import { nowOf } from './now.ts';
import { ownRecord } from './own-record.ts';
import type { SampleRow } from './sample/types.ts';

export interface ActorContext {
  readonly product: Product;
  /** Id of the role; null: nobody in particular. */
  readonly role: string | null;
  readonly records: Records;
  /** Calendar date in the prototype, YYYY-MM-DD. */
  readonly today: string;
  /** The moment there, ISO 8601; absent: noon. */
  readonly now?: string | undefined;
}

export function actorLabel({ product, role }: ActorContext): string {
  return product.index.roles.get(role)?.label ?? 'Everybody';
}

/** The name of the actor as the history shows it; empty for nobody in particular. */
export function doneBy(actor: ActorContext): string {
  return actor.role === null ? '' : actorLabel(actor);
}

/** What a condition about a record can read; with what it said before, where it was changed. */
export function scopeOf(actor: ActorContext, row: SampleRow, before?: SampleRow): Scope {
  const context = contextOf(actor);
  const were = before && { ...context, before: new Map([...before.cells].map(([id, { value }]) => [id, value])) };
  return conditionScopeOf(actor.product.model, row.entity, readRow(row), were ?? context);
}

export function recordValueOf(actor: ActorContext, row: SampleRow): RecordValue {
  return { id: row.id, value: scopeOf(actor, row).value };
}

/** What a condition can read of the product alone, without a record. */
export function productScope(actor: ActorContext): Scope {
  const nothing = { value: () => undefined, states: new Set<string>() };
  return conditionScopeOf(actor.product.model, '', nothing, contextOf(actor));
}

/** A row as conditions read it. */
export function readRow({ id, cells, states, links, history }: SampleRow): ReadRecord {
  return {
    id,
    value: (field) => cells.get(field)?.value,
    states: new Set(states.values()),
    links: (relation) => links.get(relation.id) ?? [],
    created: history[0]?.at,
  };
}

/** What a condition reads besides its record: the day, the role, and all other records. */
export const contextOf = (actor: ActorContext): CheckContext => ({
  today: actor.today,
  now: nowOf(actor),
  role: actor.role,
  source: recordSource(actor),
});

function recordSource(actor: ActorContext): RecordSource {
  const { records } = actor;
  return {
    record: (entity, id) => {
      const row = records.get(entity, id);
      return row && readRow(row);
    },
    ids: (entity) => records.all(entity).map(({ id }) => id),
    leadingTo: records.leadingTo,
    me: (entity) => ownRecord(actor, entity)?.id,
  };
}
