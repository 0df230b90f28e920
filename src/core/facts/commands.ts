import type { ShapeSpec } from '../model/shapes/types.ts';
import type { Outcome, Reply, Speaker } from './types.ts';

/** What a client may ask for. Idempotent by `id`: the same id with the same content is done once. */
export type Command =
  | { readonly id: string; readonly type: 'raise'; readonly payload: RaisePayload }
  | { readonly id: string; readonly type: 'respond'; readonly payload: RespondPayload }
  | { readonly id: string; readonly type: 'decide'; readonly payload: DecidePayload }
  | { readonly id: string; readonly type: 'adopt'; readonly payload: AdoptPayload };

export interface RaisePayload {
  readonly by: Speaker;
  readonly point: string;
  readonly ask: string;
  readonly why: string;
  readonly shape: ShapeSpec;
  readonly who: readonly string[];
}

export interface RespondPayload {
  readonly by: Speaker;
  readonly question: string;
  readonly reply: Reply;
  readonly supersedes?: string;
}

export interface DecidePayload {
  readonly by: Speaker;
  readonly question: string;
  /** The number this decision takes: one more than the newest its maker has seen. */
  readonly number: number;
  readonly result: Outcome;
  readonly restsOn: readonly string[];
  readonly against: readonly string[];
  /** Ids of all the responses its maker had on the screen; others since then are shown before it counts. */
  readonly seen: readonly string[];
}

/** Takes a block of the specification that was edited by hand as a response. */
export interface AdoptPayload {
  readonly by: Speaker;
  readonly point: string;
}
