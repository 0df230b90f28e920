import type { ShapeSpec } from '../model/shapes/types.ts';
import type { WrittenRecord } from '../records/record-file.ts';
import type { Kind } from '../spec/types.ts';
import type { Happening, Walkthrough } from '../walkthrough/types.ts';
import type { Corrected, GivenStatus, Outcome, Renamed, Reply, Signed, Speaker, Stand } from './types.ts';

/**
 * What a client may ask for. Idempotent by `id`: the same id with the same content is done once. Of who says it (`Signed`)
 * a client gives the name, and with a decision who writes it down; the rest is the server’s to add.
 */
export type Command =
  | { readonly id: string; readonly type: 'raise'; readonly payload: RaisePayload }
  | { readonly id: string; readonly type: 'respond'; readonly payload: RespondPayload }
  | { readonly id: string; readonly type: 'decide'; readonly payload: DecidePayload }
  | { readonly id: string; readonly type: 'stance'; readonly payload: StancePayload }
  | { readonly id: string; readonly type: 'start'; readonly payload: StartPayload }
  | { readonly id: string; readonly type: 'moment'; readonly payload: MomentPayload }
  | { readonly id: string; readonly type: 'adopt'; readonly payload: AdoptPayload }
  | { readonly id: string; readonly type: 'correct'; readonly payload: CorrectPayload }
  | { readonly id: string; readonly type: 'pin'; readonly payload: PinPayload }
  | { readonly id: string; readonly type: 'unpin'; readonly payload: UnpinPayload };

export interface RaisePayload {
  readonly by: Speaker;
  readonly point: string;
  readonly ask: string;
  readonly why: string;
  readonly shape: ShapeSpec;
  readonly who: readonly string[];
}

export interface RespondPayload extends Signed {
  readonly question: string;
  readonly reply: Reply;
  readonly supersedes?: string;
  /** Without a name, where the round allows it. */
  readonly anonymous?: Unnamed;
}

/** What a device holds of an answer without a name, and nobody else ever sees. */
interface Unnamed {
  /** 32 hex digits that this device made; only their hash is kept. */
  readonly key: string;
  /** The key of the answer that this one takes the place of. */
  readonly earlier?: string;
}

/** Says how one takes an answer. */
export interface StancePayload extends Signed {
  readonly question: string;
  /** Id of the response. */
  readonly on: string;
  readonly stand: Stand;
  readonly reason: string;
}

/** Begins a walkthrough; its id is that of the command. */
export type StartPayload = Omit<Walkthrough, 'fact' | 'id' | 'at'>;

/** Tells what happens in a walkthrough. Who joined is told by the server alone. */
export interface MomentPayload {
  readonly by: Speaker;
  readonly walkthrough: string;
  readonly what: Exclude<Happening, { readonly happened: 'joined' }>;
}

export interface DecidePayload extends Signed {
  readonly question: string;
  /** The number this decision takes: one more than the newest its maker has seen. */
  readonly number: number;
  readonly result: Outcome;
  readonly restsOn: readonly string[];
  readonly against: readonly string[];
  /** Ids of all the responses its maker had on the screen; others since then are shown before it counts. */
  readonly seen: readonly string[];
  /** Things that are the same as before under another name. */
  readonly renamed?: readonly Renamed[];
}

/** Writes a record down for the prototype. Done twice it says the same. */
export interface PinPayload {
  readonly by: Speaker;
  /** Id of the thing. */
  readonly entity: string;
  readonly record: WrittenRecord;
}

/** Takes a record that was written down out again, by its id. */
export interface UnpinPayload {
  readonly by: Speaker;
  readonly entity: string;
  readonly record: string;
}

/** Takes a block of the specification that was edited by hand as a response. */
export interface AdoptPayload {
  readonly by: Speaker;
  readonly point: string;
}

/** Says what a section is about, or how much it says, where that was not read right; one of the two at least. */
export interface CorrectPayload {
  readonly by: Speaker;
  readonly point: string;
  readonly kind?: Corrected<Kind>;
  readonly status?: Corrected<GivenStatus>;
  /** Checksum of the section's own text as whoever says it saw it. */
  readonly of: string;
  /** May be empty. */
  readonly why: string;
}
