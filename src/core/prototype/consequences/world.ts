import type { Chain } from '../../base/chain.ts';
import type { Scope } from '../../conditions/types.ts';
import type { Operation, Reach } from '../../model/effects/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Call } from '../../slots/calls/exchanges.ts';
import { type ActorContext, recordValueOf, scopeOf } from '../actor-context.ts';
import type { Change, RecordChange } from '../edits.ts';
import type { Failure } from '../failures.ts';
import type { SampleRow } from '../sample/types.ts';
import { linkedRecords } from './linked-records.ts';
import type { Message, Notice } from './told.ts';

/** State of a running action: the records by now, and all changes, messages and notes so far. Immutable. */
export interface World {
  readonly actor: ActorContext;
  readonly changes: Chain<RecordChange>;
  readonly messages: Chain<Message>;
  /** What people are told. */
  readonly notices: Chain<Notice>;
  /** What else people should know: one sentence each. */
  readonly notes: Chain<string>;
  /** The record that something began with, by its name, while it happens for each of others. */
  readonly begun: { readonly name: string; readonly row: SampleRow } | null;
  /** A record as it was before it was changed. */
  readonly before: SampleRow | null;
  /** The transitions that led here, each by its record and its name: one that repeats would loop for ever. */
  readonly path: readonly string[];
  /** Why the whole action is refused; null: it is not. */
  readonly stopped: Failure | null;
  /** Carries out any operation. Given from outside, as what follows from one operation may be any other. */
  readonly carryOut: (world: World, row: SampleRow, operation: Operation, event: string) => World;
}

type RecordId = Pick<SampleRow, 'entity' | 'id'>;

/** What a condition about a record can read now. */
export function scopeIn({ actor, begun, before }: World, row: SampleRow): Scope {
  const scope = scopeOf(actor, row, before?.id === row.id ? before : undefined);
  if (!begun) return scope;
  const { row: first } = begun;
  const name = foldCase(begun.name);
  return {
    ...scope,
    value: (label) =>
      foldCase(label) === name
        ? recordValueOf(actor, actor.records.get(first.entity, first.id) ?? first)
        : scope.value(label),
  };
}

/** The records that an operation on a record reaches now; without a way, the record itself. */
export function reached(world: World, row: SampleRow, way: Reach | null): readonly SampleRow[] {
  return way ? linkedRecords(world.actor, row, way, () => scopeIn(world, row)) : [row];
}

export function unlessStopped(world: World, step: (world: World) => World): World {
  return world.stopped ? world : step(world);
}

export function applyEach<T>(world: World, all: readonly T[], step: (world: World, one: T) => World): World {
  return all.reduce((so, one) => unlessStopped(so, (now) => step(now, one)), world);
}

export function withChange(world: World, { entity, id }: RecordId, change: Change): World {
  const { actor, changes } = world;
  const one = { entity, id, change };
  const records = actor.records.after([one], actor.today);
  return { ...world, actor: { ...actor, records }, changes: changes.with([one]) };
}

export function withMessages(
  world: World,
  calls: readonly Pick<Call, 'id'>[],
  event: string,
  { entity, id }: RecordId,
): World {
  const messages = calls.map((call) => ({ call: call.id, because: event, entity, id }));
  return { ...world, messages: world.messages.with(messages) };
}

export function withNotice(world: World, notice: Notice): World {
  return { ...world, notices: world.notices.with([notice]) };
}

export function withNote(world: World, note: string): World {
  return { ...world, notes: world.notes.with([note]) };
}

export function stopWith(world: World, failure: Failure): World {
  return { ...world, stopped: failure };
}

/** Why something does not happen, where no words for it were decided. */
export function plainFailure(cause: string, sentence: string, question: string): Failure {
  return { cause, error: undefined, text: sentence, action: '', look: 'decided', question };
}
