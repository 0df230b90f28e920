import type { ActorContext } from '../actor-context.ts';

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
