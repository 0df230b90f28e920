import type { Call } from '../../slots/calls/exchanges.ts';
import type { ActorContext } from '../actor-context.ts';
import type { Change, RecordChange } from '../edits.ts';
import type { Failure } from '../failures.ts';
import type { SampleRow } from '../sample/types.ts';

/** A message to another system that something sets off, and the record it is about. */
export interface Message {
  /** Id of the call. */
  readonly call: string;
  readonly because: string;
  readonly entity: string;
  readonly id: string;
  /** The product as it stood when the message went out; absent: once all has been done. */
  readonly stood?: ActorContext;
}

/** The product while something happens in it: how it stands now, and what has come of it so far. */
export interface World {
  readonly actor: ActorContext;
  readonly changes: readonly RecordChange[];
  readonly messages: readonly Message[];
  /** What else people should know: one sentence each. */
  readonly notes: readonly string[];
  /** The moves that led here, each by its record and its name: one that comes again goes round for ever. */
  readonly path: readonly string[];
  /** Why all of it must not happen; null: nothing speaks against it. */
  readonly stopped: Failure | null;
}

/** The product before anything happens. */
export function worldOf(actor: ActorContext): World {
  return { actor, changes: [], messages: [], notes: [], path: [], stopped: null };
}

/** The next thing that happens, or nothing more once one has been stopped. */
export function next(world: World, step: (world: World) => World): World {
  return world.stopped ? world : step(world);
}

/** One thing after the other for each of a list. */
export function each<T>(world: World, all: readonly T[], step: (world: World, one: T) => World): World {
  return all.reduce((so, one) => next(so, (now) => step(now, one)), world);
}

export function changed(world: World, { entity, id }: Pick<SampleRow, 'entity' | 'id'>, change: Change) {
  const { actor, changes } = world;
  const one = { entity, id, change };
  return {
    ...world,
    actor: { ...actor, records: actor.records.after([one], actor.today) },
    changes: [...changes, one],
  };
}

export function sent(
  world: World,
  calls: readonly Pick<Call, 'id'>[],
  event: string,
  { entity, id }: Pick<SampleRow, 'entity' | 'id'>,
): World {
  const messages = calls.map((call) => ({ call: call.id, because: event, entity, id }));
  return { ...world, messages: [...world.messages, ...messages] };
}

export function noted(world: World, note: string): World {
  return { ...world, notes: [...world.notes, note] };
}

/** Nothing of it happens. */
export function stopped(world: World, failure: Failure): World {
  return { ...world, stopped: failure };
}

/** Why something does not happen, where people decided on no words of their own for it. */
export function because(cause: string, sentence: string, question: string): Failure {
  return { cause, error: undefined, text: sentence, action: '', look: 'said', question };
}
