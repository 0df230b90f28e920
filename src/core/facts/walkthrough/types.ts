import type * as v from 'valibot';
import type { DeepReadonly } from '../schemas.ts';
import type { Speaker } from '../types.ts';
import type {
  agendaSchema,
  namePolicySchema,
  sessionEventBodySchema,
  walkthroughRoleSchema,
} from './walkthrough-file.ts';

/** What a person may do: run the walkthrough and decide, answer, or only watch. */
export type WalkthroughRole = v.InferOutput<typeof walkthroughRoleSchema>;

/** One meeting. Created once; everything that happens in it is a session event. */
export interface Walkthrough {
  readonly fact: 'walkthrough';
  readonly id: string;
  readonly by: Speaker;
  /** When it began, UTC, ISO 8601 with seconds. */
  readonly at: string;
  readonly title: string;
  readonly minutes: number;
  /** What the invited people speak for: "Finance", "domain expert". */
  readonly groups: readonly string[];
  readonly agenda: readonly AgendaItem[];
}

/** One page to look at together, and the questions to ask there. */
export type AgendaItem = DeepReadonly<v.InferOutput<typeof agendaSchema>>[number];

/** Something that happened in a walkthrough. Immutable; `by` is the person who did it. */
export interface SessionEvent {
  readonly fact: 'moment';
  /** The id of the command that made it, which is also its file's name. */
  readonly id: string;
  readonly walkthrough: string;
  readonly by: Speaker;
  readonly at: string;
  readonly what: SessionEventBody;
}

/** Whose names are shown with the answers of a poll: everybody's, only of those who want it, nobody's. */
export type NamePolicy = v.InferOutput<typeof namePolicySchema>;

export type SessionEventBody = DeepReadonly<v.InferOutput<typeof sessionEventBodySchema>>;
