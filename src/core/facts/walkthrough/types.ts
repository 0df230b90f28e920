import type { Speaker } from '../types.ts';

/** What somebody may do: run the walkthrough and decide, answer, or look on. */
export type Role = 'facilitator' | 'stakeholder' | 'viewer';

/** One sitting with people. Created once; all that happens in it are its moments. */
export interface Walkthrough {
  readonly fact: 'walkthrough';
  readonly id: string;
  /** Who runs it. */
  readonly by: Speaker;
  /** When it began, UTC, ISO 8601 with seconds. */
  readonly at: string;
  readonly title: string;
  /** The time that people have given, in minutes. */
  readonly minutes: number;
  /** What the people invited speak for: "Finance", "domain expert". */
  readonly groups: readonly string[];
  readonly agenda: readonly AgendaItem[];
}

/** One screen to stand before, and what to ask there. */
export interface AgendaItem {
  readonly point: string;
  /** Ids of the questions, in the order of asking. */
  readonly questions: readonly string[];
  /** What the room should know when it goes on; may be empty. */
  readonly goal: string;
  readonly minutes: number;
}

/** What happened in a walkthrough. Immutable; `by` is whoever did it. */
export interface Moment {
  readonly fact: 'moment';
  /** The id of the command that made it, which is also its file's name. */
  readonly id: string;
  readonly walkthrough: string;
  readonly by: Speaker;
  readonly at: string;
  readonly what: Happening;
}

/** Whose names stand beside the answers of a round: everybody's, theirs who want it, nobody's. */
export type Names = 'signed' | 'free' | 'unsigned';

export type Happening =
  /** Somebody came in. */
  | { readonly happened: 'joined'; readonly as: Role }
  /** The agenda from now on. */
  | { readonly happened: 'planned'; readonly agenda: readonly AgendaItem[] }
  /** All were taken to an address of the app; `undoes`: back from the move of that id. */
  | { readonly happened: 'shown'; readonly place: string; readonly undoes?: string }
  /** A round began: a question was put to everybody. Hidden: nobody sees an answer of others until it is revealed. */
  | {
      readonly happened: 'put';
      readonly question: string;
      readonly hidden: boolean;
      readonly names: Names;
    }
  /** The answers of the round of a question were shown to all. */
  | { readonly happened: 'revealed'; readonly question: string }
  /** A note that only facilitators see. */
  | { readonly happened: 'noted'; readonly place: string; readonly text: string }
  | { readonly happened: 'ended' };
