import { isRecordValue } from '../../conditions/index.ts';
import type { EvaluationResult, Scope } from '../../conditions/types.ts';
import type { Reach } from '../../model/effects/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Call } from '../../slots/calls/exchanges.ts';
import { type ActorContext, recordValueOf, scopeOf } from '../actor-context.ts';
import { idsIn } from '../checks/values.ts';
import type { Change, RecordChange } from '../edits.ts';
import type { Failure } from '../failures.ts';
import type { SampleRow } from '../sample/types.ts';

/** A triggered message to another system, and the record it is about. */
export interface Message {
  readonly call: string;
  readonly because: string;
  readonly entity: string;
  readonly id: string;
  /** The product as it was when the message went out; absent: as it is after everything is done. */
  readonly stood?: ActorContext;
}

/** A notification, as it arrives. */
export interface Notice {
  /** Id of the role that is told; null: only the person behind the record, or somebody whom no role is known for. */
  readonly role: string | null;
  readonly record: { readonly entity: string; readonly id: string } | null;
  readonly name: string;
  readonly channel: string;
  readonly text: string;
  /** The record that it is about. */
  readonly about: { readonly entity: string; readonly id: string };
}

/** State of a running action: the records by now, and all changes, messages and notes so far. Immutable. */
export interface World {
  readonly actor: ActorContext;
  readonly changes: readonly RecordChange[];
  readonly messages: readonly Message[];
  /** What people are told, in their order. */
  readonly notices: readonly Notice[];
  /** What else people should know: one sentence each. */
  readonly notes: readonly string[];
  /** The record that something began with, by its name, while it happens for each of others. */
  readonly begun: { readonly name: string; readonly row: SampleRow } | null;
  /** A record as it was before it was changed. */
  readonly before: SampleRow | null;
  /** The transitions that led here, each by its record and its name: one that repeats would loop for ever. */
  readonly path: readonly string[];
  /** Why the whole action is refused; null: it is not. */
  readonly stopped: Failure | null;
}

export function worldOf(actor: ActorContext): World {
  return {
    actor,
    changes: [],
    messages: [],
    notices: [],
    notes: [],
    begun: null,
    before: null,
    path: [],
    stopped: null,
  };
}

/** What a condition about a record can read now. */
export function scopeIn({ actor, begun, before }: World, row: SampleRow): Scope {
  const scope = scopeOf(actor, row, before?.id === row.id ? before : undefined);
  if (!begun) return scope;
  const { name, row: first } = begun;
  const current = actor.records.get(first.entity, first.id) ?? first;
  return {
    ...scope,
    value: (label) => (foldCase(label) === foldCase(name) ? recordValueOf(actor, current) : scope.value(label)),
  };
}

export function unlessStopped(world: World, step: (world: World) => World): World {
  return world.stopped ? world : step(world);
}

export function applyEach<T>(world: World, all: readonly T[], step: (world: World, one: T) => World): World {
  return all.reduce((so, one) => unlessStopped(so, (now) => step(now, one)), world);
}

export function withChange(world: World, { entity, id }: Pick<SampleRow, 'entity' | 'id'>, change: Change) {
  const { actor, changes } = world;
  const one = { entity, id, change };
  return {
    ...world,
    actor: { ...actor, records: actor.records.after([one], actor.today) },
    changes: [...changes, one],
  };
}

export function withMessages(
  world: World,
  calls: readonly Pick<Call, 'id'>[],
  event: string,
  { entity, id }: Pick<SampleRow, 'entity' | 'id'>,
): World {
  const messages = calls.map((call) => ({ call: call.id, because: event, entity, id }));
  return { ...world, messages: [...world.messages, ...messages] };
}

export function withNotice(world: World, notice: Notice): World {
  return { ...world, notices: [...world.notices, notice] };
}

export function withNote(world: World, note: string): World {
  return { ...world, notes: [...world.notes, note] };
}

export function stopWith(world: World, failure: Failure): World {
  return { ...world, stopped: failure };
}

/** Why something does not happen, where no words for it were decided. */
export function plainFailure(cause: string, sentence: string, question: string): Failure {
  return { cause, error: undefined, text: sentence, action: '', look: 'decided', question };
}

/** The records that an operation on a record reaches, as they are now. */
export function linkedRecords(
  actor: ActorContext,
  row: SampleRow,
  link: Reach,
  scope: () => Scope = () => scopeOf(actor, row),
): readonly SampleRow[] {
  return idsBy(actor, row, link, scope).flatMap((id) => actor.records.get(link.to.id, id) ?? []);
}

function idsBy(actor: ActorContext, row: SampleRow, { to, by }: Reach, scope: () => Scope): readonly string[] {
  const { records } = actor;
  switch (by.kind) {
    case 'expression':
      return idsOf(by.expression.run(scope()));

    case 'own line':
      return idsIn(row.cells.get(by.field.id)?.value) ?? [];
    case 'their line':
      return records.leadingTo(to.id, by.field.id, row.id);
    case 'relation':
      return row.links.get(by.relation.id) ?? [];
  }
}

function idsOf(outcome: EvaluationResult): readonly string[] {
  if (!outcome.ok) return [];
  const all: readonly unknown[] = Array.isArray(outcome.value) ? outcome.value : [outcome.value];
  return all.flatMap((one) => (one instanceof Object && isRecordValue(one) ? one.id : []));
}
