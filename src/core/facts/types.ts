import type * as v from 'valibot';
import type { ShapeSpec } from '../shapes/types.ts';
import type { Kind, PointStatus } from '../spec/types.ts';
import type { consentLevelSchema } from './reaction-file.ts';
import type { outcomeSchema, replySchema } from './reply-schema.ts';
import type { DeepReadonly } from './schemas.ts';
import type { SessionEvent, Walkthrough } from './walkthrough/types.ts';

/** A person: a name, and what they speak for ("Finance"). Typed once, stored with every fact. */
export interface Speaker {
  readonly name: string;
  readonly role: string;
}

/** A person who reads or answers, as far as they are known. */
export interface KnownPerson extends Speaker {
  /** Public id of the person as whom they were let in, 8 hex digits; absent: there is only the name. */
  readonly person?: string;
  /** They were let in under exactly this name: statements under it without a person's id are theirs as well. */
  readonly named?: boolean;
}

export interface Signed {
  readonly by: Speaker;
  /** Public id of the person who entered it in their own session; absent: only the name is known. */
  readonly person?: string;
  /** By somebody who was let in under exactly this name (`KnownPerson`). */
  readonly named?: true;
  /** Who wrote it down, where that was another person. */
  readonly writer?: Speaker;
}

/** Where a question came from. A hand-raised one names the person; the others are the same on every branch. */
export type Origin =
  | { readonly from: 'bank' }
  | { readonly from: 'point' }
  | { readonly from: 'mark'; readonly text: string }
  | { readonly from: 'edit' }
  | AnswerOrigin
  | {
      readonly from: 'hand';
      readonly by: Speaker;
      readonly at: string;
      /** Id of the walkthrough in which it came up. */
      readonly during?: string;
    };

/** Raised by an answer: its words, what it is about, and the bank question that is asked. */
export interface AnswerOrigin {
  readonly from: 'answer';
  /** Id of the question whose decision raised it. */
  readonly because: string;
  /** The item it is about, as it was called then, and its id; absent where the answer as a whole raised it. */
  readonly item?: ItemRef;
  /** The entity it is asked of, where that is not the item itself. */
  readonly thing?: ItemRef;
  /** The word in that answer which raised it: an option's id, or the content of a cell. */
  readonly said?: string;
  /** Other words that would have raised it as well. */
  readonly or?: readonly string[];
  /** The words that follow “Because you said”; “…” is replaced by the name of what it is about. */
  readonly words?: string;
  /** The question that asks the same of all entities at once. */
  readonly like?: string;
}

export interface ItemRef {
  readonly id: string;
  readonly label: string;
}

/** Asks for one slot, one mark, or a matter that a person raised. Immutable; its status is derived. */
export interface Question {
  readonly fact: 'question';
  readonly id: string;
  /** Id of the point under which it was raised; ids are reused when sections come and go. */
  readonly point: string;
  /** The name of that section (`sectionNames`), by which it is found again; absent in older files. */
  readonly section?: string;
  readonly kind: Kind;
  /** The slot that its decision fills; null where it fills none. */
  readonly slot: string | null;
  readonly origin: Origin;
  /** One sentence in everyday words. */
  readonly ask: string;
  readonly why: string;
  readonly shape: ShapeSpec;
  /** Who could know, as groups of people ("domain expert"). */
  readonly who: readonly string[];
  /** Ids of the questions that should be settled first. */
  readonly needs: readonly string[];
  /** Kinds of point and ids of questions that wait for it. */
  readonly blocks: readonly string[];
  readonly minutes: number;
  /** What it costs to change the answer later: 1 little, 2 some, 3 a lot. */
  readonly reversal: 1 | 2 | 3;
}

export type Reply = DeepReadonly<v.InferOutput<typeof replySchema>>;

/** Immutable; changing one's mind is a new response that names the old one in `supersedes`. */
export interface Response extends Signed {
  readonly fact: 'response';
  readonly id: string;
  readonly question: string;
  /** UTC, ISO 8601 with seconds. */
  readonly at: string;
  readonly reply: Reply;
  readonly supersedes?: string;
  /** Id of the walkthrough in which it was given. */
  readonly during?: string;
  /** Given without a name: `by` is `ANONYMOUS_SPEAKER`, `at` is when the question was put, the same for all. */
  readonly anonymous?: AnonymousSeal;
}

/** Lets the person who answered without a name, and nobody else, change the answer. */
interface AnonymousSeal {
  /** SHA-256 of a key that only their device holds, as 64 hex digits; empty: the answer cannot be changed. */
  readonly seal: string;
}

export const ANONYMOUS_SPEAKER: Speaker = { name: 'Anonymous', role: '' };

export type ConsentLevel = v.InferOutput<typeof consentLevelSchema>;

/** What one person thinks of an answer to a question. Immutable; the newest of a person on an answer counts. */
export interface Reaction extends Signed {
  readonly fact: 'stance';
  readonly id: string;
  readonly question: string;
  readonly on: string;
  readonly at: string;
  readonly stand: ConsentLevel;
  /** In their words; may be empty for *agree* only. */
  readonly reason: string;
  readonly during?: string;
}

/** A sentence of notes that somebody has attached to a question. Immutable; it is no answer. */
export interface Quote extends Signed {
  readonly fact: 'quote';
  readonly id: string;
  readonly question: string;
  readonly at: string;
  readonly text: string;
  /** The name of the notes, and the place in them. */
  readonly from: string;
  readonly place: string;
  /** Who said it there. */
  readonly speaker?: string;
  readonly during?: string;
}

/** Takes back a quote, or an answer on which nothing rests yet, or puts it in force again; the newest of them counts. */
export interface Withdrawal extends Signed {
  readonly fact: 'withdrawal';
  readonly id: string;
  readonly question: string;
  readonly of: string;
  /** Whether it is in force from now on. */
  readonly stands: boolean;
  readonly at: string;
  readonly during?: string;
}

/** The text of notes or a transcript that somebody brought, or a part of it; kept whole, and never changed. */
export interface Notes extends Signed {
  readonly fact: 'notes';
  readonly id: string;
  /** The name of the file. */
  readonly name: string;
  readonly part: number;
  readonly parts: number;
  readonly text: string;
  readonly at: string;
}

export type Outcome = DeepReadonly<v.InferOutput<typeof outcomeSchema>>;

/** Closes a question (or, withdrawn, reopens it). Numbered per question; each number is used once. */
export interface Decision extends Signed {
  readonly fact: 'decision';
  readonly id: string;
  readonly question: string;
  /** 1, 2, 3 …: the newest in force replaces those before it. */
  readonly number: number;
  readonly at: string;
  readonly result: Outcome;
  readonly restsOn: readonly string[];
  /** Ids of the responses that dissent. */
  readonly against: readonly string[];
  /** Items that this decision calls by another name than the one before; every other new name is a new item. */
  readonly renamed?: readonly Renaming[];
  /** The decision that raised its question, as "entities.records/2": the version its deciders knew. */
  readonly knew?: string;
  /** Id of the walkthrough in which it was made. */
  readonly during?: string;
}

export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** A status that a person can give to a section; whether it is a container depends on its place alone. */
export type CorrectableStatus = Exclude<PointStatus, 'container'>;

/** `as-read` takes back earlier corrections and leaves the reading of the text as it is. */
type Corrected<T> = T | 'as-read';

/** What a section is about, or how much it says, where its text was read wrongly. */
export interface Correction {
  readonly fact: 'correction';
  readonly id: string;
  readonly point: string;
  /** Its title at that time, after that of the section around it where others had the same. */
  readonly section: string;
  readonly kind?: Corrected<Kind>;
  readonly status?: Corrected<CorrectableStatus>;
  /** Checksum of the section's own text when the status was given, which holds only while the text is the same. */
  readonly of?: string;
  readonly why: string;
  readonly by: Speaker;
  /** UTC, ISO 8601; empty where the program wrote it while it read a family of documents. */
  readonly at: string;
}

/** The document outside the workspace that SPEC.md was copied from, as it was at that time. */
export interface SpecSource {
  readonly fact: 'source';
  /** The name of its file: a four-digit number, “-” and the file's checksum. The newest counts. */
  readonly id: string;
  /** Path of the document relative to the workspace's folder, with "/": "../idea.md". */
  readonly path: string;
  /** SHA-256 of the bytes that were copied, as 64 hex digits. */
  readonly sha256: string;
  /** UTC, ISO 8601 with seconds. */
  readonly at: string;
}

/** How the program speaks where it might joke: `sober` leaves the jokes out. */
export type Tone = 'playful' | 'sober';

/** Which of the groups that questions ask (“domain expert”) somebody is who speaks for something else (“vet”). */
interface Voice {
  readonly role: string;
  /** Empty: none of them. */
  readonly groups: readonly string[];
}

/**
 * What holds for the whole workspace: its tone, or what one role means. Immutable; the newest counts, of each role. It
 * changes no text that is written.
 */
export interface Setting {
  readonly fact: 'setting';
  readonly id: string;
  readonly tone?: Tone;
  readonly voice?: Voice;
  readonly by: Speaker;
  /** UTC, ISO 8601 with milliseconds. */
  readonly at: string;
}

/** A section as questions refer to it: its id and its name (`sectionNames`) at that time. */
export interface SectionKey {
  readonly point: string;
  readonly section: string;
}

/** What became of a section: its present id and title; null: it is gone. */
export interface SectionFate extends SectionKey {
  readonly now: SectionKey | null;
}

export interface OutlineEntry {
  /** Its name (`sectionNames`); empty where it had no title. */
  readonly section: string;
  readonly depth: number;
  /** Whether it stated less than it should. */
  readonly lacks: boolean;
}

/** What became of sections, found out when the specification was read. */
export interface SectionChange {
  readonly fact: 'section';
  /** Derived from its content; also its file's name. */
  readonly id: string;
  /** 1 for the first; each later one has a higher number. */
  readonly number: number;
  readonly fates: readonly SectionFate[];
  /** All sections in their order; absent where the order was not recorded. */
  readonly order?: readonly OutlineEntry[];
}

type QuestionFact = Question | Response | Decision | Reaction | Quote | Withdrawal;

export type Fact =
  | QuestionFact
  | Walkthrough
  | SessionEvent
  | Correction
  | Setting
  | SpecSource
  | SectionChange
  | Notes;

/** A file that could not be read as a fact. It is left as it is. */
export interface QuarantinedFile {
  readonly path: string;
  /** 1-based line of the problem; 1 where none can be named. */
  readonly line: number;
  /** One sentence: what is wrong and what to do. */
  readonly reason: string;
  /** Where a merge has put two decisions into one file: both. */
  readonly sides?: readonly [Decision, Decision];
}
