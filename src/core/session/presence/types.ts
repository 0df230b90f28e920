import type * as v from 'valibot';
import type { DeepReadonly } from '../../facts/schemas.ts';
import type { Speaker, Tone } from '../../facts/types.ts';
import type { WalkthroughRole } from '../../facts/walkthrough/types.ts';
import type {
  accessActionSchema,
  accessRequestSchema,
  enterRequestSchema,
  offerRequestSchema,
  roomActionSchema,
} from './action-schemas.ts';

/** What is sent besides facts, and never stored: who is here, where, with a hand up, and the timer. */
export interface RoomState {
  /** The server’s clock when this was sent, in milliseconds since 1970: a page computes the timer from it. */
  readonly now: number;
  /** Everybody here; in a large room only facilitators see all, others see the facilitators and themselves. */
  readonly people: readonly PersonHere[];
  readonly count: number;
  /** How many people are at an address, by address; for large rooms, where not all are named. */
  readonly places: Readonly<Record<string, number>>;
  readonly timer: Timer | null;
  /** Progress of the poll of the question in view; null while none is hidden. */
  readonly round: PollProgress | null;
  /** People in the lobby; for facilitators only, else empty. */
  readonly waiting: readonly LobbyGuest[];
  /** Limits that people have reached; for facilitators only, else empty. */
  readonly alarms: readonly Alarm[];
}

export interface Alarm {
  /** Who or what it is, and what helps. */
  readonly sentence: string;
  /** A person who writes too much, and can be let through or sent out. */
  readonly person?: string;
  /** One of many people who came from one address, and can be sent out together. */
  readonly from?: string;
  /** Id of the invitation that can be ended to free places. */
  readonly invitation?: string;
}

export interface PersonHere extends Speaker {
  /** Public id of the person in this workspace. */
  readonly person: string;
  readonly as: WalkthroughRole;
  /** Address of the app that they see; null: their page is not in view. */
  readonly place: string | null;
  /** Whether they go where the facilitator goes. */
  readonly following: boolean;
  /** When they put their hand up, milliseconds since 1970; null: it is down. */
  readonly hand: number | null;
}

export interface Timer {
  /** When it runs out, milliseconds since 1970 by the server’s clock; null while it is paused. */
  readonly ends: number | null;
  /** Milliseconds left while it is paused. */
  readonly left: number;
  /** In milliseconds. */
  readonly set: number;
}

export interface PollProgress {
  readonly question: string;
  readonly answered: number;
  /** How many people could answer. */
  readonly of: number;
  /** Public ids of those who have not; null where answers may come without a name, as it would reveal who did. */
  readonly missing: readonly string[] | null;
}

export interface LobbyGuest extends Speaker {
  readonly person: string;
  /** When they came, in milliseconds since 1970. */
  readonly since: number;
}

export type RoomAction = DeepReadonly<v.InferOutput<typeof roomActionSchema>>;

/** Who a page is to the server. */
export interface SessionState {
  /** `open`: only this machine is served, nobody needs an invitation. `invited`: nobody gets in without one. */
  readonly door: 'open' | 'invited';
  readonly session: Session | null;
  /** For somebody in the lobby. */
  readonly offer?: JoinOffer;
}

/** What people are told before they are in, if their link or code opens anything. */
export interface JoinOffer {
  /** Who asks; empty: nobody has come in yet who could. */
  readonly by: string;
  /** The name of what is specified. */
  readonly about: string;
  /** How long it takes: what is left of the walkthrough, or what their first questions need; 0: nobody knows. */
  readonly minutes: number;
  readonly tone: Tone;
}

export interface Session extends Speaker {
  readonly person: string;
  /** `waiting`: in the lobby; nothing is shown yet. */
  readonly as: WalkthroughRole | 'waiting';
  /** What was said under their name without a person is theirs as well. */
  readonly named?: boolean;
}

/** How a person comes in; an empty name means the one that their invitation is prefilled with. */
export type EnterRequest = DeepReadonly<v.InferOutput<typeof enterRequestSchema>>;

/** How a person asks what a link or a code is for. */
export type OfferRequest = DeepReadonly<v.InferOutput<typeof offerRequestSchema>>;

/** How a person asks to be let in: by the short code. */
export type AccessRequest = DeepReadonly<v.InferOutput<typeof accessRequestSchema>>;

/** An invitation as its maker sees it; the secret itself is shown once, when it is made. */
export interface InvitationView extends Speaker {
  readonly id: string;
  readonly as: WalkthroughRole;
  /** For one person (the one named, or else the first who comes), or many. */
  readonly for: 'one' | 'many';
  /** When it ends, milliseconds since 1970. */
  readonly until: number;
  readonly revoked: boolean;
  /** People who newly come with it wait in the lobby, as a person who came with it was sent out. */
  readonly guarded?: boolean;
  readonly people: readonly (Speaker & { readonly person: string })[];
}

export type AccessAction = DeepReadonly<v.InferOutput<typeof accessActionSchema>>;

/** Who may come in, as facilitators see it. */
export interface AccessState {
  /** Where others reach this server, best first: "http://192.168.1.5:4747". */
  readonly addresses: readonly string[];
  /** The short code that leads to the lobby. */
  readonly code: string;
  /** Until when people who come by the code are let in at once, in milliseconds since 1970; null: all wait. */
  readonly lobbyOpenUntil: number | null;
  readonly invitations: readonly InvitationView[];
  readonly waiting: readonly LobbyGuest[];
}
