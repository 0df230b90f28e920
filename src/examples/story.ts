import type { Speaker } from '#core/index.ts';
import type { Walk } from './walk.ts';

/**
 * What was said to one question, and what became of it. Answers stand in the form that they have in a file: rows
 * with their cells in the order of the question's columns and " | " between them, one item a line, "14 days", the id
 * of an option, or text.
 */
export interface Talk<Who extends string = string> {
  /** The answer that counts; absent where nobody gave one. */
  readonly says?: string;
  /** Who gives it; by default somebody of those who could know. */
  readonly by?: Who;
  /** Who says the same; by default the others who could know, where the question is not a small one. */
  readonly agree?: readonly Who[];
  /** Who says otherwise; the decision names them as dissent. */
  readonly otherwise?: readonly { readonly by: Who; readonly says: string }[];
  /** Who does not know, and who would. */
  readonly unsure?: readonly { readonly by: Who; readonly who: string }[];
  /** It does not apply, for this reason. */
  readonly na?: string;
  /** Put off: who minds it, and until when (YYYY-MM-DD). */
  readonly later?: { readonly owner: string; readonly until: string };
  /** Taken for granted until somebody looks again on this day (YYYY-MM-DD). */
  readonly assumed?: string;
  /** Said, but decided by nobody. */
  readonly open?: true;
  /** Who decides; by default the one who decides about such questions. */
  readonly decided?: Who;
  /** After the decision, its first speaker takes the answer back and says this; nobody decides again. */
  readonly changed?: string;
}

/** The short form is an answer that everybody gives and that is decided. */
export type Told<Who extends string = string> = string | Talk<Who>;

/**
 * What was said, by question: by its id; by its id with the name of what it is about in place of that one's id
 * ("states.loan.list.In repair.responsible"); or by a pattern in which "*" stands for any one part. The first that
 * fits counts, in this order; of two patterns the longer one.
 */
export type Answers<Who extends string = string> = Readonly<Record<string, Told<Who>>>;

/** A record that somebody writes down for the prototype, by the ids of its thing and fields. */
export interface RecordTold {
  /** Id of the thing. */
  readonly entity: string;
  readonly record: {
    readonly id: string;
    /** Name of the state it is in. */
    readonly state: string;
    readonly values: Readonly<Record<string, string | number | boolean>>;
  };
}

/** A workspace as a story: who was there, on which days, and what was said. */
export interface Story<Who extends string = string> {
  readonly name: string;
  /** SPEC.md before anybody has said anything. */
  readonly spec: string;
  readonly people: Readonly<Record<Who, Speaker>>;
  /** Who speaks for each kind of people that a question asks for. */
  readonly knows: Readonly<Record<string, Who>>;
  /** Who decides, by kind of question. */
  readonly decides: Readonly<Record<string, Who>>;
  /** Days on which people came together (YYYY-MM-DD). */
  readonly days: readonly string[];
  /** How many questions they talk about on one day. */
  readonly aDay: number;
  readonly answers: Answers<Who>;
  /** What is said to every question that `answers` says nothing of; absent: nothing. */
  readonly otherwise?: Talk<Who>;
  /** Walkthroughs, after all else was said, in their order. */
  readonly walks?: readonly Walk<Who>[];
  /** What is written down for the prototype at the end, and who does it. */
  readonly records?: { readonly by: Who; readonly all: readonly RecordTold[] };
}

/** The lines of a template without the blanks that indent them. */
export function plain(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}
